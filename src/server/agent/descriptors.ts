import { openSync, readdirSync, readFileSync } from 'node:fs';

const CLOSE_ON_EXEC = 0o2000000;
const FIRST_BEYOND_STANDARD = 3;

/**
 * Descriptors that whoever started the service left open in it, such as a folder or the lock of a supervisor. Every
 * program started here would have them too, and a sandbox closes none: an open folder is a way out of it. Node
 * takes care of what it opens itself, and of the first 16 or so that it was given.
 */
function findInherited(): number[] {
  return readdirSync('/proc/self/fd')
    .map(Number)
    .filter((descriptor) => descriptor >= FIRST_BEYOND_STANDARD && isPassedOn(descriptor));
}

function isPassedOn(descriptor: number): boolean {
  try {
    const flags = /^flags:\s+([0-7]+)$/m.exec(readFileSync(`/proc/self/fdinfo/${descriptor}`, 'utf8'))?.[1];
    return flags !== undefined && (Number.parseInt(flags, 8) & CLOSE_ON_EXEC) === 0;
  } catch {
    // The one that the folder was read through.
    return false;
  }
}

let nothing: number | undefined;

/** What stands in a program's `stdio` from 3 on: `own` first, and nothing where it would get what the service was given. */
export function sealedDescriptors(own: readonly 'pipe'[]): ('pipe' | 'ignore' | number)[] {
  const inherited = findInherited();
  const sealed: ('pipe' | 'ignore' | number)[] = [...own];
  for (let at = sealed.length; at + FIRST_BEYOND_STANDARD <= Math.max(...inherited); at++) {
    nothing ??= openSync('/dev/null', 'r');
    sealed.push(inherited.includes(at + FIRST_BEYOND_STANDARD) ? nothing : 'ignore');
  }
  return sealed;
}
