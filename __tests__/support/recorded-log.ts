import type { Log } from '../../src/ports/log.ts';

/** A log that keeps what it is told, one `level: text` each. */
export function createRecordedLog(): Log & { readonly lines: string[] } {
  const lines: string[] = [];
  const keep = (level: string) => (text: string) => {
    lines.push(`${level}: ${text}`);
  };
  return {
    lines,
    info: keep('info'),
    notice: keep('notice'),
    warning: keep('warning'),
    error: keep('error'),
  };
}
