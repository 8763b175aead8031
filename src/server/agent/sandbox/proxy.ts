import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod';
import { oneLine } from '../../words/visible-text.ts';
import { reachOf } from './allowed-hosts.ts';
import { type ProxySettings, serveProxy } from './proxy-process.ts';

export type AllowListProxy = { folder: string; pid: number; close: () => Promise<void> };

const lineSchema = z.union([
  z.object({ listening: z.literal(true) }),
  z.object({ refused: z.string(), thisMachine: z.boolean() }),
]);

/**
 * Starts an HTTP proxy on a socket in a folder of its own, that connects to the hosts of the list and to no other. Names are
 * looked up there: the sandbox has no network, and so no resolver. It is a process of its own: what an agent or a
 * stranger's host sends ends that at most.
 * @param note is told each host that was asked for in vain, and where the proxy ended before its time
 */
export async function startAllowListProxy(
  allowed: readonly string[],
  note: (sentence: string) => void,
): Promise<AllowListProxy> {
  // Not below the data folder: the address of a socket may have 107 bytes.
  const folder = mkdtempSync(join(tmpdir(), 'docs-agent-'));
  const settings: ProxySettings = { socket: join(folder, 'proxy.sock'), allowed };
  const source = `(${serveProxy.toString()})(${JSON.stringify(settings)}, ${reachOf.toString()})`;
  const child = spawn(process.execPath, ['-e', source], {
    // Not in our group: what asks the service to end would end the way out of agents that still run.
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {},
  });
  let isWanted = true;
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
  child.stdin.on('error', () => undefined);
  const lines = createInterface({ input: child.stdout });
  const listening = new Promise<void>((resolve) => {
    lines.on('line', (text) => {
      const line = lineSchema.safeParse(parse(text)).data;
      if (!line) return;
      if ('listening' in line) return resolve();
      const host = oneLine(line.refused, 200);
      note(
        line.thisMachine
          ? `${host} was asked for and is this machine, which agent.network does not name with its port`
          : `${host} was asked for and is not in agent.network`,
      );
    });
  });
  const close = async () => {
    isWanted = false;
    child.stdin.end();
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  await Promise.race([listening, ended]);
  const { pid } = child;
  if (child.exitCode !== null || child.signalCode !== null || pid === undefined) {
    await close();
    throw new Error('the proxy to the hosts of agent.network could not be started');
  }
  void ended.then(
    () => isWanted && note('the proxy to the hosts of agent.network ended, so none is reached'),
  );
  return { folder, pid, close };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
