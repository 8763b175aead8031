import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const source = (name: string) => JSON.stringify(join(import.meta.dirname, '../../../src/server', name));

/** Starts work on a database that is away just then, and does nothing else. */
const START = `
  import { parseConfig } from ${source('config/config.ts')};
  import { startWork } from ${source('work/start-work.ts')};
  const agent = { command: 'true', sandbox: 'none' };
  const projects = { docs: { repository: 'docs', agent } };
  const config = parseConfig({ projects }, { directory: '/nowhere', environment: {} });
  const turns = { leaseMs: 30_000, running: () => Promise.reject(new Error('the database is away')) };
  await startWork({ config, stores: { turns }, mirrorOf: () => ({}), drainMs: 0, publishEveryMs: 1000 }).catch((error) => {
    process.stdout.write(error.message);
  });
`;

test('work that can not begin leaves nothing behind that keeps the process', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', START]);
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  const [code] = await once(child, 'close');
  expect([code, said]).toEqual([0, 'the database is away']);
});
