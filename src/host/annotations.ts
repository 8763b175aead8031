import { neutralise } from '../text/neutralise.ts';
import { redact } from '../text/redact.ts';
import { renderLogCommand } from './log-command.ts';
import { writeOut } from './write-at-once.ts';

/** A place in a file of the repository; lines count from 1. */
export interface AnnotatedPlace {
  readonly file: string;
  readonly line: number;
}

/** Writes a notice at a line of a file, which a code host shows beside the change. Foreign text in it is made harmless. */
export function createAnnotate(secrets: readonly string[]): (text: string, place: AnnotatedPlace) => void {
  const clean = (text: string) => redact(neutralise(redact(text, secrets)), secrets);
  return (text, { file, line }) =>
    writeOut(
      renderLogCommand('notice', {
        title: 'docs-agent',
        file: clean(file),
        line: String(line),
        data: clean(text),
      }),
    );
}
