import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { InputError } from '../../../src/host/inputs/input-error.ts';
import { PROMPT_FILE } from '../../../src/host/inputs/prompt.ts';
import { readWorkspaceFile } from '../../../src/host/inputs/text-file.ts';

let folder: string;
let workspace: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'prompt-'));
  workspace = join(folder, 'workspace');
  mkdirSync(join(workspace, 'prompts'), { recursive: true });
  mkdirSync(join(folder, 'workspace-beside'));
  writeFileSync(join(folder, 'outside.md'), 'outside');
  writeFileSync(join(folder, 'workspace-beside', 'a.md'), 'beside');
  writeFileSync(join(workspace, 'prompts', 'a.md'), '\ufeffExplain „ü“.\n');
  writeFileSync(join(workspace, '..hidden.md'), 'two dots');
  writeFileSync(join(workspace, 'latin1.md'), Buffer.from([0x61, 0xfc]));
  writeFileSync(join(workspace, 'large.md'), '');
  truncateSync(join(workspace, 'large.md'), 1024 * 1024 + 1);
  symlinkSync(join('prompts', 'a.md'), join(workspace, 'inner-link.md'));
  symlinkSync(join('..', 'outside.md'), join(workspace, 'outer-link.md'));
  symlinkSync('..', join(workspace, 'outer-folder'));
  symlinkSync(workspace, join(folder, 'workspace-link'));
  if (process.platform !== 'win32') spawnSync('mkfifo', [join(workspace, 'pipe.md')]);
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each<[string, string, string]>([
  ['a file', 'prompts/a.md', 'Explain „ü“.\n'],
  ['the long way', 'prompts/../prompts/./a.md', 'Explain „ü“.\n'],
  ['a link inside', 'inner-link.md', 'Explain „ü“.\n'],
  ['a name that begins with two dots', '..hidden.md', 'two dots'],
])('%s is read', (_, path, text) => {
  expect(readWorkspaceFile(path, { ...PROMPT_FILE, workspace })).toBe(text);
});

test('an absolute path inside is read, also where the workspace itself is a link', () => {
  const path = join(folder, 'workspace-link', 'prompts', 'a.md');
  expect(readWorkspaceFile(path, { ...PROMPT_FILE, workspace: join(folder, 'workspace-link') })).toBe(
    'Explain „ü“.\n',
  );
});

test.each<[string, string, RegExp]>([
  ['a file that is not there', 'b.md', /no file "b\.md".*checkout/],
  ['a way out', '../outside.md', /outside the workspace/],
  ['a folder whose name begins like the workspace', '../workspace-beside/a.md', /outside/],
  ['a link out', 'outer-link.md', /outside/],
  ['a way through a linked folder', 'outer-folder/outside.md', /outside/],
  ['an absolute path outside', '/etc/hostname', /outside|no file/],
  ['the workspace itself', '.', /outside/],
  ['a folder', 'prompts', /not a file/],
  ['more than 1 MiB', 'large.md', /larger than 1 MiB/],
  ['other than UTF-8', 'latin1.md', /UTF-8/],
  ['a name with NUL', 'a\0.md', /no file/],
])('%s is refused', (_, path, sentence) => {
  expect(() => readWorkspaceFile(path, { ...PROMPT_FILE, workspace })).toThrow(InputError);
  expect(() => readWorkspaceFile(path, { ...PROMPT_FILE, workspace })).toThrow(sentence);
});

(process.platform === 'win32' ? test.skip : test)('a pipe is refused, and not waited for', () => {
  expect(() => readWorkspaceFile('pipe.md', { ...PROMPT_FILE, workspace })).toThrow(/not a file/);
});

test('a workspace that is not there is an input error as well', () => {
  expect(() => readWorkspaceFile('a.md', { ...PROMPT_FILE, workspace: join(folder, 'gone') })).toThrow(
    InputError,
  );
});
