const LINK_MAX_CHARACTERS = 2048;
/** Of ASCII; the reader of addresses itself takes quotes and brackets for a host's name as well. */
const HOST = /^[\w.:[\]-]+$/;

/**
 * Reads a pull request's link: http or https, no user information, no white space, no hidden or control character.
 * Anything else is undefined. The host comes back in ASCII, so that a look-alike shows as what it is.
 */
export function readPrLink(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > LINK_MAX_CHARACTERS) return undefined;
  if (!isPlain(value) && /[\s\\\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u.test(value)) return undefined;
  if (!/^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(value)) return undefined;
  const url = URL.parse(value);
  return url !== null && HOST.test(url.host) && url.href.length <= LINK_MAX_CHARACTERS ? url.href : undefined;
}

/** Visible ASCII without the backslash, as links are nearly always: then Unicode need not be asked, which takes a millisecond. */
const isPlain = (value: string) => /^[!-[\]-~]*$/.test(value);

export type TrustedOrigins = { serverUrl?: string; repository?: string; baseUrl?: string };

/** True where a link has the origin of the code host, of the job's repository or of the service: only then is it a link. */
export function isTrustedLink(link: string, trusted: TrustedOrigins): boolean {
  const origin = webOrigin(link);
  if (origin === undefined) return false;
  return [trusted.serverUrl, trusted.repository, trusted.baseUrl].some((url) => webOrigin(url) === origin);
}

function webOrigin(text: string | undefined): string | undefined {
  const url = text === undefined ? null : URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) ? url.origin : undefined;
}
