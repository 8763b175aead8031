import { describe, expect, test } from '@jest/globals';
import { FORGOTTEN_PROMPT, type RecoveredJob } from '../../../src/server/store/jobs.ts';
import { claim, newJob, type World } from './suite.ts';

const readBack = (given: Partial<RecoveredJob> = {}): RecoveredJob => ({
  id: 'h7kq2v9m4c8x3n5p6r2t7w9y4b',
  project: 'docs',
  repository: 'https://git.test/docs',
  ref: null,
  model: 'agent-command',
  pr_link: 'https://git.test/docs/pull/1',
  base_commit: 'b',
  turns: [
    { commit: 'c1', parent: 'b', at: 1000 },
    { commit: 'c2', parent: 'c1', at: 2000 },
  ],
  ...given,
});

/** Jobs that are read back from what they left, on every engine. */
export function recovered(open: () => Promise<World>): void {
  describe('a job that was read back', () => {
    test('is there with its link and the turns that left a commit', async () => {
      const { stores, clock } = await open();
      const job = readBack();
      const found = await stores.jobs.recover(job);
      expect(found).toEqual({
        ...{ id: job.id, project: 'docs', status: 'completed', repository: job.repository, ref: null },
        ...{ model: 'agent-command', pr_link: job.pr_link, base_commit: 'b', head_commit: 'c2' },
        ...{
          created_at: 1000,
          archived_at: null,
          recovered_at: clock.now,
          turn: 2,
          checks: null,
          failure: null,
        },
      });
      expect(await stores.jobs.find(job.id)).toEqual(found);
      expect(await stores.jobs.turn(job.id, 1)).toMatchObject({
        ...{ prompt: FORGOTTEN_PROMPT, state: 'done', attempt: 0, failure: null },
        ...{ parent_commit: 'b', result_commit: 'c1', created_at: 1000, ended_at: 1000 },
      });
      expect(await stores.jobs.rest(job.id)).toEqual({ open: false, archived: false, lastAt: 2000 });
      expect(await stores.jobs.retry(job.id)).toEqual({ ok: false, status: 'completed' });
    });

    test('takes a message as its next turn, which a worker gets', async () => {
      const { stores } = await open();
      const { id } = await stores.jobs.recover(readBack());
      expect(await stores.jobs.addMessage(id, 'More.')).toMatchObject({ status: 'active', turn: 3 });
      const { turn, job } = await claim(stores);
      expect(turn).toMatchObject({ job: id, seq: 3, prompt: 'More.' });
      expect(job).toMatchObject({ id, pr_link: readBack().pr_link });
      await stores.turns.finish(turn, { status: 'completed' });
      expect(await stores.jobs.find(id)).toMatchObject({ status: 'completed', turn: 3 });
      expect(await stores.jobs.find(id)).toMatchObject({ recovered_at: expect.any(Number) });
    });

    test('takes the place of none that is known, by whichever process, however often it comes', async () => {
      const { stores, process } = await open();
      const other = await process('other');
      const known = await stores.jobs.create(newJob());
      const late = readBack({ id: known.id, project: 'elsewhere', pr_link: 'https://git.test/docs/pull/9' });
      expect(await other.jobs.recover(late)).toEqual(known);
      expect(await stores.jobs.turn(known.id, 1)).toMatchObject({ prompt: 'Fix it.', state: 'queued' });
      expect(await stores.jobs.turnCount(known.id)).toBe(1);

      const job = readBack();
      const all = await Promise.all(
        Array.from({ length: 8 }, (_, at) =>
          (at % 2 ? stores : other).jobs.recover({ ...job, pr_link: `https://git.test/docs/pull/${at}` }),
        ),
      );
      expect(new Set(all.map(({ pr_link: link }) => link)).size).toBe(1);
      expect(await stores.jobs.turnCount(job.id)).toBe(2);
    });
  });
}
