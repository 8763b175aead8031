import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { SERVICE_INPUTS, SERVICE_OUTPUTS, SERVICE_STATE } from '../../src/host/registry.ts';
import { readAction } from '../support/action-metadata.ts';

const root = resolve(import.meta.dirname, '../..');
const action = readAction(join(root, 'service/action.yml'));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

describe('the service action', () => {
  test('declares its inputs as the registry has them', () => {
    const declared = Object.entries(action.inputs).map(([name, input]) => [
      name,
      { required: input.required ?? false, default: String(input.default ?? '') },
    ]);
    const registered = Object.entries<{ default?: string; required?: true }>(SERVICE_INPUTS).map(
      ([name, entry]) => [name, { required: entry.required ?? false, default: entry.default ?? '' }],
    );
    expect(Object.fromEntries(registered)).toEqual(Object.fromEntries(declared));
  });

  test('declares its outputs as the registry has them, and writes each', () => {
    expect(Object.keys(action.outputs).sort()).toEqual([...SERVICE_OUTPUTS].sort());
    for (const name of SERVICE_OUTPUTS)
      expect(read('src/entries/service.ts')).toContain(`setOutput('${name}', `);
  });

  test.each(SERVICE_STATE)('its post step reads the state %s, which its main step saves', (name) => {
    expect(read('src/entries/service.ts')).toContain(`saveState('${name}', `);
    expect(read('src/entries/service-post.ts')).toContain(`readState(env, '${name}')`);
    expect(action.runs['post-if']).toBe('always()');
  });

  test.each(Object.keys(SERVICE_INPUTS))('%s is read', (name) => {
    expect(read('src/host/service/inputs.ts')).toMatch(new RegExp(`get\\('${name}'\\)`));
  });
});
