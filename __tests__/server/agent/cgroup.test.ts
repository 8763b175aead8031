import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { findCgroup, prepareCgroups } from '../../../src/server/agent/sandbox/cgroup.ts';
import { weaknesses } from '../../../src/server/agent/sandbox/probe.ts';
import { sandboxed } from '../sandboxed.ts';
import { removeTempFolders, tempFolder } from '../support.ts';
import { removeJobFolders, rulesOf, shutIn } from './shut-in.ts';

afterAll(async () => {
  await removeJobFolders();
  removeTempFolders();
});

/** Files as the kernel shows them for a cgroup that was handed over. */
function tree(controllers = 'cpu memory pids', procs = `${process.pid}\n`) {
  const root = tempFolder();
  const folder = join(root, 'system.slice/docs-agent.service');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'cgroup.controllers'), `${controllers}\n`);
  writeFileSync(join(folder, 'cgroup.procs'), procs);
  return { root, folder, own: '1:name=systemd:/x\n0::/system.slice/docs-agent.service\n' };
}

describe('a cgroup', () => {
  test('is had where one was handed over with its controllers', () => {
    const { root, folder, own } = tree();
    expect(findCgroup({ own, root })).toEqual({ folder });
  });

  test.each([
    ['there is none of version 2', { own: '4:memory:/x\n' }, /no cgroups of version 2/],
    ['it has not the controllers', tree('cpu pids'), /has no controller memory$/],
    ['it has none', tree(''), /has no controller memory and pids/],
    ['others are in it', tree('memory pids', `1\n${process.pid}\n`), /other programs are in the cgroup/],
  ])('is not had, and that is said, where %s', (_, given, why) => {
    expect(findCgroup(given)).toEqual({ why: expect.stringMatching(why) });
  });

  test('of a sandbox has its limits, and is removed', async () => {
    const { root, folder, own } = tree();
    const make = prepareCgroups(findCgroup({ own, root }));
    if (typeof make === 'string') throw new Error(make);
    const read = (name: string) => readFileSync(join(folder, name), 'utf8');
    expect(read('docs-agent-service/cgroup.procs')).toBe(String(process.pid));
    expect(read('cgroup.subtree_control')).toBe('+memory +pids');
    const cgroup = make('agent-1', { memoryMb: 64, processes: 30 });
    expect([read('agent-1/memory.max'), read('agent-1/memory.swap.max'), read('agent-1/pids.max')]).toEqual([
      String(64 * 1024 * 1024),
      '0',
      '38',
    ]);
    expect([cgroup.procs, cgroup.ranOut()]).toEqual([join(folder, 'agent-1/cgroup.procs'), false]);
    writeFileSync(join(folder, 'agent-1/memory.events'), 'low 0\noom 1\noom_kill 1\n');
    expect(cgroup.ranOut()).toBe(true);
    // The kernel's files go with the folder; these have to be removed before.
    rmSync(join(folder, 'agent-1'), { recursive: true });
    mkdirSync(join(folder, 'agent-1'));
    await cgroup.close();
    expect(existsSync(join(folder, 'agent-1'))).toBe(false);
  });

  const real = 'folder' in findCgroup();
  if (!real)
    process.stderr.write('\nNOT TESTED: limits by a cgroup. This process was given none of its own.\n');
  (real ? sandboxed : test.skip)(
    'of the kernel ends an agent that hides its memory from everybody',
    async () => {
      const script =
        'perl -e \'my @all; for (1 .. 300) { push @all, "x" x 1e6 } sleep 5\' & perl -e \'my @all; for (1 .. 300) { push @all, "x" x 1e6 } sleep 5\'; wait';
      const { end } = await shutIn(script, { agent: { limits: { memoryMb: 512 } } });
      expect(end).toEqual({
        reason: 'limit',
        sentence: expect.stringMatching(/more memory than the 512 MiB/),
      });
    },
  );
});

test('what holds less than it could is said, with what to do', () => {
  const projects = (agent: Record<string, unknown>) => ({
    projects: new Map([['docs', { id: 'docs', agent: rulesOf(agent) }]]) as never,
  });
  expect(weaknesses(projects({}), undefined)).toEqual([]);
  expect(weaknesses(projects({ sandbox: 'none' }), 'there is none')).toEqual([]);
  expect(weaknesses(projects({ network: 'all' }), 'there is none')).toEqual([
    {
      says: "Agents' memory is watched, and not bounded by the kernel: there is none",
      fix: expect.stringContaining('Delegate=memory pids'),
    },
    {
      says: expect.stringMatching(/^Agents of docs reach this machine's own ports/),
      fix: expect.any(String),
    },
  ]);
});
