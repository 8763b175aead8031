import type { Log } from '../../ports/log.ts';
import { renderTendSummary, type TendRow } from '../../report/tend-table.ts';
import { formatDays } from '../../story/tend-comment.ts';
import type { TrustedOrigins } from '../../text/links.ts';
import { fitOutput, tellUnwritten } from '../outputs.ts';
import { type Deed, isKept, type TendRules } from './decide.ts';
import type { Tending } from './tend.ts';
import type { Done, Seen, Tended } from './tended.ts';

type OutputName = 'reminded' | 'closed' | 'updated' | 'repaired' | 'concluded' | 'pulls';

export interface TendSinks {
  /** @throws where the runner's file can't be written */
  readonly setOutput: (name: OutputName, value: string) => void;
  /** Returns why not, where it could not be done. */
  readonly addSummary: (markdown: string) => string | undefined;
  readonly log: Log;
}

export interface Concluded extends Tending {
  readonly rules: TendRules;
  readonly dryRun: boolean;
  readonly trusted: TrustedOrigins;
  readonly isCancelled: boolean;
}

const DAY_MS = 24 * 60 * 60_000;

/** In words, as something that was done, and that was not. */
const WORDS: Record<Deed['kind'], readonly [done: string, bare: string]> = {
  conclude: ['told its thread', 'tell its thread'],
  close: ['closed', 'close'],
  remind: ['reminded', 'remind'],
  update: ['updated its branch', 'update its branch'],
  repair: ['asked its job to put it right', 'ask its job to put it right'],
  'hand over': ['told that a person has to look', 'tell that a person has to look'],
};

/** Tells how a tending ended: outputs first, then the log, then the summary. Returns the exit code. */
export function concludeTend(
  { tended, elsewhere, broken, ...told }: Concluded,
  { setOutput, addSummary, log }: TendSinks,
): 0 | 1 {
  const count = (kind: Deed['kind']) => countDone(tended, kind);
  try {
    setOutput('reminded', String(count('remind')));
    setOutput('closed', String(count('close')));
    setOutput('updated', String(count('update')));
    setOutput('repaired', String(count('repair')));
    setOutput('concluded', String(count('conclude')));
    setOutput('pulls', writePulls(tended, { ...told, log }));
  } catch (error) {
    log.error(tellUnwritten(error));
    return 1;
  }
  const sentence = broken || tellCounts(tended, told.dryRun);
  if (broken === '') log.info(sentence);
  else log.error(sentence);
  for (const warning of tended.flatMap(warningsOf)) log.warning(warning);
  const notes = tellElsewhere(elsewhere);
  for (const note of notes) log.info(note);
  if (told.isCancelled) log.error('Cancelled. What is not tended yet is left to the next time.');
  const rows = tended.map((one) => rowOf(one, told.rules));
  const refused = addSummary(renderTendSummary(sentence, { rows, trusted: told.trusted, notes }));
  if (refused !== undefined) log.warning(`The step summary could not be written: ${refused}.`);
  return broken !== '' || told.isCancelled ? 1 : 0;
}

function countDone(tended: readonly Tended[], kind: Deed['kind']): number {
  return tended.filter(({ done }) => done.some((one) => one.kind === kind && one.how === 'done')).length;
}

function tellCounts(tended: readonly Tended[], dryRun: boolean): string {
  if (tended.length === 0) return 'No pull request waits.';
  const counted = `${tended.length} pull ${tended.length === 1 ? 'request' : 'requests'} looked at`;
  if (dryRun) return `${counted}. A dry run: nothing was changed, and nothing was sent.`;
  const kinds = ['remind', 'close', 'update', 'repair', 'hand over', 'conclude'] as const;
  const counts = kinds.map((kind) => `${LABELS[kind]}: ${countDone(tended, kind)}`);
  return `${counted}. ${counts.join(', ')}.`;
}

const LABELS: Record<Deed['kind'], string> = {
  remind: 'Reminded',
  close: 'closed',
  update: 'branches updated',
  repair: 'repairs asked for',
  'hand over': 'handed over to people',
  conclude: 'ends told',
};

function warningsOf({ named, done, why }: Tended): string[] {
  const name = `Pull request #${named.number}`;
  if (why !== '') return [`${name} could not be looked at: ${why}.`];
  return done.flatMap((one) => {
    const [word, bare] = WORDS[one.kind];
    if (one.how === 'failed') return [`${name}: could not ${bare}: ${one.why}.`];
    return one.how === 'done' && one.why !== '' ? [`${name}: ${word}, but ${one.why}.`] : [];
  });
}

function tellElsewhere(elsewhere: readonly string[]): string[] {
  if (elsewhere.length === 0) return [];
  const [pulls, are] = elsewhere.length === 1 ? ['pull request', 'is'] : ['pull requests', 'are'];
  return [`${elsewhere.length} ${pulls} of other repositories ${are} left alone.`];
}

function rowOf({ named, seen, done, why }: Tended, rules: TendRules): TendRow {
  const base = { number: named.number, link: named.link };
  if (!seen) return { ...base, title: '', age: '', state: 'not read', done: why };
  const age = seen.pull.state === 'open' ? formatDays(seen.facts.quietMs) : '';
  return { ...base, title: seen.pull.title, age, state: stateOf(seen, rules), done: tellDone(done) };
}

function tellDone(done: readonly Done[]): string {
  const texts = done.map(({ kind, how, why }) => {
    const [word, bare] = WORDS[kind];
    const what = {
      done: word,
      would: `would ${bare}`,
      'let be': `did not ${bare}`,
      failed: `could not ${bare}`,
    };
    return why === '' ? what[how] : `${what[how]}: ${why}`;
  });
  return texts.join('; ');
}

/** In words; what keeps it from being tended comes first. */
function stateOf({ pull, facts }: Seen, rules: TendRules): string {
  if (pull.state !== 'open') return pull.state;
  if (isKept(pull, rules)) return 'kept';
  if (facts.isAtWork) return 'at work';
  const words = [
    ...(pull.hasConflict ? ['conflict'] : []),
    ...(facts.isWrong ? ['something wrong'] : []),
    ...(facts.isBehind ? ['behind'] : []),
    ...(facts.quietMs >= rules.staleMs ? ['stale'] : []),
  ];
  return words.join(', ') || 'open';
}

/** As many as an output takes. */
function writePulls(tended: readonly Tended[], { rules, log }: { rules: TendRules; log: Log }): string {
  const pulls = tended.map(({ named, seen, done, why }) => ({
    number: named.number,
    link: named.link,
    state: seen ? stateOf(seen, rules) : 'not read',
    ageDays: seen ? Math.floor(seen.facts.quietMs / DAY_MS) : null,
    done: done.map(({ kind, how, why: reason }) => ({ what: kind, how, why: reason })),
    why,
  }));
  const { text, count } = fitOutput(pulls, (some) => JSON.stringify(some));
  if (count < pulls.length)
    log.notice(`The output pulls takes ${count} of the ${pulls.length} pull requests.`);
  return text;
}
