import { expect, test } from '@jest/globals';
import { createJournal } from '../../../src/flows/job/journal.ts';

/** A journal whose files can be taken away. */
function open(missing: 'none' | 'state' | 'output' = 'none') {
  const entries: string[] = [];
  const warnings: string[] = [];
  const write = (file: 'state' | 'output') => (name: string, value: string) => {
    if (missing === file) throw new Error('no such file');
    entries.push(`${file} ${name}=${value}`);
  };
  const journal = createJournal({
    saveState: write('state'),
    setOutput: write('output'),
    warn: (text) => warnings.push(text),
  });
  return { journal, entries, warnings };
}

test('a create leaves its trace before and after', async () => {
  const { journal, entries } = open();
  await journal.sending();
  expect(entries).toEqual(['state phase=sending']);
  await journal.accepted('job_1', { status: 'active' });
  expect(entries.slice(1).sort()).toEqual([
    'output jobId=job_1',
    'output status=active',
    'state jobId=job_1',
    'state phase=accepted',
  ]);
});

test('a message names its job before it leaves', async () => {
  const { journal, entries } = open();
  await journal.sending('job_1');
  expect(entries).toEqual(['state phase=sending', 'state jobId=job_1']);
});

test('without a state file the outputs are written all the same', async () => {
  const { journal, entries, warnings } = open('state');
  await journal.sending();
  await journal.accepted('job_1', {});
  expect(entries).toEqual(['output jobId=job_1', 'output status=']);
  expect(warnings).toHaveLength(2);
});

test('without an output file the state is written, and the log has the job', async () => {
  const { journal, entries, warnings } = open('output');
  await journal.accepted('job_1', {});
  expect(entries).toEqual(['state phase=accepted', 'state jobId=job_1']);
  expect(warnings.join()).toContain('job_1');
});
