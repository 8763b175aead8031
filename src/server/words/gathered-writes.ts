const HELD_MS = 20;
/** More than this is written without waiting. */
const HELD_MAX_LENGTH = 64 * 1024;

/**
 * Gathers what is written within a moment into one write: thousands of requests a second would otherwise spend a good part
 * of their time on writing thousands of lines. `flush` is for the end of the process; one that is killed loses that moment.
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
      if (held === '') setTimeout(flush, HELD_MS).unref();
      held += text;
      if (held.length >= HELD_MAX_LENGTH) flush();
    },
    flush,
  };
}
