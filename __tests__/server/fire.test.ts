import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { findPostgres } from '../support/postgres.ts';

const FIRE = resolve(import.meta.dirname, '../../scripts/fire.ts');

async function fire(...options: string[]): Promise<{ said: string; code: unknown }> {
  const child = spawn(process.execPath, [FIRE, '--short', ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk;
    });
  const [code] = await once(child, 'close');
  return { said, code };
}

test('a little fire leaves nothing lost, nothing twice, nothing active for ever, no secret on a page', async () => {
  const { said, code } = await fire();
  expect(said).not.toMatch(/FAILED/);
  expect(code).toBe(0);
}, 600_000);

const isInstalled = findPostgres() !== undefined;
if (!isInstalled)
  process.stderr.write(
    'NOT TESTED: SEVERAL MACHINES UNDER FIRE. PostgreSQL is not installed (Debian: apt-get install postgresql).\n',
  );

(isInstalled ? test : test.skip)(
  'and so does one on several machines, PostgreSQL killed with them',
  async () => {
    const { said, code } = await fire('--postgres');
    expect(said).toMatch(/^ok {6}several machines, seed \d+$/m);
    expect(code).toBe(0);
  },
  600_000,
);
