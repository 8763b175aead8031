import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { INPUTS } from '../../src/host/registry.ts';
import { exitCodeOf, type Outcome } from '../../src/story/outcome.ts';
import { tellSentence } from '../../src/story/sentence.ts';
import { isOpen } from '../../src/story/story.ts';
import { EVERY_STORY } from '../story/stories.ts';
import { LEFT_OUT_FILES, LEFT_OUT_KINDS, LEFT_OUT_TEXTS } from '../support/left-out.ts';
import { findTexts, readTexts, type Said } from '../support/sentences.ts';
import { createMatcher, isSentence, isWithin, readHeadings } from '../support/troubleshooting.ts';

const root = resolve(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/troubleshooting.md'), 'utf8');
const headings = readHeadings(page);
const matchers = headings.map((heading) => ({ heading, isAbout: createMatcher(heading) }));

/** A typographic apostrophe reads better in a list, and is the same one. */
const same = (text: string) => text.replaceAll('’', "'");
const leftOutTexts = new Set(Object.values(LEFT_OUT_TEXTS).flat().map(same));

const isLeftOut = ({ file, text }: Said) =>
  Object.values(LEFT_OUT_FILES).some((files) => files.test(file)) ||
  Object.values(LEFT_OUT_KINDS).some((kind) => kind.test(text)) ||
  leftOutTexts.has(same(text));

/** What a person may read in a warning or an error and find nothing about. */
const unexplained = (texts: readonly Said[]) =>
  texts
    .filter((said) => isSentence(said) && !said.isProgress && !isLeftOut(said))
    .filter((said) => !matchers.some(({ isAbout }) => isAbout(said)))
    .map(({ file, line, text }) => `${file}:${line}: ${text}`);

/** All that the actions and the commands that ask a service may say; what the service says, its own pages explain. */
let said: Said[];
beforeAll(() => {
  said = readTexts(join(root, 'src'), (file) => file.endsWith('.ts') && !file.startsWith('server/'));
});

describe('docs/troubleshooting.md', () => {
  test('explains each message of the actions', () => {
    expect(unexplained(said)).toEqual([]);
  });

  test('would miss one that is new', () => {
    const source =
      "log.warning(`The moon of ${planet} could not be found.`); log.info('The moon is being looked for.');";
    expect(unexplained(findTexts(source, 'flows/moon.ts'))).toEqual([
      'flows/moon.ts:1: The moon of … could not be found.',
    ]);
  });

  const byDefault = new Set(INPUTS.failOn.default.split(',') as Outcome[]);
  const failures = EVERY_STORY.flatMap(({ name, story }) => {
    if (isOpen(story) || exitCodeOf(story, byDefault) === 0) return [];
    // Why a run refused or skipped a request is a sentence of its own each time.
    return ['refused', 'skipped', 'rehearsed'].includes(story.kind) ? [] : [[name, tellSentence(story)]];
  });

  test.each(failures)('leads on from the sentence of a run that fails: %s', (_, sentence) => {
    expect(headings.filter((heading) => isWithin(heading, sentence ?? ''))).not.toEqual([]);
  });

  test('has each message once', () => {
    expect(headings.filter((heading, index) => headings.indexOf(heading) !== index)).toEqual([]);
  });

  test('says at each what to do, in a few words', () => {
    const entries = page.split(/^### /m).slice(1);
    expect(entries).toHaveLength(headings.length);
    const bodies = entries.map((entry) => {
      const [heading = '', ...body] = entry.split(/^## /m)[0]?.split('\n') ?? [];
      return { heading, length: body.join(' ').trim().length };
    });
    expect(bodies.filter(({ length }) => length < 10 || length > 400)).toEqual([]);
  });

  test('has no heading that is about everything', () => {
    const words = (heading: string) => heading.match(/\p{L}{2,}/gu) ?? [];
    expect(headings.filter((heading) => words(heading).length < 2)).toEqual([]);
  });

  test('explains nothing that the bundles do not say', () => {
    const dist = join(root, 'dist');
    const bundles = readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(join(dist, file), 'utf8'))
      .join('\n');
    const isBundled = ({ pieces }: Said) => pieces.every((piece) => bundles.includes(piece));
    const unsaid = matchers.filter(({ isAbout }) => !said.some((one) => isAbout(one) && isBundled(one)));
    expect(unsaid.map(({ heading }) => heading)).toEqual([]);
  });

  test('leaves out nothing that is not there', () => {
    const texts = new Set(said.map(({ text }) => same(text)));
    expect([...leftOutTexts].filter((text) => !texts.has(text))).toEqual([]);
    const unused = Object.values(LEFT_OUT_FILES).filter(
      (files) => !said.some(({ file }) => files.test(file)),
    );
    expect(unused).toEqual([]);
  });
});

describe('the texts of a source', () => {
  test.each([
    ['a literal', "say('It is lost.')", ['It is lost.']],
    [
      'a template, and what varies in it',
      "say(`It is ${isNew ? 'new here' : 'old'}, ${who}.`)",
      ['It is …, ….', 'new here', 'old'],
    ],
    ['a sum', "say('It is ' + what + ' and ' + `not ${who}.`)", ['It is … and not ….']],
    ['of an input', "new InputError('wait', `${given} is no word.`)", ['Input wait: … is no word.']],
    ['of any input', "throw new host_InputError(name, 'it is empty')", ['Input …: it is empty']],
    ['no names, types and modules', "import a from 'b c'; type T = 'd e'; const f = { 'g h': 1 }", []],
  ])('%s', (_, source, texts) => {
    expect(findTexts(source, 'a.ts').map(({ text }) => text)).toEqual(texts);
  });

  test('hold those of progress apart', () => {
    const texts = findTexts("log.info(`One ${a('two')}`); log.error('three')", 'a.ts');
    expect(texts.map(({ text, isProgress }) => [text, isProgress])).toEqual([
      ['One …', true],
      ['two', true],
      ['three', false],
    ]);
  });
});

describe('a heading', () => {
  test.each([
    ['Job … failed: …', 'Job … failed: ….', true],
    ['Job … failed: …', 'The job failed: ….', false],
    ['Input …: … was given; …', 'Input wait: … was given; accepted are true and false.', true],
    ['Input …: it is empty; …', 'it is empty; say what to do.', true],
    ['--report: it goes with --all.', 'Input report: it goes with --all.', true],
    ['the thread is locked', 'the thread is locked.', true],
    ['the thread is locked', 'the thread is locked up.', false],
  ])('%j, about %j: %s', (heading, text, expected) => {
    expect(createMatcher(heading)({ text })).toBe(expected);
  });
});
