import type { Log } from '../ports/log.ts';
import { neutralise } from '../text/neutralise.ts';
import { redact } from '../text/redact.ts';
import { renderLogCommand } from './log-command.ts';
import { writeOut } from './write-at-once.ts';

const TITLE = 'docs-agent';

/**
 * The step's log. Every text is redacted and made harmless; annotations are escaped as the toolkit does it. Redacted
 * again at the end, for hidden characters that are dropped may have stood inside a secret.
 */
export function createLog(secrets: readonly string[], write = writeOut): Log {
  const clean = (text: string) => redact(neutralise(redact(text, secrets)), secrets);
  const annotate = (level: string) => (text: string) =>
    write(renderLogCommand(level, { title: TITLE, data: clean(text) }));
  return {
    info: (text) => write(`${clean(text)}\n`),
    notice: annotate('notice'),
    warning: annotate('warning'),
    error: annotate('error'),
  };
}

/** Masks a secret in everything the runner shows from here on. Line by line, as the runner matches lines. */
export function maskSecret(secret: string, write = writeOut): void {
  for (const line of new Set([secret, ...secret.split(/\r\n|\r|\n/)])) {
    if (line.trim() !== '') write(renderLogCommand('add-mask', { data: line }));
  }
}
