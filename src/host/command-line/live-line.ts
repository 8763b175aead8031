import type { Clock } from '../../ports/clock.ts';
import type { Log } from '../../ports/log.ts';
import { formatDuration } from '../../text/duration.ts';
import { toOneLine } from '../../text/one-line.ts';

/** Where a terminal shows one line that changes. */
export interface LiveTerminal {
  readonly write: (text: string) => void;
  /** Its width now, in characters. */
  readonly columns: () => number;
  readonly colour: boolean;
  readonly redact: (text: string) => string;
}

/** A log whose news stand on one line, with a spinner and the time since the start; what matters stays above it. */
export interface LiveLine extends Log {
  /** Takes the line away. */
  stop(): void;
}

const FRAMES = [...'⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏'];
const FRAME_MS = 100;
/** Back to the line's start, and everything behind it away. */
const CLEAR = '\r\u001b[2K';
const [CYAN, PLAIN] = ['\u001b[36m', '\u001b[39m'];

/** @param log what `warning` and the like are written with, a line each */
export function openLiveLine(
  log: Log,
  { terminal, clock }: { terminal: LiveTerminal; clock: Clock },
): LiveLine {
  const { write, columns, colour, redact } = terminal;
  const startedMs = clock.now();
  let frame = 0;
  let news = '';
  let running = true;
  const draw = () => {
    const spinner = FRAMES[frame % FRAMES.length] ?? '';
    const rest = ` ${formatDuration(clock.now() - startedMs)}  ${news}`;
    write(`${CLEAR}${colour ? CYAN + spinner + PLAIN : spinner}${clip(rest, columns() - 2)}`);
  };
  const turning = clock.every(FRAME_MS, () => {
    frame += 1;
    draw();
  });
  const above = (say: (text: string) => void) => (text: string) => {
    if (running) write(CLEAR);
    say(text);
    if (running) draw();
  };
  draw();
  return {
    info(text) {
      // Again behind the cleaning: hidden characters that are dropped may have stood inside a secret.
      news = redact(toOneLine(redact(text), Number.POSITIVE_INFINITY));
      if (running) draw();
    },
    notice: above(log.notice),
    warning: above(log.warning),
    error: above(log.error),
    stop() {
      if (!running) return;
      running = false;
      turning();
      write(CLEAR);
    },
  };
}

/** Cut to so many columns: a line that wraps can't be taken away. What is not plain may be two columns wide. */
function clip(text: string, columns: number): string {
  let left = columns;
  let shown = '';
  for (const character of text) {
    left -= (character.codePointAt(0) ?? 0) < 0x1100 ? 1 : 2;
    if (left < 0) break;
    shown += character;
  }
  return shown;
}
