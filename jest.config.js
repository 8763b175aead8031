import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { roomyMemory } from './__tests__/support/roomy-memory.ts';
import { chooseSeed, SEED_VARIABLE } from './__tests__/support/seeded-random.ts';

// The workers inherit it, and what they start.
process.env[SEED_VARIABLE] = String(chooseSeed(process.env));

// In memory, what tests write costs a tenth of their time less; and what they leave is gone with the run. Its name is short, as a socket's path has 107 bytes at most.
const temporary = mkdtempSync(join(process.env.TMPDIR ? tmpdir() : (roomyMemory() ?? tmpdir()), 'docs-'));
chmodSync(temporary, 0o711);
process.env.TMPDIR = temporary;
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));

// To start a process costs by the memory of who starts it: the workers' allocator gives back what is free, and splits it
// less. These are glibc's names; other allocators pass over them.
Object.assign(process.env, {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
});

export default {
  runtime: '<rootDir>/__tests__/support/jest/native-runtime.ts',
  testEnvironment: '<rootDir>/__tests__/support/jest/seeded-environment.ts',
  reporters: ['default', '<rootDir>/__tests__/support/jest/seed-reporter.ts'],
  testSequencer: '<rootDir>/__tests__/support/jest/longest-first.ts',
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  transform: { '\\.ts$': '<rootDir>/__tests__/support/jest/strip-types.js' },
  modulePathIgnorePatterns: ['<rootDir>/build/', '<rootDir>/dist/'],
  // A scenario waits most of its time, for a child process or a pause between two writes: a core carries several.
  // Node's flag in package.json keeps them small, as starting a process costs by the size of who starts it.
  maxWorkers: Math.max(8, availableParallelism() - 1),
  maxConcurrency: 4,
  // Of a hang alone: how fast anything is depends on what else the machine does, and no test gives itself less.
  testTimeout: 180_000,
  // What a file leaves open stays so for ever; a machine with other work to do may need its time to end a worker.
  workerGracefulExitTimeout: 30_000,
};
