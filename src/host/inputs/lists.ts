import { InputError, showGiven } from './input-error.ts';
import type { AnyInput } from './read.ts';

const GLOBS_MAX = 100;
const GLOB_MAX_CHARACTERS = 500;

/** One a line, or several on a line behind commas. */
export function parseList(value: string): string[] {
  return value
    .split(/[\n,]/)
    .map((item) => item.trim())
    .filter(Boolean);
}

/** @throws InputError where there are too many patterns, or one is too long */
export function parseGlobs(name: AnyInput, value: string): string[] {
  const globs = parseList(value);
  if (globs.length > GLOBS_MAX)
    throw new InputError(name, `${globs.length} patterns were given; accepted are at most ${GLOBS_MAX}.`);
  const long = globs.find((glob) => glob.length > GLOB_MAX_CHARACTERS);
  if (long === undefined) return globs;
  throw new InputError(
    name,
    `${showGiven(long)} was given; accepted are at most ${GLOB_MAX_CHARACTERS} characters.`,
  );
}
