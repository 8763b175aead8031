import { type GivenOptions, toInputs } from '../../host/command-line/options.ts';
import { createTerminalLog } from '../../host/command-line/terminal.ts';
import { sayAtTerminal } from '../../host/command-line/wording.ts';
import { parseImpactInputs } from '../../host/impact/inputs.ts';
import { readViewsFile } from '../../host/impact/views-file.ts';
import { InputError } from '../../host/inputs/input-error.ts';
import { readMap, tellEnd } from '../../impact/answer-event.ts';
import { tellLine } from '../../impact/comment.ts';
import { findImpact } from '../../impact/find-impact.ts';
import { FINDING_KINDS } from '../../impact/finding.ts';
import { openClone } from '../../impact/git.ts';
import { openSpan, SpanError } from '../../impact/open-span.ts';
import type { CommandTerminal } from './terminal.ts';

export interface ImpactOptions extends GivenOptions {
  readonly base?: string;
  readonly head?: string;
  readonly all?: boolean;
  readonly json?: boolean;
  readonly report?: string;
}

/** Looks at a change of the clone that the command is called in, and prints what it leaves behind. */
export async function showImpact(
  { base, head = 'HEAD', all = false, json = false, report, ...options }: ImpactOptions,
  terminal: CommandTerminal,
): Promise<0 | 1> {
  const inputs = parseImpactInputs(toInputs(options, terminal.env), FINDING_KINDS);
  if (report !== undefined && !all) throw new InputError('report', 'it goes with --all.');
  refuseBeside({ base, ...options }, all);
  const reads = inputs.views === '' ? [] : readViewsFile(inputs.views, process.cwd());
  const clone = openClone(process.cwd());
  if (!(await clone.isThere()))
    throw new SpanError('This folder lies in no git repository. Call it in a clone.');
  if (all)
    return (await import('./show-drift.ts')).showDrift({ head, json, report, inputs }, { clone, terminal });
  const log = createTerminalLog([], terminal.err);
  const span = await openSpan({ base: base ?? (await usualBase(clone)), head }, { clone, mayFetch: false });
  const { map, notes } = await readMap(inputs.map, { clone, commit: span.head });
  const found = await findImpact({ span, globs: inputs, map, reads }, clone);
  for (const note of [...notes, ...found.notes]) log.warning(note);
  for (const mistake of found.mistakes) log.warning(sayAtTerminal(mistake));
  const { impact, findings, pages, prompt } = found;
  const print = createTerminalLog([], terminal.out);
  if (json) terminal.out(`${JSON.stringify({ impact, findings, pages, prompt }, undefined, 2)}\n`);
  else for (const line of [...findings.map(tellLine), tellEnd(found)]) print.info(line);
  return findings.some(({ kind }) => inputs.failOn.has(kind)) ? 1 : 0;
}

/** What compares two commits says nothing of the whole of one. */
function refuseBeside(options: GivenOptions, all: boolean): void {
  const beside = ['base', 'map', 'views', 'failOn'].find((name) => options[name] !== undefined);
  if (all && beside !== undefined)
    throw new InputError(
      beside,
      'it does not go with --all, which looks at one commit; leave one of them out.',
    );
  const empty = Object.keys(options).find((name) => [options[name]].flat().includes(''));
  if (empty !== undefined) throw new InputError(empty, 'it is empty; give a value, or leave it out.');
}

/** The default branch, as a clone knows it. */
async function usualBase(clone: ReturnType<typeof openClone>): Promise<string> {
  for (const name of ['origin/HEAD', 'origin/main', 'origin/master', 'main', 'master'])
    if ((await clone.resolve(name)) !== undefined) return name;
  throw new InputError('base', 'nothing was given, and this clone has no default branch; give a revision.');
}
