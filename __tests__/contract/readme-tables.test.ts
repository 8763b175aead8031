import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parseAction, renderInputs, renderOutputs, renderPage } from '../../scripts/readme/tables.ts';

const root = resolve(import.meta.dirname, '../..');

const ACTION = parseAction(`
inputs:
  prompt: { description: "What to do,\\n or a|b", required: true }
  wait: { description: Wait, default: 'true' }
  jobId: { description: Job to continue, default: '' }
outputs:
  prLink: { description: The pull request }
`);

const PAGE =
  '# A\n<!-- inputs:start -->\nold\n<!-- inputs:end -->\ntext\n<!-- outputs:start --><!-- outputs:end -->\n';

describe('the tables in a README', () => {
  test('show every input in a line of its own', () => {
    expect(renderInputs(ACTION).split('\n')).toEqual([
      '| Input | Meaning | Default |',
      '| --- | --- | --- |',
      '| `prompt` | What to do, or a\\|b | **required** |',
      '| `wait` | Wait | `true` |',
      '| `jobId` | Job to continue |  |',
    ]);
  });

  test('replace what stood between the markers, and nothing else', () => {
    const page = renderPage(PAGE, ACTION);
    expect(page.split(renderInputs(ACTION)).length).toBe(2);
    expect(page.split(renderOutputs(ACTION)).length).toBe(2);
    expect(page).toContain('# A\n<!-- inputs:start -->\n');
    expect(page).toContain('<!-- inputs:end -->\ntext\n');
    expect(page).not.toContain('old');
    expect(renderPage(page, ACTION)).toBe(page);
  });

  test.each([
    ['no marker', '# A'],
    ['no end', PAGE.replace('<!-- inputs:end -->', '')],
    ['an end before the start', '<!-- inputs:end --><!-- inputs:start -->'],
    ['the markers twice', PAGE + PAGE],
  ])('need their markers: %s', (_, page) => {
    expect(() => renderPage(page, ACTION)).toThrow('needs one <!-- inputs:start -->');
  });

  test('are up to date', () => {
    const check = spawnSync(process.execPath, [join(root, 'scripts/readme-tables.ts'), '--check'], {
      encoding: 'utf8',
    });
    expect(check).toMatchObject({ status: 0, stderr: '' });
  });
});
