/** What is written by then, it writes without waiting for the end of the event loop's turn. */
const HELD_MAX_LENGTH = 64 * 1024;

/**
 * Gathers what is written within one turn of the event loop into one write: a thousand requests a second would
 * otherwise spend a good part of their time on writing a thousand lines. `flush` is for the end of the process.
 */
export function gatherWrites(write: (text: string) => void): {
  write: (text: string) => void;
  flush: () => void;
} {
  let held = '';
  const flush = () => {
    const text = held;
    held = '';
    if (text !== '') write(text);
  };
  return {
    write: (text) => {
      if (held === '') setImmediate(flush);
      held += text;
      if (held.length >= HELD_MAX_LENGTH) flush();
    },
    flush,
  };
}
