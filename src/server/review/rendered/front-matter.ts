export type FrontMatter = { rows: { key: string; value: string }[]; rest: string };

const ROWS_MAX = 200;
/** Nothing in it can be tried twice: a line may be as long as the page. */
const KEY = /^([^\s:#-][^:]*):(?:$|\s(.*))/s;

/**
 * Takes the front matter off a page. Its lines are not read as YAML: what stands before the colon of a line that is
 * not indented is a key, all else belongs to the key before it.
 */
export function splitFrontMatter(source: string): FrontMatter {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const lines = text.split('\n');
  const end = /^---\s*$/.test(lines[0] ?? '')
    ? lines.findIndex((line, at) => at > 0 && /^(?:---|\.\.\.)\s*$/.test(line))
    : -1;
  if (end === -1) return { rows: [], rest: text };
  const rows: FrontMatter['rows'] = [];
  for (const line of lines.slice(1, end)) {
    const [, key, value = ''] = KEY.exec(line) ?? [];
    const last = rows.at(-1);
    if (key !== undefined && rows.length < ROWS_MAX)
      rows.push({ key: key.trim(), value: unquote(value.trim()) });
    else if (last) last.value = `${last.value}\n${line}`;
    else if (line.trim() !== '') rows.push({ key: '', value: line });
  }
  return { rows, rest: lines.slice(end + 1).join('\n') };
}

function unquote(value: string): string {
  return /^"[^"\\]*"$|^'[^']*'$/.test(value) ? value.slice(1, -1) : value;
}
