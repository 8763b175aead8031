/** Has git write each header of an answer to descriptor 3; it says itself that it was redirected, and not where to. */
export const HEADER_TRACE = { GIT_TRACE_CURL: '3', GIT_TRACE_CURL_NO_DATA: '1' };

/** How much of the trace's end is looked at: the headers of the last answer fit. */
export const TRACE_END_CHARACTERS = 16_384;

const HEADER = /<= Recv header: (.*?)\r?$/gm;

/** Where the last answer in the trace redirects to, as a repository's address; undefined where it is no redirect. */
export function redirectIn(trace: string, url: string): string | undefined {
  let address: string | undefined;
  for (const [, header = ''] of trace.matchAll(HEADER)) {
    const status = /^HTTP\/[\d.]+ (\d{3})/.exec(header)?.[1];
    if (status !== undefined) address = /^30[12378]/.test(status) ? 'another address' : undefined;
    const location = /^location:\s*(.*)$/i.exec(header)?.[1];
    if (location !== undefined && address !== undefined) address = repositoryAt(location, url) ?? address;
  }
  return address;
}

/** What is told of it, in one sentence; `isPermanent` knows it by its beginning. */
export function describeRedirect(address: string): string {
  return (
    `the remote redirects to ${address}. Redirects are not followed, since the token would go along: ` +
    'if that is its address now, write it in `repository`'
  );
}

/** The address without what git's protocol adds, and without a user. */
function repositoryAt(location: string, url: string): string | undefined {
  const to = URL.parse(location, url);
  if (!to) return undefined;
  [to.username, to.password, to.search, to.hash] = ['', '', '', ''];
  return to.href.replace(/\/(?:info\/refs|git-(?:upload|receive)-pack)$/, '');
}
