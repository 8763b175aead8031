import { relative } from 'node:path';

/** What the tool says of a mutant, as far as it is read here. */
export type Mutant = {
  readonly fileName: string;
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement?: string | undefined;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
};

const KILLED = new Set(['Killed']);
/** Noticed as well: what goes on for ever does so in every test that comes by. */
const ENDLESS = new Set(['Timeout']);
const LIVING = new Set(['Survived', 'NoCoverage']);

/** One line for each mutant that no test noticed: where, what, and whether any test came by at all. */
export function renderSurvivors(mutants: readonly Mutant[], root: string): string {
  return mutants
    .filter(({ status }) => LIVING.has(status))
    .map(({ fileName, status, mutatorName, replacement = '', location }) => {
      const place = `${relative(root, fileName)}:${location.start.line}:${location.start.column}`;
      const unseen = status === 'NoCoverage' ? ', no test comes by' : '';
      return `${place} ${mutatorName}${unseen}: ${replacement.replaceAll(/\s+/g, ' ').slice(0, 100)}`;
    })
    .sort()
    .join('\n');
}

/** A table by room, and how many of a hundred were killed over all. Mutants that can't be asked count nowhere. */
export function renderRooms(mutants: readonly Mutant[], root: string): { table: string; score: number } {
  const rooms = Map.groupBy(mutants, ({ fileName }) => relative(root, fileName).split('/')[1] ?? '');
  const rows = [...rooms].sort(([a], [b]) => (a < b ? -1 : 1)).map(([room, some]) => row(room, some));
  const head = [
    '| Room | Mutants | Killed | Timed out | Survived | Of a hundred |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
  ];
  return { table: [...head, ...rows, row('all', mutants)].join('\n'), score: scoreOf(mutants) };
}

function row(name: string, mutants: readonly Mutant[]): string {
  const [killed, endless, living] = [KILLED, ENDLESS, LIVING].map((kinds) => count(mutants, kinds));
  const asked = countAsked(mutants);
  return `| ${name} | ${asked} | ${killed} | ${endless} | ${living} | ${scoreOf(mutants).toFixed(1)} |`;
}

function scoreOf(mutants: readonly Mutant[]): number {
  const asked = countAsked(mutants);
  return asked === 0 ? 100 : 100 - (100 * count(mutants, LIVING)) / asked;
}

function countAsked(mutants: readonly Mutant[]): number {
  return count(mutants, new Set([...KILLED, ...ENDLESS, ...LIVING]));
}

function count(mutants: readonly Mutant[], kinds: ReadonlySet<string>): number {
  return mutants.filter(({ status }) => kinds.has(status)).length;
}
