import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { tellRun } from '../../src/flows/tell-run.ts';
import { parseRunInputs } from '../../src/host/inputs/run.ts';
import { INPUTS, OUTPUTS, STATE } from '../../src/host/registry.ts';
import { checksOf } from '../../src/story/checks.ts';
import { ALWAYS_FAIL, FAILABLE, OUTCOMES, outcomeOf } from '../../src/story/outcome.ts';
import { isOpen, type ToldStory } from '../../src/story/story.ts';
import { EVERY_STORY } from '../story/stories.ts';
import { readAction } from '../support/action-metadata.ts';
import { createRecordedLog } from '../support/recorded-log.ts';

const root = resolve(import.meta.dirname, '../..');
const action = readAction(join(root, 'action.yml'));
const reference = readFileSync(join(root, 'docs/reference.md'), 'utf8');
const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.startsWith('server') && !path.endsWith('registry.ts'))
  .map((path) => readFileSync(join(root, 'src', path), 'utf8'))
  .join('\n');

/** The first cells of a table of the reference, between its markers. */
function tableOf(name: string): string[] {
  const table = reference.split(`<!-- ${name}:start -->`)[1]?.split(`<!-- ${name}:end -->`)[0] ?? '';
  return [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, first]) => first ?? '');
}
const sorted = (names: Iterable<string>) => [...names].sort();

describe('inputs', () => {
  const entries = Object.entries<{ default?: string; required?: true }>(INPUTS);

  test('are those of action.yml, with its defaults', () => {
    const declared = Object.entries(action.inputs).map(([name, input]) => [
      name,
      { required: input.required ?? false, default: String(input.default ?? '') },
    ]);
    const registered = entries.map(([name, entry]) => [
      name,
      { required: entry.required ?? false, default: entry.default ?? '' },
    ]);
    expect(Object.fromEntries(registered)).toEqual(Object.fromEntries(declared));
  });

  test('that are required have no default', () => {
    expect(entries.filter(([, entry]) => entry.required && entry.default !== undefined)).toEqual([]);
  });

  test('are described in action.yml', () => {
    const described = readFileSync(join(root, 'action.yml'), 'utf8').match(/^ {4}description: \S/gm) ?? [];
    expect(described).toHaveLength(entries.length + OUTPUTS.length);
  });

  test.each(Object.keys(INPUTS))('%s is read', (name) => {
    expect(sources).toMatch(new RegExp(`(?:get|given|readInput|read)\\((?:env, )?'${name}'`));
  });

  test('stand in the reference', () => {
    expect(sorted(tableOf('inputs'))).toEqual(sorted(Object.keys(INPUTS)));
  });

  test('are accepted at their defaults', () => {
    const given = { INPUT_PROJECTID: 'docs', INPUT_SECRETKEY: 'mint_x' };
    expect(() => parseRunInputs(given)).not.toThrow();
  });
});

describe('outputs', () => {
  test('are those of action.yml', () => {
    expect(sorted(OUTPUTS)).toEqual(sorted(Object.keys(action.outputs)));
  });

  const ends = EVERY_STORY.flatMap(({ name, story }) => (isOpen(story) ? [] : [{ name, story }]));

  const checked = ends.flatMap(({ story }): ToldStory[] =>
    story.kind === 'pull-request'
      ? [{ ...story, job: { ...story.job, checks: [{ name: 'links', status: 'passed', rounds: 0 }] } }]
      : [],
  );

  test.each([...ends, ...checked.map((story) => ({ name: 'a checked change', story }))])(
    'are all written of $name, in their order',
    ({ story }) => {
      const written: string[] = [];
      const log = createRecordedLog();
      tellRun(
        { story, elapsedMs: 0, failOn: new Set(), trusted: {}, broke: '' },
        { setOutput: (name) => void written.push(name), addSummary: () => undefined, log },
      );
      // A service that tells of no checks changes nothing.
      expect(written).toEqual(OUTPUTS.filter((name) => name !== 'checks' || checksOf(story).length > 0));
    },
  );

  test('stand in the reference', () => {
    expect(sorted(tableOf('outputs'))).toEqual(sorted(OUTPUTS));
  });
});

describe('state', () => {
  test.each([...STATE])('%s is written and read', (name) => {
    expect(sources).toContain(`saveState('${name}', `);
    expect(sources).toContain(`readState(env, '${name}')`);
  });
});

describe('outcomes', () => {
  test('are told by something', () => {
    const told = EVERY_STORY.flatMap(({ story }) => (isOpen(story) ? [] : [outcomeOf(story)]));
    expect(sorted(new Set(told))).toEqual(sorted(Object.keys(OUTCOMES)));
  });

  test('stand in the reference, in this order', () => {
    expect(tableOf('outcomes')).toEqual(Object.keys(OUTCOMES));
  });

  test.each([...ALWAYS_FAIL])('%s always fails, in the reference as well', (name) => {
    expect(reference).toMatch(new RegExp(`^\\| \`${name}\` \\|.*\\| always 1 \\|$`, 'm'));
  });

  test('the default of failOn may be given', () => {
    const words = INPUTS.failOn.default.split(',');
    expect(FAILABLE).toEqual(expect.arrayContaining(words));
    for (const word of words)
      expect(reference).toMatch(new RegExp(`^\\| \`${word}\` \\|.*\\| 1, unless`, 'm'));
  });
});

describe('a post step', () => {
  const actions = readdirSync(root, { recursive: false, encoding: 'utf8' })
    .flatMap((name) => ['', name].map((folder) => join(root, folder, 'action.yml')))
    .filter((path, at, all) => existsSync(path) && all.indexOf(path) === at)
    .map((path) => readAction(path));

  test('runs however its main step ended, in every action that has one', () => {
    const conditions = actions.filter(({ runs }) => runs.post).map(({ runs }) => runs['post-if']);
    expect(conditions).toEqual(['always()', 'always()']);
  });

  test('is the only thing that runs before or after a step', () => {
    for (const { runs } of actions)
      expect(Object.keys(runs).filter((key) => key.startsWith('pre'))).toEqual([]);
  });
});
