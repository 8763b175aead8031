import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { findTrouble, requireSandbox } from '../../../src/server/agent/sandbox/probe.ts';
import { parseConfig } from '../../../src/server/config/config.ts';
import { sandboxed } from '../sandboxed.ts';
import { removeTempFolders, tempFolder, testService } from '../support.ts';
import { rulesOf } from './shut-in.ts';

afterAll(removeTempFolders);

function configured(agent: Record<string, unknown> = {}) {
  const directory = tempFolder();
  const projects = { docs: { repository: 'docs', agent: { command: 'true', ...agent } } };
  return parseConfig({ dataDir: 'data', projects }, { directory, environment: {} });
}

/** A folder of programs in which `bwrap` is this script. */
function pathWith(script: string): string {
  const folder = tempFolder();
  writeFileSync(join(folder, 'bwrap'), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, 'bwrap'), 0o755);
  return `${folder}:/usr/bin:/bin`;
}

test.each<[string, () => string, RegExp]>([
  [
    'is not installed',
    () => tempFolder(),
    /there is no `bwrap` \(Debian, Ubuntu: `apt-get install bubblewrap`\)/,
  ],
  [
    'is not allowed to make namespaces',
    () => pathWith('echo "bwrap: setting up uid map: Permission denied" >&2; exit 1'),
    /uid map: Permission denied; the kernel, or the container this runs in, has to allow user namespaces/,
  ],
  [
    'runs the command and shuts nothing in',
    () => pathWith('while [ "$1" != sh ]; do shift; done; exec "$@"'),
    /an agent/,
  ],
])('a service whose bubblewrap %s does not start, and says the way out', async (_, path, why) => {
  const starting = testService({ agent: { sandbox: 'bubblewrap' }, environment: { PATH: path() } });
  await expect(starting).rejects.toThrow(why);
  const again = requireSandbox(configured(), { PATH: path() });
  await expect(again).rejects.toThrow(
    /^The sandbox of agents \(bubblewrap\) does not work for project docs: .*set "sandbox": "none" in `agent`/,
  );
});

test('a service that asks for no sandbox starts without bubblewrap, and is told what that means', async () => {
  const said = await requireSandbox(configured({ sandbox: 'none' }), { PATH: tempFolder() });
  expect(said).toEqual([{ project: 'docs', meaning: expect.stringMatching(/without a sandbox/) }]);
});

describe('the sandbox', () => {
  sandboxed('holds here', async () => {
    const config = configured();
    const agent = config.projects.get('docs')?.agent;
    if (!agent) throw new Error('no project');
    expect(await findTrouble(agent, { dataDir: config.dataDir, environment: process.env })).toBeUndefined();
  });

  sandboxed('is refused where what agents may read holds the data folder, through a link too', async () => {
    const folder = tempFolder();
    mkdirSync(join(folder, 'up/data'), { recursive: true });
    symlinkSync(join(folder, 'up'), join(folder, 'link'));
    for (const path of [folder, join(folder, 'link'), '/']) {
      const agent = configured({ readable: [path] }).projects.get('docs')?.agent;
      if (!agent) throw new Error('no project');
      const trouble = await findTrouble(agent, {
        dataDir: join(folder, 'up/data'),
        environment: process.env,
      });
      expect(trouble).toBe(
        `${path}, which agents may read, holds the data folder ${join(folder, 'up/data')}`,
      );
    }
  });

  sandboxed(
    'is refused where what agents may read lies in the data folder, through a link and before it is made',
    async () => {
      const folder = tempFolder();
      const dataDir = join(folder, 'data');
      mkdirSync(join(dataDir, 'jobs/other/home'), { recursive: true });
      symlinkSync(join(dataDir, 'jobs'), join(folder, 'link'));
      const given = { dataDir, environment: process.env };
      for (const path of ['data/jobs', 'data/jobs/other/home', 'link', 'link/other', 'data/not-yet/there']) {
        const agent = rulesOf({ readable: [join(folder, path)] });
        expect(await findTrouble(agent, given)).toBe(
          `${join(folder, path)}, which agents may read, lies in the data folder ${dataDir}`,
        );
      }
      const beside = rulesOf({ readable: [`${dataDir}-of-others`] });
      expect(await findTrouble(beside, given)).not.toMatch(/data folder/);
    },
  );

  sandboxed('says that socat is missing where a list of hosts needs it', async () => {
    const programs = tempFolder();
    for (const name of ['bwrap', 'prlimit', 'sh', 'grep', 'cat', 'sleep'])
      symlinkSync(`/usr/bin/${name}`, join(programs, name));
    const config = configured({ network: ['api.example.org'], readable: [programs] });
    await expect(requireSandbox(config, { PATH: programs })).rejects.toThrow(
      /`agent\.network` needs `socat`/,
    );
  });
});
