import { closeSync, openSync, writeSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import type { Redactor } from '../words/redact.ts';
import { describeFault } from '../words/system-fault.ts';
import { createControlFilter } from './control-codes.ts';
import { TailBuffer } from './tail-buffer.ts';

export const HEAD_MAX_BYTES = 256 * 1024;
export const TAIL_MAX_BYTES = 256 * 1024;

/** None of these throws: a log is written where an error would end the service. */
export type AgentLog = {
  write: (chunk: Buffer) => void;
  note: (line: string) => void;
  close: () => void;
  /** Why something could not be written, if so. */
  fault: () => string | undefined;
};

/**
 * Writes what an agent says to a file, without control codes: the beginning at once, the end when it closes, and in
 * between, where it says more than fits, how much is missing. Secrets are starred out, also where chunks or control
 * codes cut through them.
 */
export function openAgentLog(file: string, redactor: Redactor): AgentLog {
  const fd = openSync(file, 'w', 0o600);
  const decoder = new StringDecoder('utf8');
  const filter = createControlFilter();
  const redact = redactor.stream();
  const tail = new TailBuffer(TAIL_MAX_BYTES);
  let headBytes = 0;
  let fault: string | undefined;

  const write = (bytes: Buffer) => {
    try {
      for (let at = 0; at < bytes.length; ) at += writeSync(fd, bytes, at);
    } catch (error) {
      fault ??= describeFault(error);
    }
  };
  const put = (text: string) => {
    const bytes = Buffer.from(text);
    const head = bytes.subarray(0, HEAD_MAX_BYTES - headBytes);
    headBytes += head.length;
    write(head);
    tail.put(bytes.subarray(head.length));
  };
  const flush = () => put(redact.push(filter.push(decoder.end())) + redact.flush());

  return {
    write: (chunk) => put(redact.push(filter.push(decoder.write(chunk)))),
    note: (line) => {
      flush();
      put(`\n[docs-agent] ${line}\n`);
    },
    close: () => {
      flush();
      if (tail.missing > 0) write(Buffer.from(`\n[docs-agent] … ${tail.missing} bytes left out …\n`));
      write(tail.read());
      closeSync(fd);
    },
    fault: () => fault,
  };
}
