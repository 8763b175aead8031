import { expect, test } from '@jest/globals';
import { fitOutput } from '../../src/flows/outputs.ts';
import { type SweepEnd, tellSweep } from '../../src/flows/tell-sweep.ts';
import { createRecordedLog } from '../support/recorded-log.ts';

type Name = 'count' | 'jobs' | 'others';
const END: SweepEnd<Name> = {
  outputs: { count: '2', jobs: ['a', 'b'], others: [] },
  nouns: { jobs: 'jobs' },
  sentence: 'Two were seen.',
  isBroken: false,
  warnings: ['One is odd.'],
  notes: ['One is new.'],
  errors: [],
  summary: '### Seen',
};

/** Tells of a sweep; outputs in the order of writing, and a runner that may refuse. */
function tell(
  given: Partial<SweepEnd<Name>> = {},
  { unwritten, refused }: { unwritten?: unknown; refused?: string } = {},
) {
  const log = createRecordedLog();
  const outputs: [Name, string][] = [];
  const summaries: string[] = [];
  const exitCode = tellSweep(
    { ...END, ...given },
    {
      log,
      setOutput: (name, value) => {
        if (unwritten !== undefined) throw unwritten;
        outputs.push([name, value]);
      },
      addSummary: (markdown) => {
        summaries.push(markdown);
        return refused;
      },
    },
  );
  return { exitCode, outputs, summaries, lines: log.lines };
}

test('outputs, then the log, then the summary', () => {
  expect(tell()).toEqual({
    exitCode: 0,
    outputs: [
      ['count', '2'],
      ['jobs', '["a","b"]'],
      ['others', '[]'],
    ],
    summaries: ['### Seen'],
    lines: ['info: Two were seen.', 'warning: One is odd.', 'info: One is new.'],
  });
});

test('each error fails the step', () => {
  const { exitCode, lines } = tell({ errors: ['One is wrong.'] });
  expect(exitCode).toBe(1);
  expect(lines.at(-1)).toBe('error: One is wrong.');
});

test('a sweep that could not be done is an error itself', () => {
  const { exitCode, lines } = tell({ isBroken: true, warnings: [], notes: [] });
  expect([exitCode, lines]).toEqual([1, ['error: Two were seen.']]);
});

test('outputs that can’t be written end it', () => {
  const eacces = Object.assign(new Error('x'), { code: 'EACCES' });
  expect(tell({}, { unwritten: eacces })).toEqual({
    exitCode: 1,
    outputs: [],
    summaries: [],
    lines: ["error: The outputs could not be written to the runner's file (EACCES)."],
  });
  for (const odd of ['odd', new Error('x')])
    expect(tell({}, { unwritten: odd }).lines).toEqual([
      "error: The outputs could not be written to the runner's file.",
    ]);
});

test('a summary that can’t be written is a warning', () => {
  const { exitCode, lines } = tell({}, { refused: 'EACCES' });
  expect(exitCode).toBe(0);
  expect(lines.at(-1)).toBe('warning: The step summary could not be written: EACCES.');
});

test('a list that is too long is cut, and where it has a name that is said', () => {
  const long = Array.from({ length: 8 }, (_, at) => String(at).repeat(100_000));
  const { outputs, lines } = tell({ outputs: { count: '8', jobs: long, others: long } });
  expect(outputs.slice(1).map(([, text]) => (JSON.parse(text) as unknown[]).length)).toEqual([2, 2]);
  expect(lines[0]).toBe('notice: The output jobs takes 2 of the 8 jobs.');
  expect(lines.filter((line) => line.startsWith('notice'))).toHaveLength(1);
});

test.each([
  [299_996, 1],
  [299_997, 0],
])('an output takes 300,000 characters: a text of %i → %i', (length, count) => {
  const fitted = fitOutput(['x'.repeat(length)], (some) => JSON.stringify(some));
  expect(fitted.count).toBe(count);
  expect(JSON.parse(fitted.text)).toHaveLength(count);
});
