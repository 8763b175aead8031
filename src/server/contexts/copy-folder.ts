import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Copies a folder to where there is none, links as links. `linked`: its files are the same ones, by a second name, and take
 * no room.
 * @throws where it can't, as between two file systems
 */
export async function copyFolder(
  { from, to, linked }: { from: string; to: string; linked: boolean },
  signal: AbortSignal,
): Promise<void> {
  const how = linked ? ['-al'] : ['-a', '--reflink=auto'];
  const child = spawn('cp', [...how, '--', from, to], { stdio: ['ignore', 'ignore', 'pipe'], signal });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    if (said.length < 400) said += chunk;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`cp: ${said.trim() || `ended with ${code}`}`);
}
