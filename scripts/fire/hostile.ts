import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { createServer } from 'node:net';
import { createChance } from './several/chance.ts';
import { openStage, SANDBOX, until } from './stage.ts';

const VIEWERS = 8;
const PAGE_MAX_BYTES = 2 * 1024 * 1024;

/** Says its secret in every way that a shell has at hand, then as much as it can of what is costly to show. */
const LOUD = [
  'echo "$FIRE_SECRET"; printf "%s\\033[0m%s\\n" "${FIRE_SECRET%????????????????}" "${FIRE_SECRET#????????????????}"',
  'printf %s "$FIRE_SECRET" | base64 -w 20; printf " %s" "$FIRE_SECRET" | base64; printf %s "$FIRE_SECRET" | od -An -v -tx1 | tr -d " \\n"',
  'tr "\\0" "/" < /proc/$PPID/environ 2> /dev/null | head -c 4096',
  'yes "$(printf "\\033]")" | tr -d "\\n" | head -c 400000; yes "$(printf "\\007\\302\\220")" | head -c 800000',
  'cat >> index.md',
].join('\n');

/** Agents that try the review page: its size, its cost to everybody else, and the secrets on it. */
export async function fireAgents({ timed, seed }: { timed: boolean; seed: number }): Promise<string[]> {
  const secret = createChance(seed).secret();
  const agent = { command: LOUD, env: ['FIRE_SECRET'], sandbox: SANDBOX };
  const stage = await openStage(
    { projects: { docs: { repository: 'docs', agent } } },
    { FIRE_SECRET: secret },
  );
  const faults: string[] = [];
  try {
    await stage.start();
    const id = String((await stage.api('POST', '/v2/agent/docs/job', { prompt: 'one' })).json.id);
    await stage.finished('docs', id);
    let worstMs = 0;
    let isOver = false;
    const watching = (async () => {
      while (!isOver) {
        const start = performance.now();
        await stage.api('GET', '/healthz');
        worstMs = Math.max(worstMs, performance.now() - start);
      }
    })();
    const pages = await Promise.all(
      Array.from({ length: VIEWERS }, () => stage.api('GET', `/review/docs/${id}`)),
    );
    isOver = true;
    await watching;
    if (timed && worstMs > 250)
      faults.push(`/healthz took ${Math.round(worstMs)} ms while the page was asked for`);
    for (const { status, text } of pages.slice(0, 1)) {
      if (status !== 200) faults.push(`the page is a ${status}`);
      if (Buffer.byteLength(text) > PAGE_MAX_BYTES) faults.push('the page is larger than 2 MiB');
      for (const [form, needle] of forms(secret))
        if (text.includes(needle)) faults.push(`the page has the secret, ${form}`);
    }
  } finally {
    await stage.close();
  }
  return faults;
}

/** A remote that takes connections and says nothing keeps nobody else waiting, and the service ends all the same. */
export async function fireHungRemote(): Promise<string[]> {
  const sockets: Socket[] = [];
  const remote = createServer((socket) => sockets.push(socket.on('error', () => undefined)));
  remote.listen(0, '127.0.0.1');
  await once(remote, 'listening');
  const agent = { command: 'cat >> index.md', sandbox: SANDBOX };
  const { port } = remote.address() as AddressInfo;
  const projects = {
    hung: { repository: `git://127.0.0.1:${port}/docs`, agent },
    docs: { repository: 'docs', agent },
  };
  const stage = await openStage({ projects });
  const faults: string[] = [];
  try {
    await stage.start();
    for (let n = 0; n < 5; n++) await stage.api('POST', '/v2/agent/hung/job', { prompt: `hung ${n}` });
    await until(async () => (sockets.length > 0 ? true : undefined), 10_000);
    const id = String((await stage.api('POST', '/v2/agent/docs/job', { prompt: 'one' })).json.id);
    const end = await stage.finished('docs', id, 30_000);
    if (end !== 'completed') faults.push(`another project's job is ${end ?? 'active'} after 30 seconds`);
    const start = performance.now();
    await stage.end('SIGTERM');
    const tookMs = performance.now() - start;
    if (tookMs > 12_000) faults.push(`the service took ${Math.round(tookMs)} ms to end`);
  } finally {
    await stage.close();
    for (const socket of sockets) socket.destroy();
    remote.close();
  }
  return faults;
}

function forms(secret: string): [string, string][] {
  const bytes = Buffer.from(secret);
  return [
    ['plain', secret],
    ['in hex', bytes.toString('hex')],
    ['in base64', bytes.toString('base64').slice(0, 20)],
  ];
}
