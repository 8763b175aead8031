/** A file's name in a diff's head, quoted as C does where it has odd characters. */
const NAME = /^(?:---|\+\+\+) (?:"((?:[^"\\]|\\.)*)"|([^\t\n]*))/;
const ESCAPES: Readonly<Record<string, number>> = { n: 10, t: 9, r: 13, a: 7, b: 8, f: 12, v: 11 };

/**
 * The hunks of each file of a whole diff, by the file's name. Lines of a file begin with a sign, so none of them can be taken
 * for a head; lines end with a line feed, and with nothing else that JavaScript takes for an end.
 */
export function readPatches(diff: string): Map<string, string> {
  const patches = new Map<string, string>();
  for (const part of diff.split(/(?<![^\n])(?=diff --git )/)) {
    const start = part.search(/(?<![^\n])@@ /);
    if (start < 0) continue;
    const [before, after] = ['--- ', '+++ '].map((sign) =>
      readName(
        part
          .slice(0, start)
          .split('\n')
          .find((line) => line.startsWith(sign)) ?? '',
      ),
    );
    const name = after === '/dev/null' ? before?.replace(/^a\//, '') : after?.replace(/^b\//, '');
    if (name) patches.set(name, part.slice(start).replace(/\n$/, ''));
  }
  return patches;
}

function readName(line: string): string {
  const [, quoted, plain = ''] = NAME.exec(line) ?? [];
  if (quoted === undefined) return plain;
  const bytes = quoted.match(/\\[0-7]{3}|\\.|[^\\]+/gs) ?? [];
  return Buffer.concat(bytes.map(readPiece)).toString('utf8');
}

function readPiece(piece: string): Buffer {
  if (!piece.startsWith('\\')) return Buffer.from(piece);
  const rest = piece.slice(1);
  if (/^[0-7]{3}$/.test(rest)) return Buffer.from([Number.parseInt(rest, 8) & 0xff]);
  const code = ESCAPES[rest];
  return code === undefined ? Buffer.from(rest) : Buffer.from([code]);
}
