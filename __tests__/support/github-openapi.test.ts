import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { fixturePaths, type JsonObject, takeGitHubOpenapi } from './github-openapi.ts';

const fixtures = {
  openapi: readFileSync(fixturePaths.openapi, 'utf8'),
  examples: readFileSync(fixturePaths.examples, 'utf8'),
};

interface Operation extends JsonObject {
  method: string;
  path: string;
}

/** An OpenAPI description that holds what the fixtures hold, and nothing else. */
function describeFixtures(): JsonObject & {
  paths: Record<string, Record<string, JsonObject>>;
  components: Record<string, JsonObject>;
} {
  const { operations, components } = JSON.parse(fixtures.openapi) as {
    operations: Record<string, Operation>;
    components: Record<string, JsonObject>;
  };
  const paths: Record<string, Record<string, JsonObject>> = {};
  for (const [operationId, { method, path, ...rest }] of Object.entries(operations)) {
    paths[path] = { ...paths[path], [method.toLowerCase()]: { operationId, ...rest } };
  }
  const examples = Object.entries(JSON.parse(fixtures.examples) as JsonObject);
  return {
    paths,
    components: {
      ...components,
      examples: Object.fromEntries(examples.map(([name, value]) => [name, { value }])),
    },
  };
}

describe('the fixtures of GitHub’s interface', () => {
  test('hold the operations that are listed, what they refer to, and no more', () => {
    expect(takeGitHubOpenapi(describeFixtures())).toEqual(fixtures);
  });

  test('leave out what nothing refers to', () => {
    const whole = describeFixtures();
    whole.paths['/zen'] = { get: { operationId: 'meta/get-zen' } };
    whole.components.schemas = { ...whole.components.schemas, stray: { type: 'string' } };
    expect(takeGitHubOpenapi(whole)).toEqual(fixtures);
  });

  test('can’t be taken where an operation is gone', () => {
    const { paths, ...rest } = describeFixtures();
    const { '/user': _, ...others } = paths;
    expect(() => takeGitHubOpenapi({ ...rest, paths: others })).toThrow('lacks get /user');
  });
});

test.each<[string, JsonObject, JsonObject]>([
  ['prose', { type: 'string', description: 'Who', example: 'octocat', 'x-note': 1 }, { type: 'string' }],
  [
    'a property that has the name of prose',
    { properties: { description: { type: 'string', title: 'Text' } } },
    { properties: { description: { type: 'string' } } },
  ],
  ['a type that may be null', { type: 'string', nullable: true }, { type: ['string', 'null'] }],
  [
    'a list of values that may be null',
    { type: 'string', nullable: true, enum: ['a'] },
    { type: ['string', 'null'], enum: ['a', null] },
  ],
  [
    'a choice that may be null',
    { nullable: true, allOf: [{ type: 'object' }] },
    { anyOf: [{ allOf: [{ type: 'object' }] }, { type: 'null' }] },
  ],
])('%s becomes a JSON schema', (_, given, expected) => {
  const whole = describeFixtures();
  whole.components.schemas = { ...whole.components.schemas, 'basic-error': given };
  const { components } = JSON.parse(takeGitHubOpenapi(whole).openapi) as {
    components: { schemas: Record<string, JsonObject> };
  };
  expect(components.schemas['basic-error']).toEqual(expected);
});
