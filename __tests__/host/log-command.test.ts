import { EOL } from 'node:os';
import { afterEach, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { issueCommand } from '../../node_modules/@actions/core/lib/command.js';
import { renderLogCommand } from '../../src/host/log-command.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

/** What the toolkit would write. */
function ofToolkit(name: string, { data, ...properties }: Record<string, string>): string {
  let written = '';
  const spy = jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written += String(text);
    return true;
  });
  issueCommand(name, properties, data ?? '');
  spy.mockRestore();
  return written.slice(0, -EOL.length);
}

test('a command is the one that the toolkit would write, whatever stands in it', () => {
  const text = fc.string({
    unit: fc.constantFrom('%', '\r', '\n', ':', ',', '=', '::', '%0A', 'a', 'é', '😀'),
  });
  const place = { title: fc.constant('docs-agent'), file: text, line: text, data: text };
  const command = fc.oneof(fc.record(place, { requiredKeys: ['title', 'data'] }), fc.record({ data: text }));
  fc.assert(
    fc.property(fc.constantFrom('notice', 'error', 'add-mask'), command, (name, given) => {
      expect(renderLogCommand(name, given)).toBe(`${ofToolkit(name, given)}\n`);
    }),
  );
});
