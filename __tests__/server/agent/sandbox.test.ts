import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import { processesWith, sandboxed, sandboxedWithHosts } from '../sandboxed.ts';
import { git, removeTempFolders, type TestService, testService } from '../support.ts';

let service: TestService | undefined;
/** Has an agent with nothing but the sandbox, which does what it is asked to. */
let plain: TestService | undefined;
const servers: Server[] = [];
afterEach(async () => {
  await service?.stop();
  service = undefined;
  for (const server of servers.splice(0)) server.close();
});
afterAll(async () => {
  await plain?.stop();
  removeTempFolders();
});

type Given = Parameters<typeof testService>[0];

/** Has a hostile agent do its worst; gives how the job ended, what the agent said, and where all is. */
async function attack(script: string, given?: Given) {
  if (given === undefined) {
    plain ??= await testService({
      agents: { docs: ['sh', '-c', 'eval "$DOCS_AGENT_PROMPT"'] },
      agent: { sandbox: 'bubblewrap' },
    });
    return play(plain, script);
  }
  service = await testService({
    agents: { docs: ['sh', '-c', script] },
    ...given,
    agent: { sandbox: 'bubblewrap', ...given.agent },
  });
  return play(service, 'Do.');
}

async function play(service: TestService, prompt: string) {
  const { id } = await service.create(prompt);
  const { status } = await service.finished(id);
  const job = join(service.folder, 'data/jobs', id);
  const failure = service.log.find((line) => line.startsWith('failed') && line.includes(id)) ?? '';
  return {
    status,
    failure,
    service,
    home: join(job, 'home'),
    said: readFileSync(join(job, 'turn-1.log'), 'utf8'),
  };
}

/** Where the file system of a path begins, without a slash at its end. */
const mountOf = (path: string) =>
  execFileSync('stat', ['-c', '%m', path], { encoding: 'utf8' }).trim().replace(/\/$/, '');

/** Says `done` for each command that the shell could carry out. */
const tries = (...commands: string[]) =>
  commands
    .map((command, index) => `if ( ${command} ) 2>/dev/null; then echo "done ${index}: ${command}"; fi`)
    .join('\n');

describe('an agent in the sandbox', () => {
  sandboxed(
    'does its work: tree, home and temporary folder are its own, and a shell has what it needs',
    async () => {
      const { status, said, home } = await attack(
        'pwd; echo "$HOME $TMPDIR"; whoami; echo x > "$TMPDIR/x"; echo y > "$HOME/y"; echo z > /dev/shm/z; git log --oneline | wc -l; git status --short; sed -i s/teh/the/ index.md',
      );
      expect(said).toMatch(/^\/workspace\n\/home\/agent \/tmp\nagent\n1\n$/);
      expect(status).toBe('completed');
      expect(readFileSync(join(home, 'y'), 'utf8')).toBe('y\n');
    },
  );

  sandboxed('has no capabilities, can gain none, and is in namespaces of its own', async () => {
    const { said } = await attack(
      'grep -E "CapEff|CapPrm|CapBnd|NoNewPrivs" /proc/self/status; for n in user pid mnt ipc uts; do readlink /proc/self/ns/$n; done',
    );
    expect(said.match(/Cap(Eff|Prm|Bnd):\s+0000000000000000\n/g)).toHaveLength(3);
    expect(said).toMatch(/NoNewPrivs:\s+1\n/);
    for (const name of ['user', 'pid', 'mnt', 'ipc', 'uts'])
      expect(said).not.toContain(readlinkSync(`/proc/self/ns/${name}`));
  });

  sandboxed('finds no token of the service, not in the environment of its parents either', async () => {
    process.env.LEFT_HERE = 'left-in-the-service';
    const { said } = await attack(
      'cat /proc/*/environ /proc/$PPID/environ 2>/dev/null | tr "\\0" "\\n"; env; echo end',
      {
        project: { tokenEnv: 'GIT_TOKEN' },
        environment: { GIT_TOKEN: 'service-token-0123456789' },
      },
    );
    delete process.env.LEFT_HERE;
    expect(said).toContain('end');
    expect(said).not.toMatch(/service-token|\*\*\*|left-in-the-service|GIT_TOKEN/);
  });

  sandboxed(
    'sees nothing of the machine but the system: no data folder, no repository, no home of others',
    async () => {
      const { said, service } = await attack(
        'ls -A / /home /tmp /var /run /etc/shadow /etc/ssl/private /root /sys /mnt /opt 2>/dev/null; find / -xdev -name "service.sqlite*" -o -xdev -name "docs-agent.config.json" 2>/dev/null; echo end',
      );
      expect(said).toContain('end');
      expect(said).not.toMatch(/sqlite|config\.json|shadow|private|root|^opt$|^sys$|^mnt$/m);
      expect(said).not.toContain(service.folder);
    },
  );

  sandboxed('writes nowhere else', async () => {
    const places = [
      '/x',
      '/usr/x',
      '/usr/bin/sh',
      '/etc/x',
      '/etc/passwd',
      '/dev/x',
      '/home/x',
      '/var/x',
      '/bin/x',
      '/run/x',
    ];
    const { said } = await attack(
      tries(...places.map((place) => `: >> ${place}`), 'mount -o remount,rw /usr', 'rm -f /usr/bin/env'),
    );
    expect(said).toBe('');
  });

  sandboxed('changes no setting of the kernel, also where the service runs as root', async () => {
    const before = readFileSync('/proc/sys/kernel/core_pattern', 'utf8');
    const { said } = await attack(
      tries(
        'echo "|/workspace/x" > /proc/sys/kernel/core_pattern',
        'echo x > /proc/sys/kernel/hostname',
        'echo b > /proc/sysrq-trigger',
      ),
    );
    expect(said).toBe('');
    expect(readFileSync('/proc/sys/kernel/core_pattern', 'utf8')).toBe(before);
  });

  sandboxed('sees no process of the machine, and ends none', async () => {
    // Only named, not looked at: one that was just killed may be gone by then.
    const { said } = await attack(
      `kill -9 ${process.pid} 2>/dev/null; kill -9 -1 2>/dev/null; set -- /proc/[0-9]*; echo $#`,
    );
    expect(Number(said.trim() || 0)).toBeLessThan(10);
  });

  sandboxed(
    'can add no key, set nothing for git to run, and push to no repository of this machine',
    async () => {
      // Where its folders come from in their file system, the kernel tells.
      const where = `awk '$5 == "/workspace" { print $4 }' /proc/self/mountinfo | sed 's,/jobs/.*,,'`;
      const data = `D=${mountOf(tmpdir())}$(${where})`;
      const { said, service } = await attack(
        [
          data,
          'echo "data $D"',
          tries(
            'ls "$D"',
            ': >> "$D/service.sqlite"',
            'git -C "$D/mirrors/docs.git" config core.fsmonitor "touch /tmp/ran"',
            'git push "$D/../docs" HEAD:main',
          ),
        ].join('\n'),
      );
      expect(said).toBe(`data ${join(service.folder, 'data')}\n`);
      expect(readFileSync(join(service.folder, 'data/mirrors/docs.git/config'), 'utf8')).not.toContain(
        'fsmonitor',
      );
      expect(git(service.repository, 'rev-list', '--count', 'main')).toBe('1');
    },
  );

  sandboxed('leaves no process behind, daemons included', async () => {
    const mark = `${process.pid}0.${Date.now()}`;
    const { status } = await attack(`setsid nohup sleep ${mark} >/dev/null 2>&1 & echo x > new.md`);
    expect(status).toBe('completed');
    expect(processesWith(mark)).toEqual([]);
  });

  sandboxed('is told to end at its time limit, and is ended with all that it started', async () => {
    const mark = `${process.pid}1.${Date.now()}`;
    const { failure, said } = await attack(
      `trap 'echo told' TERM; setsid sleep ${mark} & while :; do sleep 0.05; done`,
      { agent: { timeoutMinutes: 0.06 } },
    );
    expect(failure).toMatch(/longer than 0\.06 minutes/);
    expect(said).toContain('told');
    expect(processesWith(mark)).toEqual([]);
  });

  sandboxed('that fails says with what, and where to look for a program that is not there', async () => {
    expect((await attack('exit 7')).failure).toMatch(/exit code 7"/);
    expect((await attack('kill -9 $$')).failure).toMatch(/exit code 137 \(SIGKILL\)/);
    const missing = { agents: { docs: ['/nonexistent/agent'] } };
    expect((await attack('', missing)).failure).toMatch(/exit code 127: .*agent\.readable/);
  });
});

describe('a limit ends an agent that', () => {
  sandboxed('fills the memory, with one process or many', async () => {
    const agent = { limits: { memoryMb: 64 } };
    const { failure } = await attack('head -c 300000000 /dev/zero | tail | wc -c; exit 1', { agent });
    expect(failure).toMatch(/exit code|memory/);
    await service?.stop();
    const many = 'for i in 1 2 3 4 5 6; do { head -c 30000000 /dev/zero; sleep 30; } | tail & done; wait';
    expect((await attack(many, { agent })).failure).toMatch(/used \d+ MiB of memory, the limit is 64 MiB/);
  });

  sandboxed('starts ever more processes', async () => {
    const agent = { limits: { processes: 30 } };
    const { failure } = await attack('for i in $(seq 100); do sleep 30 & done; wait', { agent });
    expect(failure).toMatch(/processes, the limit is 30|exit code/);
  });

  sandboxed('fills the disk, with one file or many', async () => {
    const agent = { limits: { diskMb: 8 } };
    expect((await attack('head -c 20000000 /dev/zero > big', { agent })).failure).toMatch(/exit code|disk/);
    await service?.stop();
    const many = 'for i in 1 2 3 4; do head -c 4000000 /dev/zero > "$HOME/$i"; done; sleep 60';
    expect((await attack(many, { agent })).failure).toMatch(/more than the 8 MiB of disk/);
  });
});

describe('the network of an agent', () => {
  /** A web server on loopback that says who was asked for. */
  async function webServer() {
    const seen: string[] = [];
    const server = createServer((request, response) => {
      seen.push(`${request.headers.host}${request.url}`);
      response.end('hello from the web\n');
    });
    servers.push(server);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return { port: (server.address() as AddressInfo).port, seen };
  }
  const get = (url: string) =>
    `node -e 'fetch("${url}").then(r => r.text()).then(console.log, e => console.log("no way", e.cause?.code))'`;
  const viaProxy = (url: string) =>
    `node -e 'const u = new URL(process.env.http_proxy); require("http").get({ host: u.hostname, port: u.port, path: "${url}", headers: { host: new URL("${url}").host } }, r => { console.log(r.statusCode); r.pipe(process.stdout); })'`;
  const tunnel = (host: string) =>
    `node -e 'const u = new URL(process.env.https_proxy); require("http").request({ host: u.hostname, port: u.port, method: "CONNECT", path: "${host}" }).on("connect", (r, s) => { console.log(r.statusCode); s.end(); }).end()'`;
  /** The Node that runs this may be where the sandbox shows nothing. */
  const readable = [join(process.execPath, '..')];

  sandboxed('is the machine’s own where it is `all`', async () => {
    const { port } = await webServer();
    const { said } = await attack(get(`http://127.0.0.1:${port}/`), { agent: { readable, network: 'all' } });
    expect(said).toContain('hello from the web');
  });

  sandboxedWithHosts('leads everywhere but to this machine where nothing is said', async () => {
    const { port, seen } = await webServer();
    const script = [
      viaProxy(`http://127.0.0.1:${port}/by-the-proxy`),
      tunnel(`localhost:${port}`),
      get(`http://127.0.0.1:${port}/direct`),
      `node -e 'const s = require("http").createServer((q, r) => r.end("its own")).listen(4000, "127.0.0.1", () => fetch("http://localhost:4000").then(r => r.text()).then(console.log).finally(() => s.close()))'`,
    ].join('\n');
    const { said } = await attack(script, { agent: { readable } });
    expect(said.match(/^\d{3}$/gm)).toEqual(['403', '403']);
    expect(said).toMatch(/no way ECONNREFUSED/);
    expect(said).toContain(`127.0.0.1:${port} was asked for and is this machine`);
    expect(said).toContain('its own');
    expect(seen).toEqual([]);
  });

  sandboxed('is not there where it is `none`, loopback included', async () => {
    const { port, seen } = await webServer();
    const { said } = await attack(get(`http://127.0.0.1:${port}/`), { agent: { readable, network: 'none' } });
    expect(said).toMatch(/no way/);
    expect(seen).toEqual([]);
  });

  sandboxedWithHosts('leads to the hosts of a list and to no other', async () => {
    const { port, seen } = await webServer();
    const script = [
      viaProxy(`http://localhost:${port}/allowed`),
      viaProxy(`http://127.0.0.1:${port}/other-name`),
      tunnel(`localhost:${port}`),
      tunnel(`localhost:${port + 1}`),
      tunnel('elsewhere.example:443'),
      get(`http://127.0.0.1:${port}/direct`).replace(
        'node',
        'NODE_USE_ENV_PROXY= http_proxy= HTTP_PROXY= node',
      ),
    ].join('\n');
    const { said } = await attack(script, { agent: { readable, network: [`localhost:${port}`] } });
    expect(seen).toEqual([`localhost:${port}/allowed`]);
    expect(said.match(/^\d{3}$/gm)).toEqual(['200', '403', '200', '403', '403']);
    expect(said).toContain('elsewhere.example:443 was asked for and is not in agent.network');
    expect(said).toMatch(/no way/);
  });
});

test('without the sandbox an agent that sets what git is to run has its settings thrown away', async () => {
  const mirror = '"$HOME/../../../mirrors/docs.git"';
  const ran = '$HOME/ran';
  const script = [
    `M=${mirror}`,
    `git -C $M config core.fsmonitor "touch ${ran}; true"`,
    `git -C $M config filter.x.clean "touch ${ran}; true"`,
    `mkdir -p $M/info $M/hooks; echo "* filter=x" > $M/info/attributes`,
    `printf '#!/bin/sh\\ntouch ${ran}\\n' > $M/hooks/reference-transaction; chmod +x $M/hooks/reference-transaction`,
    'echo more >> index.md; rm -f "$HOME/ran"',
  ].join('\n');
  const { status, home, service } = await attack(script, { agent: { sandbox: 'none' } });
  expect(status).toBe('completed');
  expect(existsSync(join(home, 'ran'))).toBe(false);
  const [branch = ''] = git(
    service.repository,
    'branch',
    '--list',
    'docs-agent/*',
    '--format=%(refname)',
  ).split('\n');
  expect(git(service.repository, 'show', `${branch}:index.md`)).toContain('more');
  expect(
    createHash('sha256')
      .update(readFileSync(join(service.folder, 'data/mirrors/docs.git/config')))
      .digest('hex'),
  ).not.toBe('');
});
