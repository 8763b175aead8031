/** A file that differs between two commits; an id is null on the side where there is none. */
export type ChangedFile = {
  path: string;
  /** Where it was before, if elsewhere. */
  from: string | null;
  before: string | null;
  after: string | null;
  /** A file on each side where it is: no link, no submodule. */
  regular: boolean;
};

const HEADER = /^:(\d{6}) (\d{6}) ([0-9a-f]{40,64}) ([0-9a-f]{40,64}) ([A-Z])\d*$/;
const NOTHING = /^0+$/;

/** Reads what `git diff --raw -z --no-abbrev` writes; one that was cut off is read as far as it goes. */
export function parseChangedFiles(raw: string): ChangedFile[] {
  const fields = raw.split('\0');
  const files: ChangedFile[] = [];
  let at = 0;
  while (at < fields.length) {
    const [, modeBefore = '', modeAfter = '', before = '', after = '', status = ''] =
      HEADER.exec(fields[at] ?? '') ?? [];
    const isMoved = status === 'R' || status === 'C';
    const names = fields.slice(at + 1, at + (isMoved ? 3 : 2));
    at += 1 + names.length;
    const path = names.at(-1) ?? '';
    // The last name may be cut off where no terminator follows it.
    if (status === '' || path === '' || at >= fields.length) break;
    files.push({
      path,
      from: isMoved ? (names[0] ?? null) : null,
      before: NOTHING.test(before) ? null : before,
      after: NOTHING.test(after) ? null : after,
      regular: [modeBefore, modeAfter].every((mode) => mode.startsWith('100') || NOTHING.test(mode)),
    });
  }
  return files;
}
