import { describe, expect, test } from '@jest/globals';
import { createChronicle } from '../../src/flows/chronicle.ts';
import type { StoryEvent } from '../../src/story/event.ts';
import { decodeRecord } from '../../src/story/record.ts';
import type { Story } from '../../src/story/story.ts';
import { OWNER, SCENE } from '../support/left-behind.ts';
import { createRecordedLog } from '../support/recorded-log.ts';

/** A chronicle whose files can be taken away. Entries are outputs, and the kind of the story that is saved. */
function open(missing: 'none' | 'state' | 'output' = 'none') {
  const entries: string[] = [];
  const records: string[] = [];
  const log = createRecordedLog();
  const write = (file: 'state' | 'output') => (name: string, value: string) => {
    if (missing === file) throw new Error('no such file');
    if (file === 'state') records.push(value);
    entries.push(file === 'state' ? `${name} ${decodeRecord(value)?.story.kind}` : `${name}=${value}`);
  };
  const chronicle = createChronicle({
    saveState: write('state'),
    setOutput: write('output'),
    log,
    redact: (text) => text.replaceAll('s3cret', '***'),
  });
  const last = () => decodeRecord(records.at(-1) ?? '');
  return { chronicle, entries, last, log };
}

const thread = {
  place: { thread: 7 },
  owner: OWNER,
  scene: SCENE,
  comment: { kind: 'none', isAnew: false },
} as const;
const create = { kind: 'sending', to: { kind: 'create' } } as const;
const accepted = { kind: 'accepted', jobId: 'job_1', job: { status: 'active' } } as const;

test('a create leaves its trace before and after', async () => {
  const { chronicle, entries } = open();
  await chronicle.happened(create);
  expect(entries).toEqual(['story creating']);
  await chronicle.happened(accepted);
  expect(entries.slice(1)).toEqual(['jobId=job_1', 'status=active', 'story running']);
});

test('a message names its job before it leaves', async () => {
  const { chronicle, last } = open();
  await chronicle.happened({ kind: 'sending', to: { kind: 'message', jobId: 'job_1', job: {} } });
  expect(last()?.story).toEqual({ kind: 'sending', jobId: 'job_1', job: {} });
});

test('a job that is taken over stands in the outputs at once', async () => {
  const { chronicle, entries } = open();
  const story: Story = { kind: 'detached', jobId: 'job_1', job: {}, turn: { kind: 'first' } };
  await chronicle.happened({ kind: 'found', left: { kind: 'left', attempt: 1, pages: [], story } });
  await chronicle.happened({ kind: 'adopted' });
  expect(entries).toEqual(['jobId=job_1', 'status=', 'story running']);
});

test('what changes nothing is not written again', async () => {
  const { chronicle, entries } = open();
  await chronicle.happened(create);
  await chronicle.happened(accepted);
  const { length } = entries;
  await chronicle.happened({ kind: 'looked', jobId: 'job_1', job: { status: 'active' }, evidence: 'none' });
  chronicle.keepThread(thread);
  chronicle.keepThread(thread);
  expect(entries).toHaveLength(length + 1);
});

test('whoever follows is shown what a reader may see change, and not the end', async () => {
  const { chronicle } = open();
  const shown: string[] = [];
  chronicle.follow(async ({ kind }) => {
    shown.push(kind);
  });
  await chronicle.happened({ kind: 'busy', jobId: 'job_1', job: { status: 'active' } });
  await chronicle.happened({ kind: 'sending', to: { kind: 'message', jobId: 'job_1', job: {} } });
  await chronicle.happened(accepted);
  await chronicle.happened({ kind: 'looked', jobId: 'job_1', job: { status: 'active' }, evidence: 'seen' });
  await chronicle.happened({ kind: 'looked', jobId: 'job_1', job: { status: 'failed' }, evidence: 'seen' });
  expect(shown).toEqual(['waiting', 'sending', 'running']);
});

test('it is passed on only once it is written down', async () => {
  const { chronicle, entries } = open();
  chronicle.follow(async ({ kind }) => {
    entries.push(`shown ${kind}`);
  });
  await chronicle.happened({ kind: 'busy', jobId: 'job_1', job: {} });
  expect(entries).toEqual(['story waiting', 'shown waiting']);
  // What stands in the thread before a create says no less than it.
  const other = open();
  other.chronicle.follow(async ({ kind }) => {
    other.entries.push(`shown ${kind}`);
  });
  await other.chronicle.happened(create);
  expect(other.entries).toEqual(['story creating']);
});

describe('secrets are taken out of what others said, while they still stand whole', () => {
  const why = 'No such key: s3cret.';
  test.each<[string, StoryEvent]>([
    ['a refusal', { kind: 'refused', why }],
    ['the try that came to nothing', { kind: 'kept back', hindrance: { kind: 'time', why } }],
    ['the last look', { kind: 'out of time', sight: { kind: 'unseen', failures: 1, why } }],
  ])('%s', async (_, event) => {
    const { chronicle, last } = open();
    chronicle.keepThread(thread);
    await chronicle.happened(event);
    for (const story of [chronicle.story, last()?.story]) {
      expect(JSON.stringify(story)).toContain('No such key: ***.');
      expect(JSON.stringify(story)).not.toContain('s3cret');
    }
  });
});

test('what is no sentence of others stays as it is, or the job could not be found by it', async () => {
  const { chronicle, last } = open();
  await chronicle.happened(create);
  await chronicle.happened({ ...accepted, jobId: 'job_s3cret' });
  expect(last()?.story).toMatchObject({ jobId: 'job_s3cret' });
});

test('a run that sent nothing, and of which no thread knows, leaves nothing to tidy', async () => {
  const { chronicle, entries } = open();
  await chronicle.happened({ kind: 'skipped', why: 'No command.' });
  chronicle.close();
  expect(entries).toEqual([]);
});

test('that the end was told is kept apart from the end', async () => {
  const { chronicle, last } = open();
  chronicle.keepThread(thread);
  await chronicle.happened({ kind: 'skipped', why: 'No command.' });
  expect(last()).toMatchObject({ story: { kind: 'skipped' }, isTold: false });
  chronicle.close();
  expect(last()).toMatchObject({ story: { kind: 'skipped' }, isTold: true });
});

test.each([true, false])('a thread is kept until the end was told and stands there: %j', async (isShown) => {
  const { chronicle, last } = open();
  chronicle.keepThread(thread, () => isShown);
  await chronicle.happened({ kind: 'skipped', why: 'No command.' });
  expect(last()?.thread).toEqual(thread);
  chronicle.close();
  expect(last()?.thread).toEqual(isShown ? undefined : thread);
});

test('what can’t have happened is refused, and leaves the story as it was', async () => {
  const { chronicle } = open();
  await expect(chronicle.happened({ kind: 'adopted' })).rejects.toThrow('can\'t be told "adopted"');
  expect(chronicle.story.kind).toBe('opened');
});

describe('when the runner’s files can not be written', () => {
  test('without a state file the outputs are written all the same', async () => {
    const { chronicle, entries, log } = open('state');
    await chronicle.happened(create);
    await chronicle.happened({ ...accepted, job: {} });
    expect(entries).toEqual(['jobId=job_1', 'status=']);
    expect(log.lines).toHaveLength(1);
  });

  test('without an output file the state is written, and the log has the job', async () => {
    const { chronicle, entries, log } = open('output');
    await chronicle.happened(create);
    await chronicle.happened(accepted);
    expect(entries).toEqual(['story creating', 'story running']);
    expect(log.lines.join()).toContain('job_1');
  });
});
