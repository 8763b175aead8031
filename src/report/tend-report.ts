/** What may be done to a pull request that waits. */
export type DeedKind = 'conclude' | 'close' | 'remind' | 'update' | 'repair' | 'hand over';

/** What came of one deed. `would`: a dry run; `let be`: there is a reason not to, which is no failure. */
export interface Done {
  readonly kind: DeedKind;
  readonly how: 'done' | 'would' | 'let be' | 'failed';
  /** What came of it beside, or why nothing; a sentence without its full stop, or empty. */
  readonly why: string;
}

/** One pull request at the end of a tending. */
export interface TendRow {
  readonly number: number;
  readonly link: string;
  /** Empty where it could not be read. */
  readonly title: string;
  /** In a few words of ours. */
  readonly state: string;
  /** How long nobody has changed it; undefined where that is not known. */
  readonly quietMs: number | undefined;
  /** False where it is merged or closed, or could not be read. */
  readonly isOpen: boolean;
  readonly done: readonly Done[];
  /** Why it could not be looked at; empty where it was. */
  readonly why: string;
}

/** In words: what is counted, what was done, and what was not. */
const WORDS: Record<DeedKind, readonly [count: string, done: string, bare: string]> = {
  remind: ['Reminded', 'reminded', 'remind'],
  close: ['closed', 'closed', 'close'],
  update: ['branches updated', 'updated its branch', 'update its branch'],
  repair: ['repairs asked for', 'asked its job to put it right', 'ask its job to put it right'],
  'hand over': ['handed over to people', 'told that a person has to look', 'tell that a person has to look'],
  conclude: ['ends told', 'told its thread', 'tell its thread'],
};

/** Of how many pull requests it was done. */
export function countDone(rows: readonly TendRow[], kind: DeedKind): number {
  return rows.filter(({ done }) => done.some((one) => one.kind === kind && one.how === 'done')).length;
}

/** One sentence for all. */
export function tellCounts(rows: readonly TendRow[], { dryRun }: { dryRun: boolean }): string {
  if (rows.length === 0) return 'No pull request waits.';
  const counted = `${rows.length} pull ${rows.length === 1 ? 'request' : 'requests'} looked at`;
  if (dryRun) return `${counted}. A dry run: nothing was changed, and nothing was sent.`;
  const kinds = Object.keys(WORDS) as DeedKind[];
  return `${counted}. ${kinds.map((kind) => `${WORDS[kind][0]}: ${countDone(rows, kind)}`).join(', ')}.`;
}

/** What could not be done to a pull request, or not wholly: a sentence for each. */
export function tellSetbacks({ number, done, why }: TendRow): string[] {
  const name = `Pull request #${number}`;
  if (why !== '') return [`${name} could not be looked at: ${why}.`];
  return done.flatMap((one) => {
    const [, word, bare] = WORDS[one.kind];
    if (one.how === 'failed') return [`${name}: could not ${bare}: ${one.why}.`];
    return one.how === 'done' && one.why !== '' ? [`${name}: ${word}, but ${one.why}.`] : [];
  });
}

/** What was done to a pull request and what not, in a few words. */
export function tellDone({ done, why }: Pick<TendRow, 'done' | 'why'>): string {
  const texts = done.map((one) => {
    const [, word, bare] = WORDS[one.kind];
    const what = {
      done: word,
      would: `would ${bare}`,
      'let be': `did not ${bare}`,
      failed: `could not ${bare}`,
    }[one.how];
    return one.why === '' ? what : `${what}: ${one.why}`;
  });
  return why || texts.join('; ');
}
