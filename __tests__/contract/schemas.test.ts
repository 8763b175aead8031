import { describe, expect, test } from '@jest/globals';
import * as z from 'zod';
import { createBodySchema, errorBodySchema, jobSchema, promptBodySchema } from '../../src/contract/job.ts';
import { previewBodySchema, previewSchema, updateStatusSchema } from '../../src/contract/preview-schemas.ts';
import { viewsDateSchema, viewsPageSchema, viewsQuerySchema } from '../../src/contract/views.ts';

const job = {
  id: 'job_1',
  status: 'completed',
  source: { repository: 'https://github.com/octo-org/octo-docs', ref: null },
  model: 'sonnet',
  prLink: null,
  createdAt: '2026-01-05T09:30:00.000Z',
  archivedAt: null,
};

describe('a job, as the service writes it', () => {
  test.each<[string, object, boolean]>([
    ['whole', {}, true],
    ['with a link', { prLink: 'https://github.com/octo-org/octo-docs/pull/42' }, true],
    ['on a branch', { source: { ...job.source, ref: 'main' } }, true],
    ['with a status nobody knows', { status: 'queued' }, false],
    ['without an id', { id: undefined }, false],
    ['with words for a link', { prLink: 'soon' }, false],
    ['with a day for a time', { createdAt: '2026-01-05' }, false],
  ])('%s', (_, fields, ok) => {
    expect(jobSchema.safeParse({ ...job, ...fields }).success).toBe(ok);
  });
});

test.each<[unknown, boolean]>([
  [{ prompt: 'x' }, true],
  [{ prompt: 'x', extra: 1 }, true],
  [{ prompt: '' }, false],
  [{}, false],
  [{ prompt: 5 }, false],
  [[], false],
])('the body %j', (body, ok) => {
  expect(promptBodySchema.safeParse(body).success).toBe(ok);
});

test.each<[unknown, boolean]>([
  [undefined, true],
  ['release-2.1', true],
  ['release/2.1', true],
  [null, false],
  ['', false],
  ['--upload-pack=x', false],
  ['a..b', false],
  ['a b', false],
  ['a'.repeat(250), true],
  ['a'.repeat(251), false],
  ['a\nb', false],
  [7, false],
])('the branch %j of a new job', (ref, ok) => {
  const body = { prompt: 'x', ...(ref === undefined ? {} : { ref }) };
  expect(createBodySchema.safeParse(body).success).toBe(ok);
});

describe('the query of page views', () => {
  test('has the defaults of the specification', () => {
    expect(viewsQuerySchema.parse({})).toEqual({ limit: 50, offset: 0 });
  });

  test.each<[object, boolean]>([
    [{ limit: '1' }, true],
    [{ limit: '250' }, true],
    [{ limit: '0' }, false],
    [{ limit: '251' }, false],
    [{ limit: '1.5' }, false],
    [{ limit: 'ten' }, false],
    [{ limit: '0x10' }, false],
    [{ limit: '1e1' }, false],
    [{ limit: '' }, false],
    [{ limit: ' 5' }, false],
    [{ limit: '٥' }, false],
    [{ limit: null }, false],
    [{ offset: '0x1' }, false],
    [{ offset: '' }, false],
    [{ offset: null }, false],
    [{ offset: '9'.repeat(30) }, false],
    [{ offset: '0' }, true],
    [{ offset: '-1' }, false],
    [{ dateFrom: '2026-02-30' }, false],
  ])('%j', (query, ok) => {
    expect(viewsQuerySchema.safeParse(query).success).toBe(ok);
  });

  test.each<[string, boolean]>([
    ['2026-01-05', true],
    ['2026-01-05T09:30:00Z', true],
    ['2026-01-05T09:30:00.123+02:00', true],
    ['2026-01-05T09:30:00', true],
    ['2026-01-05T09:30Z', true],
    ['2026-01-05t09:30:00z', true],
    ['2026-01-05t09:30:00.5+02:00', true],
    ['2026-01-05T24:00Z', false],
    ['2026-01-05T09Z', false],
    ['2026-01-05 09:30Z', false],
    ['2026-01-05T09:30:00+0200', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-04-31T00:00Z', false],
    ['２０26-01-05', false],
    ['2026-13-05', false],
    ['05.01.2026', false],
    ['yesterday', false],
    ['', false],
  ])('the date %j', (date, ok) => {
    expect(viewsDateSchema.safeParse(date).success).toBe(ok);
  });
});

test.each<[string, object, boolean]>([
  ['whole', {}, true],
  ['without rows', { views: [] }, true],
  ['with less than no views', { totals: { human: -1, ai: 0, total: 0 } }, false],
  ['with a fraction of a view', { totals: { human: 0.5, ai: 0, total: 0 } }, false],
  ['without hasMore', { hasMore: undefined }, false],
])('a page of views %s', (_, fields, ok) => {
  const counts = { human: 1, ai: 2, total: 3 };
  const page = { totals: counts, views: [{ path: '/', ...counts }], hasMore: false };
  expect(viewsPageSchema.safeParse({ ...page, ...fields }).success).toBe(ok);
});

type Field = {
  readonly description?: string;
  readonly properties?: Record<string, Field>;
  readonly items?: Field;
};

/** The fields, in any depth, of which the document says nothing but name and type. */
function unexplained({ properties = {}, items }: Field, path = ''): string[] {
  const own = Object.entries(properties).flatMap(([name, field]) => {
    const inner = unexplained(field, `${path}${name}.`);
    const isLeaf = field.properties === undefined && field.items?.properties === undefined;
    return isLeaf && !/^.{10,}\.$/.test(field.description ?? '') ? [path + name, ...inner] : inner;
  });
  return items === undefined ? own : [...own, ...unexplained(items, path)];
}

describe('in the document that describes the service', () => {
  test.each<[string, z.ZodType, string[]]>([
    ['AgentJob', jobSchema, ['checks.name', 'checks.status', 'createdAt', 'archivedAt']],
    ['NewJob', createBodySchema, []],
    ['Prompt', promptBodySchema, []],
    ['Error', errorBodySchema, ['error']],
    ['PreviewRequest', previewBodySchema, []],
    ['Preview', previewSchema, []],
    [
      'UpdateStatus',
      updateStatusSchema,
      ['commit.filesChanged.added', 'commit.filesChanged.modified', 'commit.filesChanged.removed'],
    ],
    [
      'PageViews',
      viewsPageSchema,
      ['totals', 'views']
        .flatMap((of) => ['human', 'ai', 'total'].map((name) => `${of}.${name}`))
        .concat('views.path'),
    ],
  ])('%s goes by its name, and explains what its fields do not say themselves', (name, schema, plain) => {
    const { $defs = {} } = z.toJSONSchema(schema) as { $defs?: Record<string, Field> };
    expect(Object.keys($defs)).toEqual([name]);
    expect(unexplained($defs[name] ?? {})).toEqual(plain);
  });

  test('a change of a preview, the list of checks and the dates are explained too', () => {
    const properties = (schema: z.ZodType) => {
      const json = z.toJSONSchema(schema, { io: 'input' }) as Field & { $defs?: Record<string, Field> };
      return json.properties ?? Object.values(json.$defs ?? {})[0]?.properties ?? {};
    };
    const words = [
      properties(jobSchema).checks,
      properties(updateStatusSchema).commit,
      properties(viewsQuerySchema).dateFrom,
      properties(viewsQuerySchema).dateTo,
    ].map((field) => field?.description);
    for (const description of words) expect(description).toMatch(/^.{10,}\.$/);
  });

  test('limit and offset are whole numbers with their bounds and defaults', () => {
    const { properties } = z.toJSONSchema(viewsQuerySchema) as Field;
    expect(properties).toMatchObject({
      limit: { type: 'integer', minimum: 1, maximum: 250, default: 50 },
      offset: { type: 'integer', minimum: 0, maximum: 999_999_999_999_999, default: 0 },
    });
  });
});

describe('what is refused says what is wanted', () => {
  const why = (schema: z.ZodType, value: unknown) =>
    schema.safeParse(value).error?.issues.map(({ message }) => message);

  test('a day', () => {
    expect(why(viewsDateSchema, '2026-02-30')).toEqual([
      'must be YYYY-MM-DD or an ISO 8601 date-time, of a day that exists',
    ]);
  });

  test('a number in a query', () => {
    expect(why(viewsQuerySchema, { limit: '0x10' })).toEqual(['must be a whole number in decimal digits']);
  });

  test('a branch', () => {
    expect(why(createBodySchema, { prompt: 'x', ref: 'a b' })).toEqual([
      'must be the name of a branch as git takes it, with no invisible characters, such as `main`',
    ]);
    expect(why(createBodySchema, { prompt: 'x', ref: 'a'.repeat(251) })).toEqual([
      'must have at most 250 characters',
    ]);
  });
});
