import { closeSync, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StringDecoder } from 'node:string_decoder';
import type { Scratch } from '../../ports/files.ts';
import { createWriter } from './writer.ts';

const CHUNK = 64 * 1024;

/** A file of its own in the runner's folder for temporary ones, gone with `dispose`. */
export function openScratch(env: NodeJS.ProcessEnv): Scratch {
  const folder = mkdtempSync(join(env.RUNNER_TEMP || tmpdir(), 'page-views-'));
  const file = openSync(join(folder, 'rows'), 'wx+', 0o600);
  const { write, flush } = createWriter(file);
  return {
    write: (line) => write(`${line}\n`),
    *lines() {
      flush();
      const decoder = new StringDecoder('utf8');
      const chunk = Buffer.alloc(CHUNK);
      let rest = '';
      for (let position = 0; ; ) {
        const read = readSync(file, chunk, 0, CHUNK, position);
        if (read === 0) return;
        position += read;
        const lines = (rest + decoder.write(chunk.subarray(0, read))).split('\n');
        rest = lines.pop() ?? '';
        yield* lines;
      }
    },
    dispose() {
      closeSync(file);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
