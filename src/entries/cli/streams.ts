import type { CommandTerminal } from './terminal.ts';

type Streams = Pick<CommandTerminal, 'out' | 'err' | 'stdin' | 'columns' | 'errColumns'>;

/**
 * The process's own streams, each opened where it is first used: that takes a millisecond or two. `onUnsaid` hears of
 * what could not be written; that somebody closed a pipe is none of it, for they have seen enough.
 */
export function openStreams(onUnsaid: () => void): Streams {
  const watched = new Set<NodeJS.WriteStream>();
  const write = (stream: NodeJS.WriteStream, text: string) => {
    if (!watched.has(stream))
      stream.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EPIPE') onUnsaid();
      });
    watched.add(stream);
    stream.write(text);
  };
  return {
    out: (text) => write(process.stdout, text),
    err: (text) => write(process.stderr, text),
    stdin: () => process.stdin,
    columns: () => process.stdout.columns,
    errColumns: () => process.stderr.columns,
  };
}
