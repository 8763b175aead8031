import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Command, Option } from 'commander';
import { listCommands, openProgram, renderCommands } from '../../scripts/readme/commands.ts';
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

  test('have the name of their action in a page that shows several', () => {
    const of = (name: string) => PAGE.replaceAll(/<!-- (in|out)puts/g, `<!-- ${name}-$1puts`);
    const page = renderPage(PAGE + of('tend'), ACTION, 'tend-');
    expect(page.startsWith(PAGE)).toBe(true);
    expect(page.slice(PAGE.length)).toContain(renderInputs(ACTION));
  });

  test('are up to date', () => {
    const check = spawnSync(process.execPath, [join(root, 'scripts/readme-tables.ts'), '--check'], {
      encoding: 'utf8',
    });
    expect(check).toMatchObject({ status: 0, stderr: '' });
  });
});

describe('the commands in the reference', () => {
  const program = new Command('p').addCommand(
    new Command('key')
      .addCommand(
        new Command('list')
          .description('List a|b.')
          .argument('<id>', 'which')
          .argument('[files...]')
          .addOption(new Option('--n <n>', 'how many').default('5'))
          .addOption(new Option('--days <n>', 'how long').default(7, 'a week'))
          .addOption(new Option('--secret').hideHelp()),
      )
      .addCommand(new Command('show')),
  );
  program.addCommand(new Command('complete'), { hidden: true });

  test('are those that do something and are no secret, with what they take', () => {
    expect(renderCommands(program)).toBe(
      [
        '### `p key list <id> [files…]`',
        '',
        'List a\\|b.',
        '',
        '| Option | Meaning |',
        '| --- | --- |',
        '| `<id>` | which |',
        '| `--n <n>` | how many (default: 5) |',
        '| `--days <n>` | how long (default: a week) |',
        '',
        '### `p key show`',
      ].join('\n'),
    );
  });

  test('are all that the help names', () => {
    const named = listCommands(openProgram()).map(({ words }) => words.split(' ')[1]);
    const { stdout } = spawnSync(process.execPath, [join(root, 'dist/cli/index.js'), '--help'], {
      encoding: 'utf8',
    });
    const helped = [...stdout.matchAll(/^ {2}([a-z][\w-]*)/gm)].map(([, name]) => name);
    expect([...new Set(named)]).toEqual(helped.filter((name) => name !== 'help'));
  });
});
