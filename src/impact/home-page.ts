/** A file that is called so is known by its folder. */
const NAMELESS = /^(?:readme|index|_index|mod|main|lib|init|__init__|doc)$/;

/** True where a page is called as a file of code is: `docs/rules/semi.md` of `lib/rules/semi.js`. */
export function isHomeOf(page: string, file: string): boolean {
  const stem = stemOf(page);
  return stem.length > 2 && stem === stemOf(file);
}

function stemOf(path: string): string {
  const parts = path.toLowerCase().split('/');
  const name = (parts.pop() ?? '').replace(/(?<=.)\..*$/, '');
  const stem = NAMELESS.test(name) ? (parts.pop() ?? '') : name;
  return stem.replace(/[^a-z0-9]/g, '');
}
