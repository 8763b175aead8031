/**
 * Whether it is an address of a database as PostgreSQL's own programs take it. `URL` refuses some of them: a socket's
 * address has a user and no host.
 */
export function isPostgresUrl(text: string): boolean {
  return /^postgres(?:ql)?:\/\/\S+$/.test(text);
}

/** The passwords in such an address, as they are written and as they are meant. */
export function passwordsOf(address: string): string[] {
  const [authority = '', query = ''] = address.replace(/^\w+:\/\//, '').split('?', 2);
  const inside = /^[^/]*?:([^/]*)@/.exec(authority)?.[1] ?? '';
  const named = new URLSearchParams(query).get('password') ?? '';
  return [...new Set([inside, decoded(inside), named])].filter((password) => password !== '');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
