import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { parseConfig } from '../../../src/server/config/config.ts';
import { openMirror } from '../../../src/server/git/mirror.ts';
import { createInsistence } from '../../../src/server/store/insistence.ts';
import type { JobRow, TurnRow } from '../../../src/server/store/jobs.ts';
import { StoreUnavailable } from '../../../src/server/store/trouble.ts';
import { redactSecrets } from '../../../src/server/words/redact.ts';
import { publish } from '../../../src/server/work/publish.ts';
import { createSlots } from '../../../src/server/work/slots.ts';
import { runTurn } from '../../../src/server/work/turn.ts';
import { type TurnPorts, TurnStopped } from '../../../src/server/work/turn-ports.ts';
import { git, makeRepository, removeTempFolders, tempFolder } from '../support.ts';

afterAll(removeTempFolders);
const { signal } = new AbortController();
const away = async () => {
  throw new StoreUnavailable({ kind: 'away', sentence: 'away', retryAfterSeconds: 1 });
};

/** A turn's partners, among them a real remote; what is said of the store is a test's own. */
function stage(given: Partial<TurnPorts> = {}) {
  const folder = tempFolder();
  const repository = makeRepository(join(folder, 'docs'));
  const command = `touch ${join(folder, 'begun')}`;
  const config = parseConfig(
    { dataDir: 'data', projects: { docs: { repository, agent: { command, sandbox: 'none' } } } },
    { directory: folder, environment: {} },
  );
  const project = config.projects.get('docs');
  if (!project) throw new Error('no project');
  const kept: string[] = [];
  const done = async () => undefined;
  const run = (work: () => Promise<unknown>) => work();
  const ports = {
    project,
    mirror: openMirror(config.dataDir, project),
    host: { propose: async () => '/link' },
    turns: { recordProcess: done, recordParent: done, recordResult: done },
    artifacts: { shared: true, keep: async (_: string, name: string) => void kept.push(name), remove: done },
    guard: () => () => {},
    holds: () => true,
    insistence: { write: run, alone: run },
    unpublished: { find: done, add: done, remove: done },
    slots: createSlots(1),
    holdLatePublishing: done,
    dataDir: config.dataDir,
    author: config.author,
    environment: process.env,
    redactor: redactSecrets([]),
    graceMs: 100,
    retryDelaysMs: [],
    ...given,
  } as unknown as TurnPorts;
  const job = { id: 'job', project: 'docs', pr_link: null, base_commit: null } as JobRow;
  const turn = { job: 'job', seq: 1, attempt: 1, prompt: 'one\n', result_commit: null } as TurnRow;
  const isBegun = () => existsSync(join(folder, 'begun'));
  return { ports, claimed: { job, turn }, isBegun, repository, kept };
}

describe('a worker that comes late', () => {
  test('begins no agent', async () => {
    const { ports, claimed, isBegun, kept } = stage({ holds: () => false });
    await expect(runTurn(claimed, ports, signal)).rejects.toThrow(TurnStopped);
    expect([isBegun(), kept]).toEqual([false, []]);
  });

  test('pushes on top of what another has pushed meanwhile, and leaves the diff to whoever has the job', async () => {
    const { ports, repository, kept } = stage();
    const standing = await ports.mirror.update({ id: 'job', ref: null }, signal);
    git(repository, 'checkout', '--quiet', '-b', 'docs-agent/job');
    git(repository, 'commit', '--quiet', '--allow-empty', '-m', 'first');
    git(repository, 'commit', '--quiet', '--allow-empty', '-m', 'second');
    const commit = git(repository, 'rev-parse', 'HEAD');
    const waiting = git(repository, 'rev-parse', 'HEAD~1');
    await ports.mirror.update({ id: 'job', ref: null }, signal);
    git(repository, 'checkout', '--quiet', 'main');
    git(repository, 'branch', '--force', 'docs-agent/job', 'docs-agent/job~1');
    const lost = {
      job: { id: 'job', project: 'docs', ref: null },
      commit,
      from: standing.base,
      prompt: 'one',
      standing,
      waiting,
      checks: [],
      contexts: [],
    };
    const claim = async () => {
      throw new TurnStopped();
    };
    await expect(publish({ ...lost, claim }, ports, signal)).rejects.toThrow(TurnStopped);
    expect(git(repository, 'rev-parse', 'docs-agent/job')).toBe(commit);
    expect(kept).toEqual([]);
  });
});

test('a store that is away when a turn begins fails no turn', async () => {
  const { ports, claimed, isBegun } = stage();
  const unpublished = { ...ports.unpublished, find: away };
  await expect(runTurn(claimed, { ...ports, unpublished }, signal)).rejects.toThrow(TurnStopped);
  expect(isBegun()).toBe(false);
});

test('a commit too large to be handed on fails its turn, which says so and is not tried for ever', async () => {
  const { ports, claimed } = stage();
  const keep = async (_: string, name: string) => {
    if (name.endsWith('.log')) return;
    throw new Error(`${name} has 70000000 bytes, more than the 67108864 that are kept for other workers`);
  };
  const insistence = createInsistence();
  const artifacts = { ...ports.artifacts, keep };
  const project = { ...ports.project, agent: { ...ports.project.agent, command: 'echo more >> index.md' } };
  const end = await runTurn(claimed, { ...ports, project, artifacts, insistence }, signal);
  expect(end).toMatchObject({ status: 'failed', failure: expect.stringContaining('kept for other workers') });
});
