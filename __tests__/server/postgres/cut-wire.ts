import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type CutWire = Awaited<ReturnType<typeof startCutWire>>;

/** The name of a server's socket in its folder. */
const SOCKET = '.s.PGSQL.5432';

/** Stands before a server, and loses the answer to a COMMIT when told to: it arrives, is done, and nobody hears of it. */
export async function startCutWire(server: string) {
  const folder = mkdtempSync(join(tmpdir(), 'docs-cut-'));
  const sockets = new Set<Socket>();
  let cut: { andAllAfter: boolean } | undefined;
  let away = false;
  let silent = false;

  const wire = createServer((near) => {
    if (away) return near.destroy();
    const far = connect(join(server, SOCKET));
    let losing = false;
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.on('data', (sent) => {
      if (cut && sent.includes('COMMIT')) {
        losing = true;
        away = cut.andAllAfter;
        cut = undefined;
        if (away) for (const socket of sockets) if (socket !== near && socket !== far) socket.destroy();
      }
      if (!silent) far.write(sent);
    });
    far.on('data', (answer) => {
      if (losing) near.destroy();
      else near.write(answer);
    });
    return undefined;
  });
  wire.listen(join(folder, SOCKET));
  await once(wire, 'listening');

  return {
    folder,
    /** Loses the next answer to COMMIT; no connection is made after it until `mend`, if so wanted. */
    cutAtCommit: (andAllAfter: boolean) => {
      cut = { andAllAfter };
    },
    /** Takes what is sent, and answers nothing. */
    silence: () => {
      silent = true;
    },
    mend: () => {
      away = false;
      silent = false;
    },
    stop: () => {
      for (const socket of sockets) socket.destroy();
      wire.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
