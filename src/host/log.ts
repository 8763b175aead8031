import type { Log } from '../ports/log.ts';
import { neutralise } from '../text/neutralise.ts';
import { redact } from '../text/redact.ts';
import { issueCommand } from './toolkit.ts';

const TITLE = 'docs-agent';

/**
 * The step's log. Every text is redacted and made harmless; annotations go through the toolkit's escaping. Redacted
 * again at the end, for hidden characters that are dropped may have stood inside a secret.
 */
export function createLog(secrets: readonly string[], write: (line: string) => void = writeOut): Log {
  const clean = (text: string) => redact(neutralise(redact(text, secrets)), secrets);
  const annotate = (level: string) => (text: string) => issueCommand(level, { title: TITLE }, clean(text));
  return {
    info: (text) => write(`${clean(text)}\n`),
    notice: annotate('notice'),
    warning: annotate('warning'),
    error: annotate('error'),
  };
}

function writeOut(line: string): void {
  process.stdout.write(line);
}

/** Masks a secret in everything the runner shows from here on. Line by line, as the runner matches lines. */
export function maskSecret(secret: string): void {
  for (const line of new Set([secret, ...secret.split(/\r\n|\r|\n/)])) {
    if (line.trim() !== '') issueCommand('add-mask', {}, line);
  }
}
