import { appendFileSync } from 'node:fs';
import { redact } from '../text/redact.ts';

/** The runner drops a step's summary above this size. https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands */
const MAX_BYTES = 1024 * 1024;

/** Adds to the step summary. Returns why not, where it could not be done: a summary is worth a line, never a failure. */
export function appendSummary(
  markdown: string,
  facts: { path: string | undefined; secrets: readonly string[] },
): string | undefined {
  if (!facts.path) return undefined;
  const text = `${redact(markdown, facts.secrets)}\n`;
  if (Buffer.byteLength(text) > MAX_BYTES) return 'it is larger than 1 MiB';
  try {
    appendFileSync(facts.path, text);
    return undefined;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'it is not writable';
  }
}
