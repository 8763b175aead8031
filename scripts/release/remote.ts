/** What package.json says of where a package comes from. */
export interface Addresses {
  readonly repository: { readonly type: 'git'; readonly url: string };
  readonly homepage: string;
  readonly bugs: { readonly url: string };
}

/**
 * The addresses that a git remote stands for, on any forge: `https://host/owner/name.git`, `ssh://git@host:22/owner/name`,
 * `git@host:owner/name.git`. Undefined for a folder, and for anything else that others can't open in a browser. User
 * names, passwords and the port of ssh are left out.
 */
export function readRemote(remote: string): Addresses | undefined {
  const found = readWebUrl(remote.trim()) ?? readSshUrl(remote.trim());
  if (found === undefined) return undefined;
  const path = found.path.replace(/^\/+|\/+$/g, '').replace(/\.git$/, '');
  // Groups may be nested, and nothing in a path of a repository needs an escape.
  if (!/^[\w.~-]+(?:\/[\w.~-]+)+$/.test(path) || /(?:^|\/)\.{1,2}(?:\/|$)/.test(path)) return undefined;
  const web = `${found.origin}/${path}`;
  return {
    repository: { type: 'git', url: `git+${web}.git` },
    homepage: `${web}#readme`,
    bugs: { url: `${web}/issues` },
  };
}

function readWebUrl(remote: string): { origin: string; path: string } | undefined {
  if (!/^https?:\/\//.test(remote) || !URL.canParse(remote)) return undefined;
  const { origin, pathname, search, hash } = new URL(remote);
  return search || hash ? undefined : { origin, path: pathname };
}

/** ssh says nothing of the web server's port, so it is taken to be the usual one. */
function readSshUrl(remote: string): { origin: string; path: string } | undefined {
  const url = /^(?:git\+)?ssh:\/\/(?:[^@/\s]+@)?([\w.-]+)(?::\d+)?\/(.+)$/.exec(remote);
  // As scp writes it. A single letter before the colon is a drive.
  const scp = /^(?:[^@/:\s]+@)?([\w.-]{2,}):(?!\/\/)(.+)$/.exec(remote);
  const [, host, path] = url ?? scp ?? [];
  return host === undefined || path === undefined ? undefined : { origin: `https://${host}`, path };
}
