import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';

const FIRE = resolve(import.meta.dirname, '../../scripts/fire.ts');

test('a little fire leaves nothing lost, nothing twice, nothing active for ever, no secret on a page', async () => {
  const child = spawn(process.execPath, [FIRE, '--short'], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk;
    });
  const [code] = await once(child, 'close');
  expect(said).not.toMatch(/FAILED/);
  expect(code).toBe(0);
}, 600_000);
