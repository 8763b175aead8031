import {
  countDone,
  type DeedKind,
  type TendRow,
  tellCounts,
  tellSetbacks,
} from '../../report/tend-report.ts';
import { renderTendSummary } from '../../report/tend-table.ts';
import { wholeDays } from '../../text/duration.ts';
import type { TrustedOrigins } from '../../text/links.ts';
import { isKept, type TendRules } from '../../thread/decide-deeds.ts';
import { type SweepSinks, tellSweep } from '../tell-sweep.ts';
import type { Tending } from './tend.ts';
import type { Seen, Tended } from './work.ts';

type OutputName = 'reminded' | 'closed' | 'updated' | 'repaired' | 'concluded' | 'pulls';

export interface Concluded extends Tending {
  readonly rules: TendRules;
  readonly dryRun: boolean;
  readonly trusted: TrustedOrigins;
  readonly isCancelled: boolean;
}

/** Tells how a tending ended. Returns the exit code. */
export function concludeTend(concluded: Concluded, sinks: SweepSinks<OutputName>): 0 | 1 {
  const { tended, elsewhere, broken, rules, trusted, isCancelled } = concluded;
  const rows = tended.map((one) => rowOf(one, rules));
  const count = (kind: DeedKind) => String(countDone(rows, kind));
  const sentence = broken || tellCounts(rows, concluded);
  const notes = tellElsewhere(elsewhere);
  const end = {
    outputs: {
      reminded: count('remind'),
      closed: count('close'),
      updated: count('update'),
      repaired: count('repair'),
      concluded: count('conclude'),
      pulls: rows.map(pullOf),
    },
    nouns: { pulls: 'pull requests' },
    ...{ sentence, isBroken: broken !== '', notes, warnings: rows.flatMap(tellSetbacks) },
    errors: isCancelled ? ['Cancelled. What is not tended yet is left to the next time.'] : [],
    summary: renderTendSummary(sentence, { rows, trusted, notes }),
  };
  return tellSweep(end, sinks);
}

function tellElsewhere(elsewhere: readonly string[]): string[] {
  if (elsewhere.length === 0) return [];
  const [pulls, are] = elsewhere.length === 1 ? ['pull request', 'is'] : ['pull requests', 'are'];
  return [`${elsewhere.length} ${pulls} of other repositories ${are} left alone.`];
}

function rowOf({ named: { number, link }, seen, done, why }: Tended, rules: TendRules): TendRow {
  const row = { number, link, done, why };
  if (!seen) return { ...row, title: '', state: 'not read', quietMs: undefined, isOpen: false };
  const { pull, facts } = seen;
  const isOpen = pull.state === 'open';
  return { ...row, title: pull.title, state: stateOf(seen, rules), quietMs: facts.quietMs, isOpen };
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

/** One entry of the output `pulls`. */
function pullOf({ number, link, state, quietMs, done, why }: TendRow) {
  const ageDays = quietMs === undefined ? null : wholeDays(quietMs);
  return {
    number,
    link,
    state,
    ageDays,
    done: done.map(({ kind, ...one }) => ({ what: kind, ...one })),
    why,
  };
}
