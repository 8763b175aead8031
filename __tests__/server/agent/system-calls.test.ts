import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { seccompFilter } from '../../../src/server/agent/sandbox/seccomp.ts';
import { JUDGED, REFUSED, UNKNOWN } from '../../../src/server/agent/sandbox/system-calls.ts';
import { sandboxed } from '../sandboxed.ts';
import { removeJobFolders, shutIn } from './shut-in.ts';

afterAll(removeJobFolders);

const column = process.arch === 'arm64' ? 1 : 0;
const numberOf = (name: string) => ({ ...REFUSED, ...UNKNOWN, ...JUDGED })[name]?.[column] ?? -1;

/** A program that makes system calls, and says of each what came of it. */
const calling = (...calls: (readonly [name: string, ...args: string[]])[]): [string, ...string[]] => [
  'perl',
  '-e',
  calls
    .map(([name, ...args]) => {
      return `$! = 0; my @given = (${args.join(', ')}); my $r = syscall(${numberOf(name)}, @given); print "${name}: ", ($r == -1 ? "$!" : "done"), "\\n";`;
    })
    .join(' '),
];

describe('an agent', () => {
  sandboxed('shares no key with what ran before it, in whatever keyring', async () => {
    const mark = `docs-agent-test-${process.pid}`;
    const session = '-3';
    const { said } = await shutIn(
      calling(
        ['add_key', '"user"', `"${mark}"`, '"secret"', '6', session],
        ['request_key', '"user"', `"${mark}"`, '0', session],
        ['keyctl', '0', session, '0', '0'],
      ),
    );
    expect(said).toBe(
      ['add_key', 'request_key', 'keyctl'].map((name) => `${name}: Operation not permitted\n`).join(''),
    );
  });

  sandboxed('makes no namespace, and so mounts no file system in memory', async () => {
    const NEWUSER = '0x10000000';
    const NEWTIME = '0x80';
    const { said } = await shutIn(
      calling(
        ['unshare', NEWUSER],
        ['unshare', NEWTIME],
        ['clone', `${NEWUSER} | 17`, '0', '0', '0', '0'],
        ['clone3', '0', '0'],
        ['setns', '0', '0'],
        ['mount', '"x"', '"/tmp"', '"tmpfs"', '0', '0'],
        ['fsopen', '"tmpfs"', '0'],
      ),
    );
    expect(said).toBe(
      [
        ...['unshare', 'unshare', 'clone'].map((name) => `${name}: Operation not permitted\n`),
        'clone3: Function not implemented\n',
        ...['setns', 'mount', 'fsopen'].map((name) => `${name}: Operation not permitted\n`),
      ].join(''),
    );
  });

  sandboxed('finds no first process that is outside of the filter', async () => {
    const { said } = await shutIn('grep Seccomp: /proc/1/status /proc/self/status; cat /proc/1/comm');
    expect(said.match(/Seccomp:\s+2\n/g)).toHaveLength(2);
    expect(said).toMatch(/\nsh\n$/);
  });

  sandboxed('opens sockets of the kinds alone that its network namespace holds', async () => {
    const { said } = await shutIn(
      calling(
        ...['1', '2', '10', '16', '40', '38', '17', '30'].map(
          (family) => ['socket', family, '2', '0'] as const,
        ),
      ),
    );
    const refused = 'socket: Address family not supported by protocol\n';
    expect(said).toBe(
      'socket: done\n'.repeat(3) +
        // Netlink knows no datagrams of protocol 0 everywhere; it is not the filter that says so.
        (/^(?:.*\n){3}(socket: .*\n)/.exec(said)?.[1] ?? '') +
        refused.repeat(4),
    );
    expect(said.split('\n')[3]).not.toContain('Address family');
  });

  sandboxed('hides from nobody what it has open, and keeps no memory in segments', async () => {
    const { said } = await shutIn(
      calling(
        ['prctl', '4', '0'],
        ['prctl', '4', '1'],
        ['shmget', '0', '0x10000000', '0x3ff'],
        ['shmget', '0', '0x100000001', '0x3ff'],
        ['shmget', '0', '4096', '0x3ff'],
        ['msgget', '0', '0x3ff'],
      ),
    );
    expect(said).toBe(
      [
        'prctl: Operation not permitted',
        'prctl: done',
        'shmget: Operation not permitted',
        'shmget: Operation not permitted',
        'shmget: done',
        'msgget: Operation not permitted',
        '',
      ].join('\n'),
    );
  });

  sandboxed('has all that its tools need: git, shells, pipes, threads, Node', async () => {
    const script = [
      'git init -q . && git -c user.name=a -c user.email=a@b commit -q --allow-empty -m x && git gc -q && git log --oneline | wc -l',
      'yes | head -n 3 | sort -u; (sleep 0.01 &); echo $(echo sub); timeout 5 true; setsid true; nice true; xargs -P 2 -n 1 echo < /dev/null',
      `node -e 'const { Worker } = require("worker_threads"); require("child_process").execFileSync("true"); require("fs").promises.readFile("/etc/passwd").then(() => new Worker("require(\\"worker_threads\\").parentPort.postMessage(1)", { eval: true }).on("message", () => console.log("node well")))'`,
      'perl -e \'use IO::Socket; my $l = IO::Socket::INET->new(Listen => 1, LocalAddr => "127.0.0.1") or die; IO::Socket::INET->new($l->sockhost . ":" . $l->sockport) or die; print "sockets well\\n"\'',
      'perl -e \'kill "INT", $$ if fork == 0; wait; print $? & 127, "\\n"\'',
    ].join('\n');
    const { said, end } = await shutIn(script, { agent: { readable: [join(process.execPath, '..')] } });
    expect(said).toBe('1\ny\nsub\n\nnode well\nsockets well\n2\n');
    expect(end).toEqual({ reason: 'exit', code: 0 });
  });
});

test('a filter is whole instructions, ends with a return, and jumps nowhere beyond it', () => {
  for (const machine of ['x64', 'arm64']) {
    const filter = seccompFilter(machine) ?? Buffer.alloc(0);
    const count = filter.length / 8;
    expect(Number.isInteger(count) && count > 100 && count < 4096).toBe(true);
    for (let at = 0; at < count; at++) {
      const code = filter.readUInt16LE(at * 8);
      const furthest = Math.max(filter[at * 8 + 2] ?? 0, filter[at * 8 + 3] ?? 0);
      if ((code & 7) === 5) expect(at + 1 + furthest).toBeLessThan(count);
      else expect(furthest).toBe(0);
    }
    expect(filter.readUInt16LE((count - 1) * 8)).toBe(6);
  }
  expect(seccompFilter('s390x')).toBeUndefined();
});

/** As the kernel runs it; what comes of a call. */
function judge(machine: string, call: { number: number; machine: number; args?: number[] }): number {
  const filter = seccompFilter(machine) ?? Buffer.alloc(0);
  const words = [call.number, call.machine, 0, 0, ...(call.args ?? []).flatMap((low) => [low, 0])];
  let loaded = 0;
  for (let at = 0; ; at++) {
    const code = filter.readUInt16LE(at * 8);
    const value = filter.readUInt32LE(at * 8 + 4);
    if (code === 0x06) return value;
    if (code === 0x20) {
      loaded = (words[value / 4] ?? 0) >>> 0;
      continue;
    }
    const tests: Record<number, boolean> = {
      21: loaded === value,
      37: loaded > value,
      53: loaded >= value,
      69: (loaded & value) !== 0,
    };
    at += filter[at * 8 + (tests[code] ? 2 : 3)] ?? 0;
  }
}

test.each([
  ['x64', 0xc000003e, 0],
  ['arm64', 0xc00000b7, 1],
] as const)(
  'on %s each call of the tables is refused, any other is not, and another machine’s program is ended',
  (machine, audit, at) => {
    const refused = new Map<number, number>();
    for (const numbers of Object.values(REFUSED)) if (numbers[at] !== undefined) refused.set(numbers[at], 1);
    for (const numbers of Object.values(UNKNOWN)) if (numbers[at] !== undefined) refused.set(numbers[at], 38);
    const judged: number[] = Object.values(JUDGED).map((numbers) => numbers[at]);
    for (let number = 0; number < 600; number++) {
      if (judged.includes(number)) continue;
      const errno = refused.get(number);
      const expected = errno === undefined ? 0x7fff0000 : 0x00050000 | errno;
      expect([number, judge(machine, { number, machine: audit })]).toEqual([number, expected]);
    }
    for (const other of [0x40000003, 0xc00000b7, 0xc000003e].filter((value) => value !== audit))
      expect(judge(machine, { number: 1, machine: other })).toBe(0x80000000);
    expect(judge(machine, { number: 0x40000001, machine: audit })).toBe(0x00050026);
  },
);

test('the numbers are those of this machine’s own headers, where it has them', () => {
  const include = '#include <sys/syscall.h>\n';
  const names = Object.entries({ ...REFUSED, ...UNKNOWN, ...JUDGED });
  let out: string;
  try {
    const input = include + names.map(([name]) => `docs-agent ${name} __NR_${name}`).join('\n');
    out = execFileSync('cc', ['-E', '-P', '-'], {
      input,
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'ignore'],
    });
  } catch {
    process.stderr.write('\nNOT TESTED: numbers of system calls. There is no C compiler with headers.\n');
    return;
  }
  const known = [...out.matchAll(/^docs-agent (\w+) (\d+)$/gm)];
  expect(known.length).toBeGreaterThan(30);
  for (const [, name = '', number] of known) expect([name, numberOf(name)]).toEqual([name, Number(number)]);
});
