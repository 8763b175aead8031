import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { fixturePaths } from './github-openapi.ts';

type Parameter = { in: string; name: string; required?: boolean; schema: object };
type BodySchema = { properties?: object; oneOf?: { properties?: object }[] };
type Operation = {
  method: string;
  path: string;
  parameters: (Parameter | { $ref: string })[];
  requestBody: { content: Record<string, { schema: BodySchema }> } | null;
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: object }> }>;
};

export type Matched = { operationId: string; parameters: Record<string, string> };
export type ApiRequest = { method: string; pathname: string; query: URLSearchParams; body: unknown };

/** Holds requests and responses to GitHub's published OpenAPI description, as far as the fixture goes. */
export type GitHubContract = {
  match: (method: string, pathname: string) => Matched | undefined;
  /** What is wrong with a request; empty when it is as described. */
  checkRequest: (matched: Matched, request: ApiRequest) => string[];
  checkResponse: (matched: Matched, response: { status: number; body: unknown }) => string[];
};

let loaded: GitHubContract | undefined;

/** Read and compiled once, then shared. */
export function loadGitHubContract(): GitHubContract {
  loaded ??= buildContract(JSON.parse(readFileSync(fixturePaths.openapi, 'utf8')));
  return loaded;
}

function buildContract(document: {
  operations: Record<string, Operation>;
  components: object;
}): GitHubContract {
  // Each worker compiles it anew: what is referred to is compiled once, not written out at each place, and taken as it comes.
  const compiling = { inlineRefs: false, code: { optimize: false } };
  const ajv = new Ajv({ strict: false, allErrors: true, coerceTypes: false, ...compiling });
  addFormats.default(ajv);
  ajv.addFormat('repo.nwo', true);
  ajv.addSchema(document, 'github');
  const compiled = new Map<string, ValidateFunction>();
  const validate = (pointer: string, value: unknown): string[] => {
    const check = compiled.get(pointer) ?? ajv.compile({ $ref: `github${pointer}` });
    compiled.set(pointer, check);
    if (check(value)) return [];
    return (check.errors ?? []).map(
      ({ instancePath, message }) => `${instancePath || 'the whole'} ${message}`,
    );
  };
  const at = (pointer: string): unknown =>
    pointer
      .slice(2)
      .split('/')
      .reduce<unknown>((value, key) => (value as Record<string, unknown>)[fromPointer(key)], document);
  const toPointer = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');
  const fromPointer = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~');
  const countParameters = ({ path }: Operation): number => path.split('{').length;
  const routes = Object.entries(document.operations)
    // A name in a path comes before a parameter that would take it: issues/comments is no issue.
    .sort(([, a], [, b]) => countParameters(a) - countParameters(b))
    .map(([operationId, { method, path }]) => ({
      operationId,
      method,
      pattern: new RegExp(`^${path.replace(/\{(\w+)\}/g, (_, name) => `(?<${name}>[^/]+)`)}$`),
    }));
  const operationOf = ({ operationId }: Matched): Operation => {
    const operation = document.operations[operationId];
    if (!operation) throw new RangeError(`no operation ${operationId}`);
    return operation;
  };

  const checkValue = (schema: object, text: string): boolean => {
    const wanted = (schema as { type?: string }).type;
    const value = wanted === 'integer' && /^\d+$/.test(text) ? Number(text) : text;
    return ajv.validate(schema, value);
  };

  return {
    match: (method, pathname) => {
      for (const route of routes) {
        const found = route.method === method ? route.pattern.exec(pathname) : null;
        if (found)
          return {
            operationId: route.operationId,
            parameters: Object.fromEntries(
              Object.entries(found.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
            ),
          };
      }
      return undefined;
    },
    checkRequest: (matched, { query, body }) => {
      const operation = operationOf(matched);
      const parameters = operation.parameters.map((parameter) =>
        '$ref' in parameter ? (at(parameter.$ref) as Parameter) : parameter,
      );
      const wrong: string[] = [];
      for (const { in: place, name, schema, required } of parameters) {
        const value = place === 'path' ? matched.parameters[name] : query.get(name);
        if (value === null || value === undefined) {
          if (required) wrong.push(`the ${place} parameter ${name} is missing`);
        } else if (!checkValue(schema, value))
          wrong.push(`the ${place} parameter ${name} is ${JSON.stringify(value)}`);
      }
      const known = new Set(parameters.filter(({ in: place }) => place === 'query').map(({ name }) => name));
      for (const name of query.keys())
        if (!known.has(name)) wrong.push(`there is no query parameter ${name}`);
      if (!operation.requestBody)
        return body === undefined ? wrong : [...wrong, 'a body, where none is described'];
      const pointer = `#/operations/${toPointer(matched.operationId)}/requestBody/content/application~1json/schema`;
      wrong.push(...validate(pointer, body).map((error) => `body: ${error}`));
      // GitHub passes over fields it does not know; here they are a typing error.
      const { schema } = operation.requestBody.content['application/json'] ?? { schema: {} };
      const fields = [schema, ...(schema.oneOf ?? [])].flatMap(({ properties = {} }) =>
        Object.keys(properties),
      );
      for (const field of Object.keys((body as object | undefined) ?? {}))
        if (!fields.includes(field)) wrong.push(`body: there is no field ${field}`);
      return wrong;
    },
    checkResponse: (matched, { status, body }) => {
      const described = operationOf(matched).responses[status];
      // What a gateway or a rate limit answers is not described for each operation.
      if (!described)
        return status >= 400
          ? validate('#/components/schemas/basic-error', body)
          : [`status ${status} is not described`];
      const base = described.$ref ?? `#/operations/${toPointer(matched.operationId)}/responses/${status}`;
      const { content } = at(base) as { content?: object };
      // Some refusals are described without the body that they have.
      if (!content && status >= 400) return validate('#/components/schemas/basic-error', body);
      if (!content) return body === undefined ? [] : ['a body, where none is described'];
      return validate(`${base}/content/application~1json/schema`, body);
    },
  };
}
