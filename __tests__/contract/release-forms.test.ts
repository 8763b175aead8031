import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { z } from 'zod';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** https://docs.github.com/communities/using-templates-to-encourage-useful-issues-and-pull-requests/syntax-for-githubs-form-schema */
const id = z.string().regex(/^[\w-]+$/);
const validations = z.strictObject({ required: z.boolean() }).optional();
const field = { label: z.string().min(1), description: z.string().optional() };
const text = { ...field, placeholder: z.string().optional(), value: z.string().optional() };
const element = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('markdown'), attributes: z.strictObject({ value: z.string().min(1) }) }),
  z.strictObject({ type: z.literal('input'), id, attributes: z.strictObject(text), validations }),
  z.strictObject({
    type: z.literal('textarea'),
    id,
    attributes: z.strictObject({ ...text, render: z.string().optional() }),
    validations,
  }),
  z.strictObject({
    type: z.literal('dropdown'),
    id,
    attributes: z.strictObject({
      ...field,
      multiple: z.boolean().optional(),
      options: z.array(z.string()).min(1),
      default: z.int().optional(),
    }),
    validations,
  }),
  z.strictObject({
    type: z.literal('checkboxes'),
    id,
    attributes: z.strictObject({
      ...field,
      options: z.array(z.strictObject({ label: z.string(), required: z.boolean().optional() })).min(1),
    }),
  }),
]);
const form = z.strictObject({
  name: z.string().min(4),
  description: z.string().min(4),
  labels: z.array(z.string()).optional(),
  title: z.string().optional(),
  body: z.array(element).min(1),
});

const forms = readdirSync(join(root, '.github/ISSUE_TEMPLATE')).filter((file) => file !== 'config.yml');

test('there are forms for issues, and no blank ones', () => {
  expect(forms.length).toBeGreaterThan(1);
  expect(parse(read('.github/ISSUE_TEMPLATE/config.yml'))).toEqual({ blank_issues_enabled: false });
  const names = forms.map((file) => parse(read(`.github/ISSUE_TEMPLATE/${file}`)).name);
  expect(new Set(names).size).toBe(names.length);
});

describe.each(forms)('%s', (file) => {
  const parsed = form.parse(parse(read(`.github/ISSUE_TEMPLATE/${file}`)));
  const fields = parsed.body.filter((part) => part.type !== 'markdown');

  test('asks for something, each with a name of its own', () => {
    expect(fields.length).toBeGreaterThan(0);
    for (const key of ['id', 'label'] as const) {
      const values = fields.map((part) => (key === 'id' ? part.id : part.attributes.label));
      expect(new Set(values).size).toBe(values.length);
    }
  });

  // GitHub refuses both: options twice, and a "none" of its own among them.
  test('has options that can be told apart', () => {
    for (const part of fields) {
      if (part.type !== 'dropdown') continue;
      expect(new Set(part.attributes.options).size).toBe(part.attributes.options.length);
      expect(part.attributes.options.map((option) => option.toLowerCase())).not.toContain('none');
    }
  });
});

test.each([
  ['an unknown kind', { type: 'slider', id: 'a', attributes: { label: 'A' } }],
  ['an unknown key', { type: 'input', id: 'a', attributes: { label: 'A', lable: 'B' } }],
  ['no label', { type: 'input', id: 'a', attributes: {} }],
  ['no options', { type: 'dropdown', id: 'a', attributes: { label: 'A', options: [] } }],
])('a form with %s is none', (_, part) => {
  expect(form.safeParse({ name: 'Name', description: 'Text', body: [part] }).success).toBe(false);
});

test('updates wait, in every part', () => {
  const { version, updates } = parse(read('.github/dependabot.yml'));
  expect(version).toBe(2);
  expect(updates.map((update: { 'package-ecosystem': string }) => update['package-ecosystem'])).toEqual([
    'npm',
    'github-actions',
  ]);
  for (const update of updates) {
    expect(update).toMatchObject({ directory: '/', schedule: { interval: 'weekly' } });
    expect(update.cooldown['default-days']).toBeGreaterThanOrEqual(7);
    // Only npm's versions are known to say how far they go.
    if (update['package-ecosystem'] !== 'npm') expect(Object.keys(update.cooldown)).toEqual(['default-days']);
  }
});

test('nobody is invented: code owners are for whoever keeps the repository to fill in', () => {
  const lines = read('.github/CODEOWNERS').split('\n').filter(Boolean);
  expect(lines.filter((line) => !line.startsWith('#'))).toEqual([]);
  const owners = lines.flatMap((line) => line.match(/@\S+/g) ?? []);
  expect([...new Set(owners.map((owner) => owner.replace(/\.$/, '')))]).toEqual(['@OWNER/maintainers']);
  for (const [, path = ''] of lines.join('\n').matchAll(/^# (\/\S+)/gm))
    expect([path, existsSync(join(root, path))]).toEqual([path, true]);
});

test('a pull request and a contributor are told where the rules are', () => {
  expect(read('.github/pull_request_template.md')).toContain('CHANGELOG.md');
  expect(read('CONTRIBUTING.md')).toContain('CODE_OF_CONDUCT.md');
});

/** https://docs.github.com/actions/reference/workflows-and-actions/metadata-syntax#branding */
const COLORS = ['white', 'black', 'yellow', 'blue', 'green', 'orange', 'red', 'purple', 'gray-dark'];
const NO_ICONS = [
  'coffee',
  'columns',
  'divide',
  'frown',
  'hexagon',
  'key',
  'meh',
  'mouse-pointer',
  'smile',
  'tool',
];

const actions = ['', 'page-views/', 'collect/', 'tend/', 'impact/', 'service/'].map(
  (folder) => `${folder}action.yml`,
);

describe.each(actions)('%s', (file) => {
  const { name, description, branding } = parse(read(file));

  test('is told as the marketplace asks', () => {
    expect(name.split(' ').length).toBeLessThanOrEqual(5);
    expect(description.length).toBeLessThanOrEqual(125);
    expect(COLORS).toContain(branding.color);
    expect(NO_ICONS).not.toContain(branding.icon);
  });
});

test('the one that is listed has a name that others do not use', () => {
  const [listed, ...others] = actions.map((file) => parse(read(file)).name as string);
  expect(listed).toBe('Documentation Agent Pull Requests');
  // Threads and branches live by the old one, and so do the actions that are listed nowhere.
  for (const name of others) expect(name).toMatch(/^docs-agent /);
});
