import { fileURLToPath } from 'node:url';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

const OPERATIONS: Record<string, string[]> = {
  '/repos/{owner}/{repo}/actions/runs/{run_id}': ['get'],
  '/repos/{owner}/{repo}/collaborators/{username}/permission': ['get'],
  '/repos/{owner}/{repo}/compare/{basehead}': ['get'],
  '/repos/{owner}/{repo}/git/refs/{ref}': ['delete'],
  '/repos/{owner}/{repo}/issues/comments': ['get'],
  '/repos/{owner}/{repo}/issues/{issue_number}': ['get'],
  '/repos/{owner}/{repo}/issues/{issue_number}/assignees': ['post'],
  '/repos/{owner}/{repo}/issues/{issue_number}/comments': ['get', 'post'],
  '/repos/{owner}/{repo}/issues/{issue_number}/events': ['get'],
  '/repos/{owner}/{repo}/issues/{issue_number}/labels': ['post'],
  '/repos/{owner}/{repo}/issues/{issue_number}/reactions': ['get', 'post'],
  '/repos/{owner}/{repo}/issues/{issue_number}/reactions/{reaction_id}': ['delete'],
  '/repos/{owner}/{repo}/issues/comments/{comment_id}': ['get', 'patch', 'delete'],
  '/repos/{owner}/{repo}/issues/comments/{comment_id}/reactions': ['get', 'post'],
  '/repos/{owner}/{repo}/issues/comments/{comment_id}/reactions/{reaction_id}': ['delete'],
  '/repos/{owner}/{repo}/pulls': ['get', 'post'],
  '/repos/{owner}/{repo}/pulls/{pull_number}': ['get', 'patch'],
  '/repos/{owner}/{repo}/pulls/{pull_number}/files': ['get'],
  '/repos/{owner}/{repo}/pulls/{pull_number}/update-branch': ['put'],
  '/repos/{owner}/{repo}/pulls/{pull_number}/comments': ['get'],
  '/repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies': ['post'],
  '/repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers': ['post'],
  '/repos/{owner}/{repo}/pulls/comments/{comment_id}': ['get', 'patch', 'delete'],
  '/repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions': ['get', 'post'],
  '/repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions/{reaction_id}': ['delete'],
  '/user': ['get'],
};

/** What the stand-in's objects start from. */
const EXAMPLES = [
  'commit-comparison',
  'diff-entry-items',
  'issue',
  'issue-comment',
  'issue-event-for-issue-items',
  'label-items',
  'public-user-default-response',
  'pull-request',
  'pull-request-review-comment',
  'pull-request-review-request',
  'repository-collaborator-permission-response-if-user-has-admin-permissions',
  'simple-user',
  'workflow-run',
];

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A schema without prose, with `null` as a type of its own. `inProperties`: the keys are names, not keywords. */
function toJsonSchema(value: Json, inProperties = false): Json {
  if (Array.isArray(value)) return value.map((item) => toJsonSchema(item));
  if (!isObject(value)) return value;
  const dropped = /^(x-.*|description|examples?|title|externalDocs|deprecated|nullable)$/;
  const schema: JsonObject = {};
  for (const [key, item] of Object.entries(value))
    if (inProperties || !dropped.test(key))
      schema[key] = toJsonSchema(item, !inProperties && key === 'properties');
  if (inProperties || value.nullable !== true) return schema;
  if (typeof schema.type !== 'string') return { anyOf: [schema, { type: 'null' }] };
  const withNull: JsonObject = { ...schema, type: [schema.type, 'null'] };
  if (Array.isArray(schema.enum) && !schema.enum.includes(null)) withNull.enum = [...schema.enum, null];
  return withNull;
}

function collectReferences(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(collectReferences);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === '$ref' && typeof item === 'string' ? [item] : collectReferences(item),
  );
}

/**
 * Takes the few GitHub operations that the project uses, and the schemas and examples that they need, out of GitHub's
 * published OpenAPI description. OpenAPI's `nullable` becomes JSON Schema's `null` type; prose is left out. References
 * stay references.
 * @returns both fixtures, as the text of their files
 * @throws where the description lacks one of the operations
 */
export function takeGitHubOpenapi(whole: JsonObject): { openapi: string; examples: string } {
  const at = (reference: string): Json =>
    reference
      .replace(/^#\//, '')
      .split('/')
      .reduce<Json>((value, key) => (isObject(value) ? (value[key] ?? null) : null), whole);

  const operations: JsonObject = {};
  for (const [path, methods] of Object.entries(OPERATIONS))
    for (const method of methods) {
      const operation = (at('#/paths') as Record<string, Record<string, JsonObject>>)[path]?.[method];
      if (!operation) throw new Error(`GitHub's description lacks ${method} ${path}`);
      const { operationId, parameters = [], requestBody = null, responses = {} } = operation;
      const taken = { parameters, requestBody, responses } as JsonObject;
      operations[String(operationId)] = {
        method: method.toUpperCase(),
        path,
        ...(toJsonSchema(taken) as JsonObject),
      };
    }

  const components: Record<string, JsonObject> = {};
  const pending = [...collectReferences(operations), '#/components/schemas/basic-error'];
  const seen = new Set<string>();
  for (let reference = pending.pop(); reference !== undefined; reference = pending.pop()) {
    if (seen.has(reference)) continue;
    seen.add(reference);
    const [, , kind = '', name = ''] = reference.split('/');
    const component = toJsonSchema(at(reference));
    components[kind] = { ...components[kind], [name]: component };
    pending.push(...collectReferences(component));
  }
  const examples = Object.fromEntries(
    EXAMPLES.map((name) => [name, (at(`#/components/examples/${name}`) as JsonObject).value ?? null]),
  );
  return { openapi: print({ components, operations }), examples: print(examples) };
}

/** Keys in order, one space of indent: the same bytes from the same description. */
function print(value: Json): string {
  const sorted = (item: Json): Json => {
    if (Array.isArray(item)) return item.map(sorted);
    if (!isObject(item)) return item;
    return Object.fromEntries(
      Object.keys(item)
        .sort()
        .map((key) => [key, sorted(item[key] ?? null)]),
    );
  };
  return `${JSON.stringify(sorted(value), null, 1)}\n`;
}

/** `npm run github-openapi` writes both again. */
export const fixturePaths = {
  openapi: fileURLToPath(new URL('../fixtures/github-openapi.json', import.meta.url)),
  examples: fileURLToPath(new URL('../fixtures/github-examples.json', import.meta.url)),
};
