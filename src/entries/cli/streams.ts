import { openDescriptor } from '../../host/write-at-once.ts';
import type { CommandTerminal } from './terminal.ts';

type Streams = Pick<CommandTerminal, 'out' | 'err' | 'stdin' | 'columns' | 'errColumns'>;

/**
 * The process's own streams, each opened where it is first needed: that takes some milliseconds. `onUnsaid` hears of
 * what could not be written; that somebody closed a pipe is none of it, for they have seen enough.
 */
export function openStreams(onUnsaid: () => void): Streams {
  const watched = new Set<NodeJS.WriteStream>();
  const watch = (stream: NodeJS.WriteStream) => {
    if (!watched.has(stream))
      stream.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EPIPE') onUnsaid();
      });
    watched.add(stream);
    return stream;
  };
  return {
    out: openDescriptor(1, { stream: () => watch(process.stdout) }),
    err: openDescriptor(2, { stream: () => watch(process.stderr) }),
    stdin: () => process.stdin,
    columns: () => process.stdout.columns,
    errColumns: () => process.stderr.columns,
  };
}
