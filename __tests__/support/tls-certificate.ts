import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where openssl is missing, tests over TLS are skipped. */
export const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

/** A self-signed certificate for some host names and 127.0.0.1, made for this one test run, in `folder`. */
export function makeCertificate(options: { folder: string; hosts: string[] }): {
  key: Buffer;
  cert: Buffer;
  certPath: string;
} {
  const keyPath = join(options.folder, 'key.pem');
  const certPath = join(options.folder, 'cert.pem');
  const names = [...options.hosts.map((host) => `DNS:${host}`), 'IP:127.0.0.1'];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const subject = ['-subj', '/CN=docs-agent tests', '-addext', `subjectAltName=${names.join(',')}`];
  execFileSync(
    'openssl',
    ['req', '-x509', ...curve, ...subject, '-days', '2', '-keyout', keyPath, '-out', certPath],
    { stdio: 'ignore' },
  );
  return { key: readFileSync(keyPath), cert: readFileSync(certPath), certPath };
}
