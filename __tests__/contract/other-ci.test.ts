import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { CLI } from '../support/command-line.ts';
import { type Call, parseGroovy } from '../support/groovy.ts';
import { createJobSimulator, JOB_ID, KEY, PR_LINK, PROJECT } from '../support/job-simulator.ts';
import { startScriptedService } from '../support/scripted-service.ts';

const folder = resolve(import.meta.dirname, '../../examples/other-ci');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

/** The one way in which a recipe may name the package. */
const PACKAGE = 'docs-agent-action@VERSION';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'other-ci-'));
  mkdirSync(join(place, 'bin'));
  mkdirSync(join(place, 'docs'));
  writeFileSync(join(place, 'docs/refresh.md'), 'Look after the docs.\n');
  stand('npm', `[ "$*" = "install --global ${PACKAGE}" ]`);
  stand('npx', `[ "$1 $2" = "--yes ${PACKAGE}" ] && shift 2 && exec docs-agent "$@"`);
  chmodSync(CLI, 0o755);
  symlinkSync(CLI, join(place, 'bin/docs-agent'));
});
afterEach(() => rmSync(place, { recursive: true }));

/** Stands in for a command that would go to a registry. */
function stand(name: string, script: string): void {
  writeFileSync(join(place, 'bin', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}

/** Runs a job's lines as a runner does: one shell, which ends at the first that fails. */
async function play(lines: readonly string[], env: Record<string, string> = {}) {
  await using service = await startScriptedService({ script: createJobSimulator() });
  const access = { DOCS_AGENT_KEY: KEY, DOCS_AGENT_PROJECT: PROJECT, DOCS_AGENT_URL: service.url };
  const path = { PATH: `${join(place, 'bin')}:${process.env.PATH}` };
  const options = { cwd: place, env: { ...path, ...access, ...env } };
  const { stdout } = await promisify(execFile)('sh', ['-e', '-c', lines.join('\n')], options);
  const prompts = service.requests.flatMap(({ body }) => (body ? [JSON.parse(body).prompt as string] : []));
  return { stdout, prompts };
}

const document = () => JSON.parse(readFileSync(join(place, 'docs-agent.json'), 'utf8')) as object;

describe('gitlab-ci.yml', () => {
  type Job = { script?: string[]; variables?: Record<string, string>; artifacts?: { paths: string[] } };
  const { default: shared, ...jobs } = parse(read('gitlab-ci.yml')) as Record<string, Job>;

  // https://docs.gitlab.com/ci/yaml/
  test('has only keywords that GitLab knows', () => {
    expect(shared).toEqual({ image: 'node:24' });
    const known = ['rules', 'timeout', 'script', 'variables', 'artifacts'];
    for (const job of Object.values(jobs)) {
      expect(Object.keys(job).filter((name) => !known.includes(name))).toEqual([]);
      expect(job.script?.length).toBeGreaterThan(0);
      for (const line of job.script ?? []) expect(line).toEqual(expect.any(String));
    }
    expect(jobs['docs-refresh']?.artifacts).toEqual({
      when: 'always',
      paths: ['docs-agent.json'],
      expire_in: '4 weeks',
    });
  });

  test('its weekly job keeps the pull request’s link', async () => {
    const { prompts } = await play(jobs['docs-refresh']?.script ?? []);
    expect(prompts).toEqual(['Look after the docs.']);
    expect(document()).toMatchObject({ outcome: 'pull-request', jobId: JOB_ID, prLink: PR_LINK });
  });

  test('its job for a change hands over, and no message is a command', async () => {
    const { script = [], variables = {} } = jobs['docs-for-change'] ?? {};
    const CI_COMMIT_MESSAGE = '$(touch broken) `touch broken` "; touch broken; \' %s\n\nSecond line.';
    const DOCS_PROMPT = (variables.DOCS_PROMPT ?? '').replace('$CI_COMMIT_SHA', 'abc');
    const { prompts, stdout } = await play(script, { CI_COMMIT_MESSAGE, DOCS_PROMPT });
    expect(prompts).toEqual([`${DOCS_PROMPT}\n\n${CI_COMMIT_MESSAGE}`]);
    expect(stdout).toContain(`Job ${JOB_ID} is handed over`);
    expect(() => readFileSync(join(place, 'broken'))).toThrow('ENOENT');
  });
});

describe('jenkins.Jenkinsfile', () => {
  const text = read('jenkins.Jenkinsfile');
  const names = (calls: readonly Call[]) => calls.map(({ name }) => name);
  const find = (calls: readonly Call[], name: string): Call[] =>
    calls.flatMap((call) => (call.name === name ? [call] : find(call.body, name)));

  test.each([
    ['a brace', text.replace(/\}\n$/, '')],
    ['a quote', text.replace("'PROJECT'", "'PROJECT")],
    ['a comma', text.replace('(time: 40,', '(time: 40')],
  ])('without %s would be found', async (_, broken) => {
    expect(broken).not.toBe(text);
    await expect(parseGroovy(broken)).rejects.toThrow(SyntaxError);
  });

  // https://www.jenkins.io/doc/book/pipeline/syntax/
  test('is a declarative pipeline', async () => {
    const calls = await parseGroovy(text);
    expect(names(calls)).toEqual(['pipeline']);
    const [{ body: sections } = { body: [] }] = calls;
    expect(names(sections)).toEqual(['agent', 'triggers', 'options', 'environment', 'stages', 'post']);
    const [stages] = find(sections, 'stages');
    expect(stages?.body.map(({ name, body }) => [name, names(body)])).toEqual([['stage', ['steps']]]);
    expect(find(sections, 'post').map(({ body }) => names(body))).toEqual([['always']]);
  });

  test('keeps the pull request’s link, and the key out of Groovy', async () => {
    const calls = await parseGroovy(text);
    const [bound, ...more] = find(calls, 'withCredentials');
    expect([bound?.given.replace(/\s+/g, ' '), more]).toEqual([
      "([string(credentialsId: 'docs-agent-key', variable: 'DOCS_AGENT_KEY')])",
      [],
    ]);
    const [step] = find(bound?.body ?? [], 'sh');
    const line = /^'([^'\\]*)'$/.exec(step?.given ?? '')?.[1] ?? '';
    const { prompts } = await play([line]);
    expect(prompts).toEqual(['Look after the docs.']);
    expect(document()).toMatchObject({ outcome: 'pull-request', prLink: PR_LINK });
  });
});

test('each says what to set, and stands in the README beside it', () => {
  for (const name of ['gitlab-ci.yml', 'jenkins.Jenkinsfile']) {
    expect(read('README.md')).toContain(`[${name}](${name})`);
    expect(read(name)).toMatch(/^(?:#|\/\/) .*\n(?:(?:#|\/\/) .*\n){2,4}/);
    expect(read(name)).toContain(PACKAGE);
  }
});
