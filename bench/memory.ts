import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Answer, gzipFile, json, jsonText } from '../__tests__/support/answers.ts';
import { writeGzipBomb } from '../__tests__/support/gzip-bomb.ts';
import { createJobSimulator, JOB_ID, KEY, PROJECT } from '../__tests__/support/job-simulator.ts';
import { runAction } from '../__tests__/support/runner.ts';
import { startScriptedService } from '../__tests__/support/scripted-service.ts';

/**
 * Peak resident memory of the built main entry, as the kernel counts it, against a service that sends what a service
 * should not. Every look at the job is answered that way until the run gives up.
 */
const folder = mkdtempSync(join(tmpdir(), 'bench-memory-'));
const bomb = join(folder, 'bomb.gz');
const start = JSON.stringify({ id: JOB_ID, status: 'active', prLink: null });
writeGzipBomb(bomb, { start, expandedMib: 800 });

const CASES: [string, Answer | undefined][] = [
  ['a job, 40 looks', undefined],
  ['800 KB of gzip that expand to 800 MB', gzipFile(200, bomb)],
  ['a body without end', { kind: 'endless', status: 200, start }],
  ['900,000 opening brackets', { kind: 'body', status: 200, body: '['.repeat(900_000) }],
  ['a MiB of empty objects', jsonText(200, `{"x":[{}${',{}'.repeat(340_000)}]}`)],
  ['a job of a MiB at each look', json(200, { id: JOB_ID, status: 'active', model: 'é'.repeat(500_000) })],
];

console.log(`Node ${process.version}\n\n| the service sends | peak |\n| --- | ---: |`);
for (const [name, answer] of CASES) {
  const simulate = createJobSimulator({ turns: [{ activeLooks: 40 }] });
  await using service = await startScriptedService({
    script: (request) => (answer && request.method === 'GET' ? answer : simulate(request)),
  });
  const inputs = { prompt: 'x', projectId: PROJECT, secretKey: KEY, baseUrl: service.url };
  const run = await runAction({ inputs: { ...inputs, pollSeconds: '0.05', timeoutMinutes: '0.05' } });
  console.log(`| ${name} | ${((run.maxRssKiB ?? Number.NaN) / 1024).toFixed(0)} MiB |`);
}
rmSync(folder, { recursive: true });
