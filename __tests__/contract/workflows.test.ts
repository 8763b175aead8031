import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { isMap, parse, parseAllDocuments, visit } from 'yaml';
import { readYamlTexts } from '../../scripts/lint/workflow-texts.ts';

const root = resolve(import.meta.dirname, '../..');

const OWN = "!contains(github.event.comment.body, '<!-- docs-agent:')";

interface Job {
  permissions?: unknown;
  'timeout-minutes'?: number;
  concurrency?: Record<string, unknown>;
}

const workflows = ['.github/workflows', 'examples'].flatMap((folder) => {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ya?ml$/.test(file) && !/^(?:other-ci|deploy)\b/.test(file))
    .map((file) => join(folder, file))
    .sort();
});

/**
 * Lines that name an action by anything but a commit, with the version beside it. Paths are of our own tree. In the
 * examples our own action stands with OWNER and COMMIT, for the reader to fill in.
 */
function findUnpinned(text: string): string[] {
  const pinned = [
    String.raw`\.\/\S*`,
    String.raw`[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d\S*`,
    String.raw`OWNER\/docs-agent-action(?:\/[a-z-]+)?@COMMIT`,
  ];
  const uses = text.split('\n').filter((line) => /^\s*(?:- )?uses:/.test(line));
  return uses.filter((line) => !new RegExp(`uses: (?:${pinned.join('|')})$`).test(line));
}

test.each([
  ['- uses: actions/checkout@v7', false],
  ['- uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1', false],
  ['- uses: actions/checkout@3d3c42e # v7.0.1', false],
  ['- uses: docker://alpine:3', false],
  ['- uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1', true],
  ['  uses: owner/name/.github/workflows/x.yml@3d3c42e5aac5ba805825da76410c181273ba90b1 # v1', true],
  ['- uses: ./', true],
  ['- uses: OWNER/docs-agent-action@COMMIT', true],
  ['- uses: OWNER/docs-agent-action/page-views@COMMIT', true],
  ['- uses: OWNER/docs-agent-action@v1', false],
  ['- uses: actions/checkout@COMMIT', false],
])('a pin is a commit and a version: %s', (line, pinned) => {
  expect(findUnpinned(line)).toEqual(pinned ? [] : [line]);
});

test('CI has a workflow', () => expect(workflows).toContain('.github/workflows/ci.yml'));

describe.each(workflows)('%s', (file) => {
  const text = readFileSync(join(root, file), 'utf8');

  test('pins each action', () => expect(findUnpinned(text)).toEqual([]));

  const workflow = parse(text) as { jobs?: Record<string, Job>; permissions?: unknown };
  const jobs = Object.entries(workflow.jobs ?? {});

  test.each(jobs)('states what job %s may do', (_, job) => {
    const permissions = job.permissions ?? workflow.permissions;
    expect(permissions).toEqual(expect.any(Object));
  });

  test.each(jobs)('ends job %s after a time', (_, job) => {
    expect(job['timeout-minutes']).toBeGreaterThan(0);
  });
});

describe.each(workflows.filter((file) => file.startsWith('examples/')))('%s', (file) => {
  const text = readFileSync(join(root, file), 'utf8');
  const { permissions, jobs } = parse(text) as { permissions?: unknown; jobs: Record<string, Job> };

  test('says what to set before anything else', () => {
    const header = /^(?:# .+\n){2,5}/.exec(text)?.[0] ?? '';
    for (const name of new Set(text.match(/\b(?:vars|secrets)\.\w+/g)))
      expect(header).toContain(name.replace(/^.*\./, ''));
  });

  test('gives no permission to more than the job', () => {
    expect(permissions).toEqual({});
    for (const job of Object.values(jobs)) expect(job.permissions).toBeDefined();
  });

  test('never lets a newer command end the watching of an older one', () => {
    for (const { concurrency } of Object.values(jobs))
      if (concurrency) expect(concurrency['cancel-in-progress']).toBe(false);
  });

  test('is listed in the README beside it', () => {
    const name = file.replace('examples/', '');
    expect(readFileSync(join(root, 'examples/README.md'), 'utf8')).toContain(`[${name}](${name})`);
  });
});

/** Braces with something in them: Gitea's runner ends at `workflow_dispatch: }`. Lists and `{}` are fine. */
function findFlowMappings(text: string): string[] {
  const found: string[] = [];
  for (const document of parseAllDocuments(text))
    visit(document, {
      Map: (_, node) => {
        if (isMap(node) && node.flow && node.items.length > 0 && node.range)
          found.push(text.slice(...node.range.slice(0, 2)));
      },
    });
  return found;
}

test.each([
  ['on: { schedule: [], workflow_dispatch: }', ['{ schedule: [], workflow_dispatch: }']],
  ['- with: {a: 1}', ['{a: 1}']],
  ['on: [push]\npermissions: {}\nif: ${{ x }}\nrun: |\n  echo {a: 1}', []],
])('a flow mapping: %j', (text, expected) => expect(findFlowMappings(text)).toEqual(expected));

test.each(readYamlTexts(root).map(({ where, text }) => [where, text]))('%s is block YAML', (_, text) => {
  expect(findFlowMappings(text)).toEqual([]);
});

const conditions = Object.entries({
  'comment.yml': [
    "contains(github.event.comment.body || github.event.review.body || github.event.review.content, '/docs')",
    OWN,
  ],
  'finish.yml': ["contains(github.event.comment.body, '/docs')", OWN],
  'label.yml': ["github.event.label.name == 'needs-docs'", "changes.added_labels.*.name, 'needs-docs')"],
  'README.md': ["contains(github.event.comment.body, '/docs')", OWN],
});

test.each(conditions)(
  '%s: its condition takes what every host sends, and passes over our own',
  (file, parts) => {
    const [first] = readYamlTexts(root).filter(({ where }) => where.replace(/^examples\/|#1$/g, '') === file);
    const { jobs } = parse(first?.text ?? '') as { jobs: Record<string, Job & { if?: string }> };
    const [job] = Object.values(jobs);
    for (const part of parts) expect(job?.if).toContain(part);
    // The action orders the commands of a thread by itself, and a group would drop some.
    expect(job?.concurrency).toBeUndefined();
  },
);

test('CI runs .ci/run, and that runs everything', () => {
  const ci = parse(readFileSync(join(root, '.github/workflows/ci.yml'), 'utf8')) as {
    jobs: Record<string, { steps: { run?: string }[] }>;
  };
  const commands = Object.values(ci.jobs).flatMap((job) => job.steps.flatMap((step) => step.run ?? []));
  expect(commands).toEqual(['.ci/run']);
  const script = readFileSync(join(root, '.ci/run'), 'utf8');
  for (const command of [
    'ci',
    'test',
    'run lint:workflows',
    'run check:dist',
    'run check:audit',
    'run release -- --dry-run',
    'run demo',
    'run e2e',
    'run chaos',
    'run fire -- --short',
    'run fire -- --short --postgres',
    'run schemathesis',
  ]) {
    expect(script).toMatch(new RegExp(`^ *(?:check )?npm ${command}(?: |$)`, 'm'));
  }
});
