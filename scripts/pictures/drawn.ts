import { drawTerminal } from './draw-terminal.ts';
import { drawThread } from './draw-thread.ts';
import { tellSession } from './terminal-text.ts';
import { THEMES } from './themes.ts';
import { tellThread } from './thread-texts.ts';

const COLUMNS = 96;

/** Every picture that is made of text alone, by its name in `docs/pictures`. */
export function drawAll(): Readonly<Record<string, string>> {
  const texts = tellThread();
  return {
    'thread-light.svg': drawThread(texts, THEMES.light),
    'thread-dark.svg': drawThread(texts, THEMES.dark),
    'terminal.svg': drawTerminal(tellSession({ width: COLUMNS }), { columns: COLUMNS }),
  };
}
