import { closeSync, openSync, writeSync } from 'node:fs';
import { redactSecrets } from '../words/redact.ts';

const HEAD_MAX_BYTES = 256 * 1024;
const TAIL_MAX_BYTES = 256 * 1024;

export type AgentLog = { write: (chunk: Buffer) => void; note: (line: string) => void; close: () => void };

/**
 * Writes what an agent says to a file: the beginning at once, the end when it closes, and in between, where it says
 * more than fits, how much is missing. Values of `secrets` are starred out, also where chunks cut through them.
 */
export function openAgentLog(file: string, secrets: readonly string[]): AgentLog {
  const fd = openSync(file, 'w', 0o600);
  const redact = redactSecrets(secrets).stream();
  const tail: Buffer[] = [];
  let headBytes = 0;
  let tailBytes = 0;
  let missingBytes = 0;

  const put = (text: string) => {
    let bytes = Buffer.from(text);
    const room = HEAD_MAX_BYTES - headBytes;
    if (room > 0) {
      headBytes += writeSync(fd, bytes.subarray(0, room));
      bytes = bytes.subarray(room);
    }
    if (bytes.length === 0) return;
    tail.push(bytes);
    tailBytes += bytes.length;
    while (tailBytes - (tail[0]?.length ?? 0) >= TAIL_MAX_BYTES) {
      const dropped = tail.shift()?.length ?? 0;
      tailBytes -= dropped;
      missingBytes += dropped;
    }
  };

  return {
    write: (chunk) => put(redact.push(chunk)),
    note: (line) => put(`${redact.flush()}\n[docs-agent] ${line}\n`),
    close: () => {
      put(redact.flush());
      if (missingBytes > 0) writeSync(fd, `\n[docs-agent] … ${missingBytes} bytes left out …\n`);
      for (const chunk of tail) writeSync(fd, chunk);
      closeSync(fd);
    },
  };
}
