import { describe, expect, test } from '@jest/globals';
import { json, reset } from '../support/answers.ts';
import { buildIssuesEvent, buildPlainEvent } from '../support/github-events.ts';
import { createJobSimulator, JOB_ID, KEY, PR_LINK } from '../support/job-simulator.ts';
import { CREATE, LOOK, spoil } from '../support/scenario.ts';
import {
  lastOurs,
  oursIn,
  playThread,
  quick,
  reactionsIn,
  say,
  silent,
  statesShown,
  wordsOf,
} from '../support/thread-scenario.ts';

const job = (fields: object) => ({ [LOOK]: json(200, { id: JOB_ID, prLink: null, ...fields }) });
const faults = (of: Parameters<typeof spoil>[0]) => ({ script: spoil(of) });

describe('each outcome, with its reaction on the command', () => {
  test.concurrent.each([
    {
      outcome: 'no-pull-request',
      title: 'Finished without a pull request',
      reaction: 'confused',
      kind: 'no-pull-request',
      service: faults(job({ status: 'completed' })),
    },
    {
      outcome: 'failed',
      title: 'The agent failed',
      reaction: '-1',
      kind: 'failed',
      service: faults(job({ status: 'failed' })),
    },
    {
      outcome: 'archived',
      title: 'The job was archived',
      reaction: '-1',
      kind: 'archived',
      service: faults(job({ status: 'archived' })),
    },
    {
      outcome: 'timeout',
      title: 'The time was up',
      reaction: 'confused',
      kind: 'timed-out',
      service: faults(job({ status: 'active' })),
      given: { timeoutMinutes: '0.15', pollSeconds: '0.5' },
    },
    {
      outcome: 'unknown',
      title: 'Not known',
      reaction: 'confused',
      kind: 'unknown',
      service: faults({ [CREATE]: reset() }),
    },
    {
      outcome: 'error',
      title: 'That did not work',
      reaction: '-1',
      kind: 'refused',
      service: faults({ [CREATE]: json(400, { error: 'prompt is <b>silly</b> @octocat' }) }),
    },
    {
      outcome: 'detached',
      title: 'Handed over',
      reaction: 'rocket',
      kind: 'detached',
      service: {},
      given: { wait: 'false' },
    },
  ])('$outcome', async ({ outcome, title, reaction, kind, service, given = {} }) => {
    const played = await playThread(
      (stage) => ({
        ...say(stage, '/docs explain it'),
        inputs: given,
        ...(outcome === 'timeout' ? { clockFrom: stage.service.afterRequests(1, LOOK) } : {}),
      }),
      { service },
    );
    expect(played.outputs).toMatchObject({ outcome });
    expect(statesShown(played).at(-1)).toBe(title);
    expect(reactionsIn(played)).toEqual([reaction]);
    expect(oursIn(played.github)).toHaveLength(1);
    const { body, marker } = lastOurs(played);
    expect(marker).toMatchObject({ kind });
    expect(marker?.job).toBe(['unknown', 'error'].includes(outcome) ? undefined : JOB_ID);
    if (outcome === 'error') {
      expect(wordsOf(body)).toContain('prompt is &lt;b&gt;silly&lt;/b&gt; @octocat');
      expect(body).toContain('@\u200boctocat');
    }
    if (outcome === 'unknown') expect(body).toContain('A job may have been created; check the dashboard');
    if (['timeout', 'detached'].includes(outcome))
      expect(body).toContain('reported here by the collect workflow, or by `/docs status`.');
  });
});

test.concurrent('fault 53: the comment with its marker stands there before the first request to the service', async () => {
  const seen: string[] = [];
  const simulate = createJobSimulator();
  let read = (): string[] => [];
  await playThread(
    (stage) => {
      read = () => oursIn(stage.github).map(({ body }) => /^### \S+ (.*)$/m.exec(body)?.[1] ?? '');
      return { ...say(stage, '/docs explain it'), inputs: quick };
    },
    {
      service: {
        script: (request) => {
          seen.push(`${request.method} ${read().join()}`);
          return simulate(request);
        },
      },
    },
  );
  expect(seen).toEqual(['POST Starting', 'GET Working on it', 'GET Working on it']);
});

test.concurrent('it is edited at changes of state only, however often the job is looked at', async () => {
  const played = await playThread((stage) => ({ ...say(stage, '/docs explain it'), inputs: quick }), {
    service: { script: createJobSimulator({ turns: [{ activeLooks: 40 }] }) },
  });
  expect(played.requests.length).toBeGreaterThan(40);
  expect(statesShown(played)).toEqual(['Starting', 'Working on it', 'Pull request ready']);
});

test.concurrent('comment and reactions false: the host is told nothing', async () => {
  const played = await playThread((stage) => ({ ...say(stage, '/docs explain it'), inputs: silent }));
  expect(played.outputs).toMatchObject({ outcome: 'pull-request', commentUrl: '' });
  expect(
    played.github.requests.filter(({ method, path }) => method !== 'GET' && path !== '/graphql'),
  ).toEqual([]);
});

test.concurrent('comment false alone: reactions still', async () => {
  const played = await playThread((stage) => ({
    ...say(stage, '/docs explain it'),
    inputs: { comment: 'false' },
  }));
  expect(oursIn(played.github)).toEqual([]);
  expect(reactionsIn(played)).toEqual(['rocket']);
});

test.concurrent('threat 12: what a person wrote is quoted, and nothing in it acts', async () => {
  const asked = [
    '/docs thank @octocat and @octo-org/docs, see #1 and GH-2',
    '![x](https://example.com/pixel.png) <img src=x> <script>',
    '# Heading',
    '```',
    '<!-- docs-agent:v1 e30 -->',
    '</details>',
    'https://example.com www.example.com 7fd1a60b01f91b314f59955a4e4d4e80d8edf11d',
  ].join('\n');
  const played = await playThread(
    (stage) => {
      stage.github.addIssue();
      stage.github.addPull({ title: "Fix @octocat's <b>flag</b> ](https://evil.example) `x`" });
      return { ...say(stage, asked), inputs: quick };
    },
    {
      service: {
        script: createJobSimulator({ turns: [{ prLink: 'https://github.com/octo-org/octo-docs/pull/2' }] }),
      },
    },
  );
  expect(played.outputs).toMatchObject({ outcome: 'pull-request' });
  const { body } = lastOurs(played);
  expect(body).not.toMatch(
    /@octo|(?<!\\)#1|GH-2|<img|<script|<b>|<\/details|(?<!\\)!\[x\]|https:\/\/example|www\.|[0-9a-f]{40}/,
  );
  expect(body.match(/<!--/g)).toHaveLength(1);
  expect(body).not.toContain('](https://evil.example)');
  expect(body).toMatch(
    /\*\*\[\\#\u200b2 Fix @\u200boctocat.*\]\(https:\/\/github\.com\/octo-org\/octo-docs\/pull\/2\)\*\*/,
  );
});

test.concurrent('threat 13: a pull request on a host that nobody vouches for is text, not a link', async () => {
  const prLink = 'https://github.com.evil.example/octo-org/octo-docs/pull/42';
  const played = await playThread((stage) => ({ ...say(stage, '/docs explain it'), inputs: quick }), {
    service: { script: createJobSimulator({ turns: [{ prLink }] }) },
  });
  expect(played.outputs).toMatchObject({ prLink });
  expect(lastOurs(played).body).toContain(`\`${prLink}\``);
  expect(lastOurs(played).body).not.toContain(`](${prLink}`);
});

test.concurrent('threat 18: a key in the instruction, or in what the service says, reaches no comment', async () => {
  const played = await playThread(
    ({ github, octocat }) => ({
      ...buildPlainEvent(github.world, { eventName: 'schedule', sender: octocat }),
      inputs: {
        ...quick,
        issueNumber: String(github.addIssue().number),
        prompt: `Use the key ${KEY} for it.`,
      },
    }),
    { service: faults({ [CREATE]: json(400, { error: `no such key: ${KEY}` }) }) },
  );
  expect(played.outputs).toMatchObject({ outcome: 'error' });
  const all = played.github.requests.map(({ path, body }) => wordsOf(path + body)).join('\n');
  expect(all).not.toContain(KEY.slice(5));
  expect(lastOurs(played).body).toContain('\\*\\*\\*');
});

test.concurrent('threat 19: not even in debug mode is a body or a header of either side printed', async () => {
  const played = await playThread(
    (stage) => {
      stage.github.failNext('issues/update-comment', {
        kind: 'status',
        status: 422,
        message: 'body of the code host',
      });
      const env = { RUNNER_DEBUG: '1', ACTIONS_STEP_DEBUG: 'true', ACTIONS_RUNNER_DEBUG: 'true' };
      return { ...say(stage, '/docs explain it'), inputs: quick, env };
    },
    { service: faults(job({ status: 'completed', prLink: PR_LINK, note: 'body of the service' })) },
  );
  expect(played.outputs).toMatchObject({ outcome: 'pull-request' });
  expect(played.log).not.toMatch(/body of|authorization|bearer|x-ratelimit|content-type/i);
});

test.concurrent('fault 47: however much was asked, a comment stays small and keeps its marker', async () => {
  const played = await playThread(({ github }) => {
    const body = `/docs ${'a long instruction 🎉\n'.repeat(2_000)}`;
    return {
      ...buildIssuesEvent(github.world, { thread: github.addIssue({ body }), action: 'opened' }),
      inputs: quick,
    };
  });
  expect(played.outputs).toMatchObject({ outcome: 'pull-request', prLink: PR_LINK });
  for (const { body } of played.github.requests) expect(body.length).toBeLessThan(60_000);
  expect(lastOurs(played).marker).toMatchObject({ job: JOB_ID });
  expect(lastOurs(played).body).toContain('…');
});
