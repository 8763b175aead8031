import {
  EAFNOSUPPORT,
  ENOSYS,
  EPERM,
  JUDGED,
  NEW_NAMESPACE,
  NEW_TIME_NAMESPACE,
  PR_SET_DUMPABLE,
  REFUSED,
  SHARED_SEGMENT_MAX_BYTES,
  SOCKET_FAMILIES,
  UNKNOWN,
} from './system-calls.ts';

/** What the filter is made for: Node's name, the kernel's number (AUDIT_ARCH_…), and the column in the tables. */
const MACHINES = {
  x64: { audit: 0xc000003e, column: 0 },
  arm64: { audit: 0xc00000b7, column: 1 },
} as const;

/** The operations of classic BPF that are used here, <linux/bpf_common.h>. */
const [LOAD, JUMP_EQUAL, JUMP_GREATER, JUMP_GREATER_EQUAL, JUMP_ANY_BIT, RETURN] = [
  0x20, 0x15, 0x25, 0x35, 0x45, 0x06,
];
/** Where `struct seccomp_data` has things, <linux/seccomp.h>; both machines are little-endian. */
const NUMBER_AT = 0;
const MACHINE_AT = 4;
const lowOf = (argument: number) => 16 + 8 * argument;
const highOf = (argument: number) => lowOf(argument) + 4;

const ALLOW = 0x7fff0000;
const KILL = 0x80000000;
const refuse = (errno: number) => 0x00050000 | errno;
/** Numbers from here on are those of x32, a second face of the x86-64 kernel that nothing needs. */
const X32 = 0x40000000;

/** Jumps skip so many instructions where the condition holds, or where it does not. */
type Instruction = { code: number; value: number; whenTrue?: number; whenFalse?: number };

/**
 * A seccomp filter as bubblewrap's `--seccomp` takes it, against system calls that an agent needs for nothing. A program of
 * another machine, a 32-bit one for example, is ended: its calls have other numbers.
 * @returns undefined where it is not made for the machine
 */
export function seccompFilter(machine: string): Buffer | undefined {
  const found = Object.entries(MACHINES).find(([name]) => name === machine)?.[1];
  if (!found) return undefined;
  const { audit, column } = found;
  const program: Instruction[] = [
    { code: LOAD, value: MACHINE_AT },
    { code: JUMP_EQUAL, value: audit, whenTrue: 1 },
    { code: RETURN, value: KILL },
    { code: LOAD, value: NUMBER_AT },
    { code: JUMP_GREATER_EQUAL, value: X32, whenFalse: 1 },
    { code: RETURN, value: refuse(ENOSYS) },
  ];
  for (const [table, errno] of [
    [REFUSED, EPERM],
    [UNKNOWN, ENOSYS],
  ] as const)
    for (const numbers of Object.values(table)) {
      const number = numbers[column];
      if (number !== undefined) program.push(...forCall(number, [{ code: RETURN, value: refuse(errno) }]));
    }
  for (const [name, judge] of Object.entries(JUDGES))
    program.push(...forCall(JUDGED[name as keyof typeof JUDGED][column], judge));
  program.push({ code: RETURN, value: ALLOW });
  return assemble(program);
}

/** What is done about a call; all of it ends with a return. */
const JUDGES: Readonly<Record<keyof typeof JUDGED, readonly Instruction[]>> = {
  clone: whereAnyBit(NEW_NAMESPACE),
  unshare: whereAnyBit(NEW_NAMESPACE | NEW_TIME_NAMESPACE),
  socket: [
    { code: LOAD, value: lowOf(0) },
    ...SOCKET_FAMILIES.map((family, at) => ({
      code: JUMP_EQUAL,
      value: family,
      whenTrue: SOCKET_FAMILIES.length - at,
    })),
    { code: RETURN, value: refuse(EAFNOSUPPORT) },
    { code: RETURN, value: ALLOW },
  ],
  prctl: [
    { code: LOAD, value: lowOf(0) },
    { code: JUMP_EQUAL, value: PR_SET_DUMPABLE, whenFalse: 3 },
    { code: LOAD, value: lowOf(1) },
    { code: JUMP_EQUAL, value: 0, whenFalse: 1 },
    { code: RETURN, value: refuse(EPERM) },
    { code: RETURN, value: ALLOW },
  ],
  shmget: [
    { code: LOAD, value: highOf(1) },
    { code: JUMP_EQUAL, value: 0, whenFalse: 2 },
    { code: LOAD, value: lowOf(1) },
    { code: JUMP_GREATER, value: SHARED_SEGMENT_MAX_BYTES, whenFalse: 1 },
    { code: RETURN, value: refuse(EPERM) },
    { code: RETURN, value: ALLOW },
  ],
};

/** Refused where the first argument has one of these bits. */
function whereAnyBit(bits: number): Instruction[] {
  return [
    { code: LOAD, value: lowOf(0) },
    { code: JUMP_ANY_BIT, value: bits, whenFalse: 1 },
    { code: RETURN, value: refuse(EPERM) },
    { code: RETURN, value: ALLOW },
  ];
}

/** The system call's number is loaded; other numbers pass by. */
function forCall(number: number, body: readonly Instruction[]): Instruction[] {
  return [{ code: JUMP_EQUAL, value: number, whenFalse: body.length }, ...body];
}

/** An array of `struct sock_filter`, <linux/filter.h>. */
function assemble(program: readonly Instruction[]): Buffer {
  const bytes = Buffer.alloc(program.length * 8);
  for (const [at, { code, value, whenTrue = 0, whenFalse = 0 }] of program.entries()) {
    bytes.writeUInt16LE(code, at * 8);
    bytes.writeUInt8(whenTrue, at * 8 + 2);
    bytes.writeUInt8(whenFalse, at * 8 + 3);
    bytes.writeUInt32LE(value >>> 0, at * 8 + 4);
  }
  return bytes;
}
