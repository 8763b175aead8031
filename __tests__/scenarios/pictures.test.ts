import { expect, test } from '@jest/globals';
import { RUN_SESSION } from '../../scripts/pictures/terminal-text.ts';
import { PULL, tellThread, withoutMarker } from '../../scripts/pictures/thread-texts.ts';
import { playCommand } from '../support/command-line.ts';
import { createJobSimulator } from '../support/job-simulator.ts';
import { oursIn, playThread, say } from '../support/thread-scenario.ts';

/** Times are those of the run. */
const timeless = (text: string) =>
  text.replace(/\b(?:\d+ min )?\d+ s\b/g, 'TIME').replace(/\b\d\d:\d\d UTC\b/g, 'MOMENT');

test('the picture of a thread has the words that the built action writes', async () => {
  const { issue, command, working, ready } = tellThread();
  const played = await playThread(
    (stage) => {
      const { github, octocat } = stage;
      const { number } = github.addIssue({ title: issue.title, user: octocat });
      expect(number).toBe(issue.number);
      const files = PULL.files.map(({ path, ...file }) => ({ filename: path, ...file }));
      github.addPull({ number: 42, title: PULL.title, pull: { files } });
      return say(stage, command, { thread: [...github.world.threads.values()][0] });
    },
    { service: { script: createJobSimulator() } },
  );
  expect(played.exitCode).toBe(0);
  const written = played.github.requests
    .filter(({ method, path }) => /^(?:POST|PATCH)$/.test(method) && /\/comments(?:\/\d+)?$/.test(path))
    .map(({ body }) => timeless(withoutMarker((JSON.parse(body) as { body: string }).body)));
  expect(written).toContain(timeless(working));
  expect(written.at(-1)).toBe(timeless(ready));
  expect(oursIn(played.github)).toHaveLength(1);
});

test('the picture of a terminal has the lines that the built command line writes', async () => {
  const [line = '', ...said] = RUN_SESSION;
  const [, prompt = ''] = /^\$ docs-agent run --prompt "(.*)"$/.exec(line) ?? [];
  const script = createJobSimulator();
  const { stdout, stderr } = await playCommand(['run', '--prompt', prompt, '--poll-seconds', '0.05'], {
    script,
  });
  expect(timeless(`${stderr}${stdout}`).trimEnd().split('\n')).toEqual(said.map(timeless));
});
