import { describe, expect, test } from '@jest/globals';
import { hang, json, reset } from '../support/answers.ts';
import { JOB_ID } from '../support/job-simulator.ts';
import { annotationsOf, CREATE, LOOK, MESSAGE, spoil } from '../support/scenario.ts';
import type { ScriptedService } from '../support/scripted-service.ts';
import {
  lastOurs,
  leaveComment,
  once,
  playThread,
  quick,
  reactionsIn,
  savedStory,
  say,
  statesShown,
  wordsOf,
} from '../support/thread-scenario.ts';

const active = json(200, { id: JOB_ID, status: 'active', prLink: null });
const waiting = { [LOOK]: active };
const interrupted = (service: ScriptedService, count: number, route?: string) => ({
  cancel: service.afterRequests(count, route),
});
const forMinutes = { timeoutMinutes: '5' };

describe('SIGINT leaves outputs, state and a truthful comment', () => {
  test.concurrent('while it waits: watching stopped, the job goes on', async () => {
    const played = await playThread(
      (stage) => ({
        ...say(stage, '/docs explain it'),
        inputs: forMinutes,
        ...interrupted(stage.service, 3),
      }),
      { service: { script: spoil(waiting) } },
    );
    expect(played).toMatchObject({ exitCode: 1, timedOut: false, signalsSent: ['SIGINT'] });
    expect(played.outputs).toMatchObject({ outcome: 'cancelled', jobId: JOB_ID, status: 'active' });
    expect(savedStory(played)).toMatchObject({ kind: 'cancelled', jobId: JOB_ID });
    expect(statesShown(played)).toEqual(['Starting', 'Working on it', 'Watching stopped']);
    const { body, marker } = lastOurs(played);
    expect(body).toContain('The run was cancelled; the job goes on. Its end is reported here');
    expect(marker).toMatchObject({ kind: 'cancelled', job: JOB_ID });
    expect(reactionsIn(played)).toEqual(['confused']);
  });

  test.concurrent('while the create is on its way, and its answer comes: the job is kept', async () => {
    const created = { ...json(201, { id: JOB_ID, status: 'active', prLink: null }), delayMs: 2_500 };
    const played = await playThread(
      (stage) => ({
        ...say(stage, '/docs explain it'),
        inputs: forMinutes,
        ...interrupted(stage.service, 1),
      }),
      { service: { script: spoil({ [CREATE]: created, ...waiting }) } },
    );
    expect(played.outputs).toMatchObject({ outcome: 'cancelled', jobId: JOB_ID });
    expect(statesShown(played).at(-1)).toBe('Watching stopped');
    expect(lastOurs(played).marker).toMatchObject({ kind: 'cancelled', job: JOB_ID });
    expect(played.requests.filter((request) => request === CREATE)).toHaveLength(1);
  });

  test.concurrent('while the create is on its way, and no answer comes: a job may have been created', async () => {
    const played = await playThread(
      (stage) => ({
        ...say(stage, '/docs explain it'),
        inputs: forMinutes,
        ...interrupted(stage.service, 1),
      }),
      { service: { script: { [CREATE]: hang() } } },
    );
    expect(played).toMatchObject({ exitCode: 1, timedOut: false, signalsSent: ['SIGINT'] });
    expect(played.outputs).toMatchObject({ outcome: 'unknown', jobId: '' });
    expect(savedStory(played)).toMatchObject({ kind: 'unknown' });
    expect(lastOurs(played).body).toContain('A job may have been created; check the dashboard');
    expect(lastOurs(played).marker).toMatchObject({ kind: 'unknown' });
  });

  test.concurrent('while it waits for the turn before: the message was not sent', async () => {
    const played = await playThread(
      (stage) => {
        leaveComment(stage, { thread: stage.github.addIssue().number });
        const staged = say(stage, '/docs shorten it');
        return { ...staged, inputs: { ...quick, ...forMinutes }, ...interrupted(stage.service, 4) };
      },
      { service: { script: waiting } },
    );
    expect(played.outputs).toMatchObject({ outcome: 'cancelled', jobId: JOB_ID, continued: 'false' });
    expect(played.requests).not.toContain(MESSAGE);
    expect(wordsOf(lastOurs(played).body)).toContain('The message was not sent');
    expect(lastOurs(played).marker).toMatchObject({ kind: 'not-sent' });
  });

  test.concurrent('before the comment is written: nothing is sent, and that is what stands there', async () => {
    const played = await playThread((stage) => {
      const staged = say(stage, '/docs explain it');
      const { github } = stage;
      const operation = 'issues/create-comment';
      github.failNext(operation, { kind: 'secondary-rate-limit', retryAfterSeconds: 60 });
      return {
        ...staged,
        inputs: { ...quick, ...forMinutes },
        cancel: once(() => github.calls().includes(operation)),
      };
    });
    expect(played).toMatchObject({ exitCode: 1, timedOut: false, signalsSent: ['SIGINT'], requests: [] });
    expect(played.outputs).toMatchObject({ outcome: 'cancelled', jobId: '' });
  });

  test.concurrent('while the code host hangs: the outputs are written, and the post step brings the comment to its end', async () => {
    const played = await playThread(
      (stage) => {
        const staged = say(stage, '/docs explain it');
        const { github, service } = stage;
        const cancel = async () => {
          await service.afterRequests(3)();
          github.failNext('issues/update-comment', { kind: 'reset' }, 4);
        };
        return { ...staged, inputs: { ...quick, ...forMinutes }, cancel };
      },
      { service: { script: spoil(waiting) } },
    );
    expect(played).toMatchObject({ exitCode: 1, timedOut: false, signalsSent: ['SIGINT'] });
    expect(played.outputs).toMatchObject({ outcome: 'cancelled', jobId: JOB_ID });
    expect(lastOurs(played).body).toContain('The run was cancelled; the job goes on.');
    expect(lastOurs(played).marker).toMatchObject({ kind: 'cancelled', job: JOB_ID });
    expect(played.post?.exitCode).toBe(0);
  });
});

describe('main is killed: the post step says what main could not', () => {
  const killed = (service: ScriptedService, count: number, route?: string) => ({
    signals: [{ signal: 'SIGKILL' as const, when: service.afterRequests(count, route) }],
    unchecked: true,
  });

  test.concurrent('while it watched', async () => {
    const played = await playThread(
      (stage) => ({
        ...say(stage, '/docs explain it'),
        inputs: { ...quick, ...forMinutes },
        ...killed(stage.service, 3),
      }),
      { service: { script: spoil(waiting) } },
    );
    expect(played).toMatchObject({ signal: 'SIGKILL', outputs: { jobId: JOB_ID } });
    expect(statesShown(played)).toEqual(['Starting', 'Working on it', 'Watching stopped']);
    expect(lastOurs(played).marker).toMatchObject({ kind: 'cancelled', job: JOB_ID });
    expect(played.post).toMatchObject({ exitCode: 0, summary: expect.stringContaining(JOB_ID) });
  });

  test.concurrent('and changes the reaction, so that nothing looks as if it were at work', async () => {
    const played = await playThread(
      (stage) => ({ ...say(stage, '/docs explain it'), inputs: forMinutes, ...killed(stage.service, 3) }),
      { service: { script: spoil(waiting) } },
    );
    expect(played).toMatchObject({ signal: 'SIGKILL' });
    expect(reactionsIn(played)).toEqual(['confused']);
  });

  test.concurrent('while it created a job', async () => {
    const played = await playThread(
      (stage) => ({ ...say(stage, '/docs explain it'), inputs: quick, ...killed(stage.service, 1) }),
      { service: { script: { [CREATE]: hang() } } },
    );
    expect(statesShown(played)).toEqual(['Starting', 'Not known']);
    expect(lastOurs(played).marker).toMatchObject({ kind: 'unknown' });
    expect(lastOurs(played).body).toContain('A job may have been created');
  });

  test.concurrent('while it sent a message', async () => {
    const script = spoil({ [MESSAGE]: hang() }, { existing: true, turns: [{}] });
    const played = await playThread(
      (stage) => {
        leaveComment(stage, { thread: stage.github.addIssue().number });
        return { ...say(stage, '/docs shorten it'), inputs: quick, ...killed(stage.service, 1, MESSAGE) };
      },
      { service: { script } },
    );
    expect(statesShown(played)).toEqual(['Starting', 'Passing it on', 'Not known']);
    expect(lastOurs(played).body).toContain('The instruction may have reached the job');
    expect(lastOurs(played).marker).toMatchObject({ kind: 'unknown', job: JOB_ID });
  });

  test.concurrent('before anything was sent', async () => {
    const played = await playThread(
      (stage) => {
        leaveComment(stage, { thread: stage.github.addIssue().number });
        return { ...say(stage, '/docs shorten it'), inputs: quick, ...killed(stage.service, 1) };
      },
      { service: { script: { [LOOK]: hang() } } },
    );
    expect(statesShown(played)).toEqual(['Starting', 'Not sent']);
    expect(lastOurs(played).body).toContain('cut off before it sent anything');
    expect(lastOurs(played).marker).toMatchObject({ kind: 'not-sent' });
    expect(played.post?.stdout).toContain('before it sent anything');
  });
});

describe('a run that ends in order leaves its post step nothing to do', () => {
  test.concurrent.each(['pull-request', 'unknown'])('%s', async (outcome) => {
    const script = spoil(outcome === 'unknown' ? { [CREATE]: reset() } : {});
    const played = await playThread((stage) => ({ ...say(stage, '/docs explain it'), inputs: quick }), {
      service: { script },
    });
    expect(played.outputs).toMatchObject({ outcome });
    const before = statesShown(played).length;
    expect(before).toBe(outcome === 'unknown' ? 2 : 3);
    expect(played.post?.stdout.replaceAll(/^::add-mask::.*\n/gm, '')).toBe('');
    expect(annotationsOf(played, 'warning')).toEqual([]);
  });
});
