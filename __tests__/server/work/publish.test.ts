import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import type { ProjectSettings } from '../../../src/server/config/config.ts';
import type { Mirror } from '../../../src/server/git/mirror.ts';
import { keepPagesIn } from '../../../src/server/pages/kept-pages.ts';
import { PAGES_NAME } from '../../../src/server/store/artifacts.ts';
import { createFileArtifacts } from '../../../src/server/store/file-artifacts.ts';
import { StoreUnavailable } from '../../../src/server/store/trouble.ts';
import { redactSecrets } from '../../../src/server/words/redact.ts';
import { publish } from '../../../src/server/work/publish.ts';
import { removeTempFolders, tempFolder } from '../support.ts';

afterAll(removeTempFolders);

const AWAY = new StoreUnavailable({ kind: 'away', sentence: 'away', retryAfterSeconds: 5 });

/** A job whose one page is `after`; `fault` is what keeping its pages comes to. */
function stage() {
  const dataDir = tempFolder();
  mkdirSync(join(dataDir, 'jobs/j1'), { recursive: true });
  const files = createFileArtifacts(dataDir);
  let fault: unknown;
  const artifacts = {
    ...files,
    keep: async (job: string, name: string) => {
      if (fault !== undefined && name === PAGES_NAME) throw fault;
      await files.keep(job, name);
    },
  };
  const kept = keepPagesIn(dataDir, artifacts);
  return {
    shown: async () => (await kept.pages('j1'))?.pages.map(({ after }) => after),
    diff: () => readFileSync(join(dataDir, 'jobs/j1/change.diff'), 'utf8'),
    publish: async (after: string, given: { fault?: unknown } = {}) => {
      fault = given.fault;
      const id = 'a'.repeat(40);
      const mirror = {
        contains: async () => true,
        diff: async () => `diff of ${after}`,
        changedFiles: async () => `:000000 100644 ${'0'.repeat(40)} ${id} A\0a.md\0`,
        sizes: async () => `${id} blob ${after.length}\n`,
        contents: async () => Buffer.from(`${id} blob ${after.length}\n${after}\n`),
      } as unknown as Mirror;
      const host = { propose: async () => 'https://git.example/pull/1' };
      const project = { checking: { onFailure: 'draft' } } as ProjectSettings;
      const standing = { baseBranch: 'main', base: id, tip: id };
      return publish(
        {
          job: { id: 'j1', project: 'docs', ref: null },
          commit: id,
          checks: [],
          contexts: [],
          from: id,
          prompt: 'Fix it.',
          standing,
          claim: async () => {},
        },
        { project, mirror, host, dataDir, artifacts, redactor: redactSecrets([]), retryDelaysMs: [] },
        AbortSignal.timeout(60_000),
      );
    },
  };
}

test('a store that is away is no reason to publish without pages: it is all tried again', async () => {
  const { publish, shown } = stage();
  await expect(publish('one', { fault: AWAY })).rejects.toBe(AWAY);
  expect(await publish('one')).toBe('https://git.example/pull/1');
  expect(await shown()).toEqual(['one']);
});

test('pages that can not be kept hinder no change, and those of the change before are gone', async () => {
  const { publish, shown, diff } = stage();
  await publish('one');
  expect(await publish('two', { fault: new Error('too large') })).toBe('https://git.example/pull/1');
  expect(diff()).toBe('diff of two');
  expect(await shown()).toBeUndefined();
});
