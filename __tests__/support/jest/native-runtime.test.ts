import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import * as globals from '@jest/globals';
import { describe, expect, test } from '@jest/globals';
import { formatDuration } from '../../../src/text/duration.ts';
import { rememberProcess } from './own-process.ts';

describe('what a file of tests loads', () => {
  test('is its own below __tests__', async () => {
    const of = new URL(import.meta.url).search;
    expect(of).toMatch(/^\?file=\d+$/);
    const again = await import('./own-process.ts');
    expect(again.rememberProcess).toBe(rememberProcess);
    const another = await import(new URL('./own-process.ts?file=another', import.meta.url).href);
    expect(another.rememberProcess).not.toBe(rememberProcess);
  });

  test('is everybody’s elsewhere, as Node loads it', () => {
    const load = createRequire(import.meta.url);
    expect(load('../../../src/text/duration.ts').formatDuration).toBe(formatDuration);
  });

  test('is of one world with what asserts', () => {
    expect(new TypeError('x')).toEqual(expect.any(TypeError));
    expect({ text: 'a', count: 1, list: [], at: new Date(0), run: () => 1 }).toStrictEqual({
      text: expect.any(String),
      count: expect.any(Number),
      list: expect.any(Array),
      at: expect.any(Date),
      run: expect.any(Function),
    });
    expect(() => JSON.parse('{')).toThrow(SyntaxError);
  });

  test('finds all of Jest that it imports', () => {
    expect(globals).toMatchObject({ jest: { spyOn: expect.any(Function) }, afterAll: expect.any(Function) });
  });
});

test('what Jest has for a file of tests is let go with it, as Node keeps the modules', async () => {
  const given = Reflect.get(globalThis, Symbol.for('docs-agent.jest-globals')) as { letGo(): void };
  const { letGo } = given;
  const another = await import(new URL('jest:globals?file=another').href);
  expect(another.expect).toBe(expect);
  given.letGo();
  expect({ ...another }).toEqual(Object.fromEntries(Object.keys(globals).map((name) => [name, undefined])));
  expect(expect).toBeDefined();
  given.letGo = letGo;
});

test('what a file of tests has done to its process is taken back', () => {
  const directory = process.cwd();
  const { fetch } = globalThis;
  const takeBack = rememberProcess();
  const heard: string[] = [];
  process.env.DOCS_AGENT_LEFT_BEHIND = '1';
  process.chdir(tmpdir());
  process.exitCode = 3;
  process.on('SIGUSR2', () => heard.push('SIGUSR2'));
  Object.assign(globalThis, { fetch: () => undefined, leftBehind: 1 });
  expect(process.cwd()).toBe(realpathSync(tmpdir()));
  takeBack();
  process.emit('SIGUSR2', 'SIGUSR2');
  expect({
    variable: process.env.DOCS_AGENT_LEFT_BEHIND,
    directory: process.cwd(),
    exitCode: process.exitCode,
    fetch: globalThis.fetch,
    isLeft: 'leftBehind' in globalThis,
    heard,
  }).toEqual({ variable: undefined, directory, exitCode: undefined, fetch, isLeft: false, heard: [] });
});
