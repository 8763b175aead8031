import { execFile } from 'node:child_process';
import { lstatSync, readFileSync, readlinkSync } from 'node:fs';

/**
 * What of the machine everybody may read and a program needs to run. Of /etc nothing that may hold a key: as root,
 * even without capabilities, an agent could read /etc/ssl/private.
 */
const SYSTEM = ['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32'];
const ETC = [
  'alternatives',
  'ca-certificates',
  'ca-certificates.conf',
  'crypto-policies',
  'fonts',
  'gai.conf',
  'host.conf',
  'hosts',
  'ld.so.cache',
  'ld.so.conf',
  'ld.so.conf.d',
  'localtime',
  'mime.types',
  'nsswitch.conf',
  'pki/ca-trust',
  'pki/tls/cert.pem',
  'pki/tls/certs',
  'pki/tls/openssl.cnf',
  'protocols',
  'resolv.conf',
  'services',
  'ssl/cert.pem',
  'ssl/certs',
  'ssl/openssl.cnf',
  'timezone',
];

export type SystemPath = { path: string; link: string | undefined };

/** The folders of the system that exist here; `link` is where one that is a symbolic link leads, such as /bin. */
export function systemPaths(): SystemPath[] {
  return SYSTEM.flatMap((path) => {
    const stat = lstatSync(path, { throwIfNoEntry: false });
    if (!stat) return [];
    return [{ path, link: stat.isSymbolicLink() ? readlinkSync(path) : undefined }];
  });
}

/** Files of /etc that are shown where they exist. */
export const ETC_PATHS: readonly string[] = ETC.map((name) => `/etc/${name}`);

/** The most that this process may set a limit to, by its name in /proc/self/limits; Infinity where that is open. */
export function hardLimit(name: string): number {
  const line = readFileSync('/proc/self/limits', 'utf8')
    .split('\n')
    .find((text) => text.startsWith(`${name} `));
  const hard = line?.slice(name.length).trim().split(/\s+/)[1];
  return hard === undefined || hard === 'unlimited' ? Number.POSITIVE_INFINITY : Number(hard);
}

let disablesUserns: Promise<boolean> | undefined;

/** Whether bubblewrap has `--disable-userns` (0.8 and later), and may use it: not where /proc/sys is read-only. */
export function canDisableUserns(): Promise<boolean> {
  const args = ['--unshare-user', '--disable-userns', '--ro-bind', '/', '/', 'true'];
  disablesUserns ??= new Promise((resolve) => {
    execFile('bwrap', args, { timeout: 10_000 }, (error) => resolve(error === null));
  });
  return disablesUserns;
}
