import {
  chmodSync,
  closeSync,
  mkdirSync,
  openSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { diskUsage } from '../../../src/server/agent/disk-usage.ts';
import { heldFiles } from '../../../src/server/agent/held-files.ts';
import { removeFolder } from '../../../src/server/files/remove-folder.ts';
import { sandboxed } from '../sandboxed.ts';
import { tempFolder } from '../support.ts';
import { removeJobFolders, shutIn } from './shut-in.ts';

afterAll(removeJobFolders);

const agent = { limits: { diskMb: 8, memoryMb: 64 } };
const MB = 1024 * 1024;

describe('a limit ends an agent that hides', () => {
  const disk = { reason: 'limit', sentence: 'the agent command filled more than the 8 MiB of disk it may' };

  sandboxed.each([
    [
      'in a folder that may be entered and not listed',
      'mkdir a; head -c 5000000 /dev/zero > a/1; cp a/1 a/2; chmod 300 a; sleep 60',
    ],
    [
      'in a folder that may be listed and not entered',
      'mkdir a; head -c 5000000 /dev/zero > a/1; cp a/1 a/2; chmod 400 a; sleep 60',
    ],
    [
      'in a folder whose name is not UTF-8',
      `d=$(printf 'a\\377'); mkdir $d; head -c 5000000 /dev/zero > $d/1; cp $d/1 $d/2; sleep 60`,
    ],
    ['below its home, which it closed', 'head -c 5000000 /dev/zero > ~/1; cp ~/1 ~/2; chmod 0 ~; sleep 60'],
    [
      'in files that it removed and has open',
      'exec 7> 1 8> 2; rm 1 2; head -c 5000000 /dev/zero >&7; head -c 5000000 /dev/zero >&8; sleep 60',
    ],
    [
      'in files of its temporary folder that it removed',
      'exec 7> /dev/shm/1 8> /tmp/2; rm /dev/shm/1 /tmp/2; head -c 5000000 /dev/zero >&7; head -c 5000000 /dev/zero >&8; sleep 60',
    ],
    [
      'deeper than any path goes',
      `perl -e 'for (1 .. 60) { mkdir "a" x 200; chdir "a" x 200 or die } for (1, 2) { open F, ">", $_; print F "x" x 5e6; close F } sleep 60'`,
    ],
  ])('files %s', async (_, script) => {
    expect((await shutIn(script, { agent })).end).toEqual(disk);
  });

  sandboxed('memory in memfds, mapped or not', async () => {
    const memfd = (process.arch === 'arm64' ? 279 : 319).toString();
    const script = `my $name = "x"; for (1 .. 20) { my $fd = syscall(${memfd}, $name, 0); open my $f, ">&=", $fd or die; print $f "x" x 5e6; $f->flush; push @all, $f } sleep 60`;
    const { end } = await shutIn(['perl', '-MIO::Handle', '-e', script], { agent });
    expect(end).toEqual({
      reason: 'limit',
      sentence: expect.stringMatching(/^the agent command used \d+ MiB of memory, the limit is 64 MiB$/),
    });
  });

  sandboxed('descriptors on their way between two ends of a socket', async () => {
    const send = process.arch === 'arm64' ? 211 : 46;
    // struct msghdr with one SCM_RIGHTS of one descriptor, <sys/socket.h>.
    const script = `use Socket; socketpair(my $a, my $b, AF_UNIX, SOCK_DGRAM, 0) or die; open my $f, ">", "x"; unlink "x";
      my $byte = "x"; my $iov = pack("PQ", $byte, 1); my $control = pack("QiiiI", 20, 1, 1, fileno($f), 0);
      my $message = pack("QQPQPQiI", 0, 0, $iov, 1, $control, 24, 0, 0);
      syscall(${send}, fileno($a), $message, 0) == 1 or die $!; close $f; sleep 60`;
    const { end, said } = await shutIn(['perl', '-e', script], { agent });
    expect(said).not.toMatch(/line/);
    expect(end).toEqual({
      reason: 'limit',
      sentence: "the agent command kept open files where they can't be counted (socket)",
    });
  });

  sandboxed('what it has open, in a program that may be run and not read: root alone can look', async () => {
    const { end } = await shutIn('cp /bin/sleep ./x; chmod 111 x; ./x 4; exit 0', { agent });
    expect(end).toEqual(
      process.getuid?.() === 0
        ? { reason: 'exit', code: 0 }
        : {
            reason: 'limit',
            sentence: "the agent command kept open files where they can't be counted (process)",
          },
    );
  });

  sandboxed('nothing: a quiet agent with pipes, sockets and removed files runs to its end', async () => {
    const script =
      'exec 7> 1; rm 1; echo x >&7; mkdir a; chmod 500 a; sleep 3 | cat & socat -u PIPE:/tmp/p - & sleep 2; kill %2; exit 0';
    expect((await shutIn(script, { agent })).end).toEqual({ reason: 'exit', code: 0 });
  });
});

describe('what lies in a folder', () => {
  test('is counted and removed, however it was closed', async () => {
    const root = tempFolder();
    for (const [name, mode] of [
      ['a', 0o300],
      ['b', 0o400],
      ['c', 0],
    ] as const) {
      mkdirSync(join(root, name, 'deep'), { recursive: true });
      writeFileSync(join(root, name, 'deep/file'), 'x'.repeat(MB));
      chmodSync(join(root, name, 'deep'), mode);
      chmodSync(join(root, name), mode);
    }
    chmodSync(root, 0);
    const { bytes, isHidden } = await diskUsage([root]);
    expect(isHidden).toBe(false);
    expect(bytes).toBeGreaterThanOrEqual(3 * MB);
    expect(bytes).toBeLessThan(3.2 * MB);
    chmodSync(root, 0);
    await removeFolder(root);
    expect(statSync(root, { throwIfNoEntry: false })).toBeUndefined();
  });

  test('whose names are not UTF-8 count, and not what they are shown as', async () => {
    const root = tempFolder();
    const name = Buffer.from([0xff]);
    const odd = Buffer.concat([Buffer.from(`${root}/`), name]);
    mkdirSync(odd);
    writeFileSync(Buffer.concat([odd, Buffer.from('/'), name]), 'x'.repeat(MB));
    mkdirSync(join(root, name.toString()));
    writeFileSync(join(root, name.toString(), 'file'), 'x'.repeat(MB));
    const { bytes } = await diskUsage([root]);
    expect(bytes).toBeGreaterThanOrEqual(2 * MB);
    expect(bytes).toBeLessThan(2.2 * MB);
  });

  test('that are no folders, or are not there, count as what they are', async () => {
    const file = join(tempFolder(), 'file');
    writeFileSync(file, 'x'.repeat(MB));
    expect((await diskUsage([file, `${file}-missing`])).bytes).toBe(MB);
  });
});

test('a removed file that is open counts once, whoever has it open', async () => {
  const file = join(tempFolder(), 'file');
  const descriptors = [openSync(file, 'w'), openSync(file, 'r')];
  writeSync(descriptors[0] ?? 0, Buffer.alloc(MB, 'x'));
  const before = await heldFiles([process.pid]);
  rmSync(file);
  const held = await heldFiles([process.pid, process.pid, 2 ** 22]);
  for (const descriptor of descriptors) closeSync(descriptor);
  expect(held.diskBytes - before.diskBytes).toBe(MB);
});
