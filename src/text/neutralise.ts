import { dropHidden, replaceControl, unifyLineEnds } from './hidden.ts';

/*
 * What the runner takes for a command, on either stream, line by line
 * (https://github.com/actions/runner, src/Runner.Common/ActionCommand.cs):
 *   v2  ::name properties::data   where the line, after TrimStart, begins with `::`
 *   v1  ##[name properties]data   where `##[` stands anywhere in the line
 * Both are looked for with .NET's culture-aware search, which passes over zero-width characters, and is free to pass over
 * combining marks. So hidden characters go, marks are allowed for, and the break is a real space, not a zero-width one.
 */
const V2_START = /^((?:[^\S\n]|\p{M})*:\p{M}*)(?=:)/gmu;
const V1_START = /(#\p{M}*#\p{M}*)(?=\[)/gu;
/** A line that begins with nothing but what may stand before `::`, and more. Few do, and the marks above take a millisecond. */
const MAYBE_V2_START = /^[^!-~\n]*:/m;

/** Makes control characters visible: U+2400 and up are pictures of them. C1 controls have none. */
function showControl(character: string): string {
  const code = character.charCodeAt(0);
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  return code === 0x7f ? '\u2421' : '\ufffd';
}

/**
 * Makes foreign text safe to print where a runner reads along: no line of the result is a workflow command, no
 * control character but tab and LF is left. Idempotent.
 */
export function neutralise(text: string): string {
  let result = replaceControl(dropHidden(unifyLineEnds(text)), showControl);
  if (MAYBE_V2_START.test(result)) result = result.replace(V2_START, '$1 ');
  return result.includes('#') ? result.replace(V1_START, '$1 ') : result;
}
