import { toOneLine } from '../text/one-line.ts';
import { redact } from '../text/redact.ts';

/**
 * The service's text as one harmless line, cut to `max` characters. A secret that it echoes is taken out: after
 * hidden characters are gone, for they could stand inside it, and before the cut, which could leave a part of it.
 */
export function cleanLine(text: string, how: { secrets: readonly string[]; max: number }): string {
  return toOneLine(redact(toOneLine(text, Number.POSITIVE_INFINITY), how.secrets), how.max);
}
