import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { hasBubblewrap, hasSocat } from '../server/sandboxed.ts';
import { removeTempFolders, tempFolder } from '../server/support.ts';
import { command, openCollectStage } from '../support/collect-stage.ts';
import { createJobSimulator, JOB_ID, KEY, PR_LINK, PROJECT } from '../support/job-simulator.ts';
import { blocksBelow } from '../support/page-part.ts';
import { repositoryRoot } from '../support/runner.ts';
import { CREATE, MESSAGE } from '../support/scenario.ts';
import { openServiceStage } from '../support/service-stage.ts';
import { oursIn, say, wordsOf } from '../support/thread-scenario.ts';

/** Every block of docs/getting-started.md is run here, as it stands there but for what the page itself says. */
const PAGE = 'docs/getting-started.md';

type Step = { uses?: string; run?: string; env?: Record<string, string>; with?: Record<string, unknown> };
type Workflow = { jobs: Record<string, { steps: Step[] }> };

afterAll(removeTempFolders);

/** The steps of a workflow that use our actions, with their expressions filled in. */
function stepsOf(
  yaml: string,
  given: Record<string, string>,
): { uses: string; inputs: Record<string, string> }[] {
  const { jobs } = parse(yaml) as Workflow;
  return Object.values(jobs)
    .flatMap(({ steps }) => steps)
    .flatMap(({ uses, with: inputs = {} }) => {
      if (uses === undefined) return [];
      const filled = Object.entries(inputs).map(([name, value]) => {
        const text = String(value).replace(
          /\$\{\{ (\S+) \}\}/g,
          (_, name: string) => given[name] ?? `?${name}`,
        );
        return [name, text];
      });
      return [{ uses, inputs: Object.fromEntries(filled) as Record<string, string> }];
    });
}

const linesOf = (text = '') => text.trimEnd().split('\n');

describe('hosted', () => {
  const [workflow, comments, ...more] = blocksBelow(PAGE, 'Hosted');

  test('has a workflow, which is the README’s, and comments', () => {
    expect([workflow?.language, comments?.language, more]).toEqual(['yaml', 'text', []]);
    const readme = readFileSync(join(repositoryRoot, 'README.md'), 'utf8');
    expect(readme).toContain(`\`\`\`yaml\n${workflow?.text}\`\`\`\n`);
  });

  test('each comment does what the page says', async () => {
    await using stage = await openCollectStage({ script: createJobSimulator({ turns: [{}, {}] }) });
    const given = { 'vars.DOCS_PROJECT_ID': PROJECT, 'secrets.DOCS_AGENT_KEY': KEY };
    const [step] = stepsOf(workflow?.text ?? '', given);
    const [help = '', explain = '', shorter = '', status = '', ...rest] = linesOf(comments?.text);
    expect(rest).toEqual([]);
    const asked: string[] = [];
    const write = async (text: string) => {
      const before = stage.service.list().length;
      const ran = await stage.run(command(stage, text), step?.inputs);
      expect(ran.exitCode).toBe(0);
      asked.push(
        ...stage.service
          .list()
          .slice(before)
          .filter((one) => one.startsWith('POST')),
      );
      return { ...ran, comment: wordsOf(oursIn(stage.github).at(-1)?.body ?? '') };
    };

    expect((await write(help)).comment).toContain('| `/docs status` | Looks at the job');
    expect(asked).toEqual([]);
    const first = await write(explain);
    expect(first).toMatchObject({ outputs: { outcome: 'pull-request', jobId: JOB_ID, prLink: PR_LINK } });
    expect(first.comment).toMatch(/^### ✅ Pull request ready\n/);
    const second = await write(shorter);
    expect(second).toMatchObject({ outputs: { jobId: JOB_ID, prLink: PR_LINK, continued: 'true' } });
    expect(second.comment).toMatch(/^### ✅ Pull request updated\n/);
    expect((await write(status)).outputs).toMatchObject({ jobId: JOB_ID, status: 'completed' });
    expect(asked).toEqual([CREATE, MESSAGE]);
  });
});

describe('your own agent, in the workflow', () => {
  const [workflow, comments, ...more] = blocksBelow(PAGE, 'Your own agent, in the workflow');

  test('has the workflow of any-agent.yml, and comments', () => {
    expect([workflow?.language, comments?.language, more]).toEqual(['yaml', 'text', []]);
    const example = readFileSync(join(repositoryRoot, 'examples/any-agent.yml'), 'utf8');
    expect(parse(workflow?.text ?? '')).toEqual(parse(example));
  });

  test('both comments come to one pull request, each on a runner of its own', async () => {
    await using stage = await openServiceStage();
    const octocat = stage.github.addUser('octocat');
    const results: Record<string, string>[] = [];
    for (const text of linesOf(comments?.text)) {
      const job = stage.openJob(say({ github: stage.github, octocat }, text));
      const [service] = stepsOf(workflow?.text ?? '', {});
      expect(service?.uses).toBe('OWNER/docs-agent-action/service@COMMIT');
      const own = { agentCommand: 'read -r line; echo "- $line" >> requests.md', prepareSandbox: 'false' };
      const network: Record<string, string> = hasBubblewrap && hasSocat ? {} : { network: '' };
      const served = await job.serve(
        { ...service?.inputs, ...own, ...network },
        { ANTHROPIC_API_KEY: 'sk-none' },
      );
      expect(served).toMatchObject({ exitCode: 0 });
      const { baseUrl = '', projectId = '', secretKey = '' } = served.outputs;
      const outputs = { baseUrl, projectId, secretKey };
      const given = Object.entries(outputs).map(([name, value]) => [`steps.service.outputs.${name}`, value]);
      const [, run] = stepsOf(workflow?.text ?? '', Object.fromEntries(given) as Record<string, string>);
      const ran = await job.ask(served, { inputs: run?.inputs ?? {} });
      expect(ran).toMatchObject({ exitCode: 0, outputs: { outcome: 'pull-request' } });
      results.push(ran.outputs);
      await job.end();
    }
    const [first, second] = results;
    expect(second).toMatchObject({ jobId: first?.jobId, prLink: first?.prLink, continued: 'true' });
    expect(stage.git('show', `docs-agent/${first?.jobId}:requests.md`)).toMatch(
      /- explain the new flag\n- add an example$/,
    );
  });
});

describe('your own service', () => {
  const blocks = blocksBelow(PAGE, 'Your own service');
  const [get, repository, config, start, ask, own, variables, ...more] = blocks.map(({ text }) => text);
  let place: string;
  let folder: string;
  let path: string;

  /** A shell that ends at the first line that fails, in the folder that the page is in. */
  const shell = (script: string, given: { cwd?: string; env?: Record<string, string> } = {}) => {
    const { cwd = folder, env = {} } = given;
    const options = { cwd, env: { PATH: path, HOME: place, ...env }, encoding: 'utf8' } as const;
    return execFileSync('bash', ['-e', '-c', script], { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  };

  beforeAll(() => {
    place = tempFolder();
    const bin = join(place, 'bin');
    mkdirSync(bin);
    path = `${bin}:${join(repositoryRoot, 'node_modules/.bin')}:${process.env.PATH}`;
    folder = join(place, 'docs-agent-action');
    // What would go to a network, or change the machine.
    const stand = (name: string, script: string) => {
      writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`);
      chmodSync(join(bin, name), 0o755);
    };
    const git = execFileSync('which', ['git'], { encoding: 'utf8' }).trim();
    const clone = `mkdir docs-agent-action && ln -s "${repositoryRoot}/dist" "${repositoryRoot}/node_modules" docs-agent-action`;
    stand(
      'git',
      `[ "$*" = "clone https://github.com/OWNER/docs-agent-action" ] || exec "${git}" "$@"\n${clone}`,
    );
    stand('npm', '[ "$*" = ci ]');
    stand('sudo', '[ "$*" = "apt-get install --yes bubblewrap socat" ]');
  });

  test('is made of these blocks', () => {
    const languages = ['sh', 'sh', 'json', 'sh', 'sh', 'json', 'sh'];
    expect([blocks.map(({ language }) => language), more]).toEqual([languages, []]);
  });

  test('comes from nothing to a change on a branch, word for word', async () => {
    shell(get ?? '', { cwd: place });
    shell(repository ?? '');
    const sandbox = hasBubblewrap ? {} : { sandbox: 'none' };
    const written = JSON.parse(config ?? '') as { agent: object };
    const file = join(folder, 'docs-agent.config.json');
    const asIs = hasBubblewrap
      ? config
      : JSON.stringify({ ...written, agent: { ...written.agent, ...sandbox } });
    writeFileSync(file, asIs ?? '');

    const [doctor = '', key = '', serve = '', ...rest] = linesOf(start);
    expect(rest).toEqual([]);
    expect(shell(doctor)).toContain('may be pushed to');
    const secret = shell(key).trim();
    expect(secret).toMatch(/^docs_[\w-]+$/);
    // The port of the page may be another's on this machine.
    const args = ['-e', '-c', `exec ${serve} --port 0 --log json`];
    const service = spawn('bash', args, { cwd: folder, env: { PATH: path, HOME: place } });
    try {
      let url = '';
      for await (const line of createInterface({ input: service.stdout })) {
        const entry = JSON.parse(line) as { event: string; url?: string };
        if (entry.event === 'listening') url = entry.url ?? '';
        if (url !== '') break;
      }
      service.stdout.resume();
      const there = (ask ?? '').replace('docs_…', secret).replace('http://127.0.0.1:8787', url);
      expect(there).toContain(`DOCS_AGENT_URL=${url}`);
      const said = shell(there);
      const [, job = ''] = /^Pull request: \S+\/review\/docs\/(\w+)$/m.exec(said) ?? [];
      expect(said).toMatch(new RegExp(`^ *docs-agent/${job}$`, 'm'));
      expect(shell(`git -C ../my-docs show docs-agent/${job}:notes.md`)).toContain('Explain the new flag.');
    } finally {
      const ended = new Promise((done) => service.once('close', done));
      service.kill('SIGTERM');
      await ended;
    }
  });

  test('with an agent and a repository of one’s own it says which variable lacks', () => {
    // Nothing is asked of github.com itself.
    const config = (own ?? '').replace('https://github.com/', 'https://127.0.0.1:1/');
    writeFileSync(join(folder, 'docs-agent.config.json'), config);
    const page = readFileSync(join(repositoryRoot, PAGE), 'utf8');
    const [, sentence = ''] = /`(projects\.docs\.tokenEnv names[^`]+)`/.exec(page) ?? [];
    const [, , serve = ''] = linesOf(start);
    const failed = shell(`${serve} --port 0 2>&1 || true`);
    expect(failed.replaceAll('`', '')).toContain(sentence);

    const [exports = '', doctor = ''] = linesOf(variables);
    // The repository is nobody's, so doctor has to say that all is not well, but of the variables alone nothing.
    const told = shell(`${exports}\n${doctor} 2>&1 || true`);
    expect(told).toMatch(/^ok +token +DOCS_TOKEN is set$/m);
    expect(told).not.toMatch(/^FAIL +agent variable/m);
    expect(told).toMatch(/^FAIL +repository +https:\/\/127\.0\.0\.1:1\/OWNER\/docs\.git/m);
  });
});
