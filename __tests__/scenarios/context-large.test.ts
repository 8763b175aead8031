import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { playThread, type Stage, say, silent } from '../support/thread-scenario.ts';

const FILES = 3_200;
const LINES = 380;
/** Of the issue. The stand-in gives 3,000 files, and of their texts as much as GitHub puts into an answer. */
const MOST = { requests: 35, kibibytes: 90 * 1024, seconds: 5 };

const large = Array.from({ length: FILES }, (_, at) => ({
  filename: `src/part${at % 40}/file${at}.ts`,
  additions: LINES,
  deletions: 0,
  patch: `@@ -1 +1,${LINES} @@\n${Array.from({ length: LINES }, (_, n) => `+  a line of code, number ${n} of ${at}`).join('\n')}`,
}));

/** Processor time of all children that have ended, in seconds; undefined where nobody tells. */
function childrenSeconds(): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

async function playWith(context: string) {
  const before = childrenSeconds() ?? 0;
  const played = await playThread((stage: Stage) => {
    const thread = stage.github.addPull({ pull: { files: large } });
    const inputs = { ...silent, wait: 'false', context };
    return { ...say(stage, '/docs document it', { thread }), inputs, measured: true };
  });
  const { prompt } = JSON.parse(played.recorded[0]?.body ?? '{}') as { prompt: string };
  return {
    prompt,
    requests: played.github.requests.length,
    kibibytes: played.maxRssKiB ?? Number.POSITIVE_INFINITY,
    seconds: (childrenSeconds() ?? 0) - before,
  };
}

test.concurrent('the change of a pull request of 3,000 files and 40 MB costs few requests, little memory and little time', async () => {
  expect(large.slice(0, 3_000).reduce((sum, { patch }) => sum + patch.length, 0)).toBeGreaterThan(40_000_000);
  const [none, changes] = [await playWith('none'), await playWith('changes')];
  const more = changes.requests - none.requests;
  expect(more).toBeLessThanOrEqual(MOST.requests);
  expect(changes.kibibytes).toBeLessThanOrEqual(MOST.kibibytes);
  expect(changes.seconds - none.seconds).toBeLessThanOrEqual(MOST.seconds);
  expect(changes.prompt).toContain('\n(octo-org/octo-docs#1 may change more files than could be listed.)\n');
  expect(changes.prompt).toMatch(/^3,000 files, /m);
  expect(changes.prompt).toContain('== src/part');
  expect(Buffer.byteLength(changes.prompt)).toBeLessThanOrEqual(64 * 1024 + 'document it'.length);
}, 120_000);
