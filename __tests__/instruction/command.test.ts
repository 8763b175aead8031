import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Command, explainNoCommand, parseCommand } from '../../src/instruction/command.ts';

const instruct = (instruction: string) => ({ kind: 'instruct', instruction }) as const;
const other: Command = { kind: 'none', reason: 'other-text' };
const noText: Command = { kind: 'none', reason: 'no-text' };

describe('parseCommand', () => {
  test.each<[string, string, Command]>([
    ['an instruction', '/docs explain the new flag', instruct('explain the new flag')],
    ['on several lines', '/docs explain\n\n- a\n- b\n', instruct('explain\n\n- a\n- b')],
    ['on following lines only', '/docs\nexplain the flag', instruct('explain the flag')],
    ['CRLF and trailing spaces', '/docs explain  \r\nthe flag \r\n', instruct('explain\nthe flag')],
    ['CR alone', '/docs explain\rthe flag', instruct('explain\nthe flag')],
    ['a tab behind the command', '/docs\texplain', instruct('explain')],
    ['after blank lines', '\n \r\n/docs explain', instruct('explain')],
    ['after a quote', '> /docs old\n>\n/docs explain', instruct('explain')],
    ['after a fence', '```\n/docs old\n```\n/docs explain', instruct('explain')],
    [
      'after a tilde fence with backticks in it',
      '~~~ md\n```\n/docs old\n~~~\n/docs explain',
      instruct('explain'),
    ],
    ['after a longer fence', '````\n```\n/docs old\n`````\n/docs explain', instruct('explain')],
    ['after indented code', '    /docs old\n\t/docs old\n/docs explain', instruct('explain')],
    ['slightly indented', '  /docs explain', instruct('explain')],
    ['quotes and code inside the instruction', '/docs a\n> b\n```\nc\n```', instruct('a\n> b\n```\nc\n```')],
    ['new', '/docs new explain', { kind: 'new', instruction: 'explain' }],
    ['new with the text below', '/docs new\r\n\r\nexplain', { kind: 'new', instruction: 'explain' }],
    ['new alone', '/docs new', { kind: 'help' }],
    ['a word that begins with new', '/docs newer flags', instruct('newer flags')],
    ['New as a sentence', '/docs New flags', instruct('New flags')],
    ['a branch', '/docs --ref a/b explain', { kind: 'new', instruction: 'explain', ref: 'a/b' }],
    [
      'a branch behind new',
      '/docs new  --ref  a  explain\nit',
      { kind: 'new', instruction: 'explain\nit', ref: 'a' },
    ],
    ['a branch behind =', '/docs --ref=a explain', { kind: 'new', instruction: 'explain', ref: 'a' }],
    [
      'a branch, the text below',
      '/docs --ref a\n\nexplain',
      { kind: 'new', instruction: 'explain', ref: 'a' },
    ],
    [
      'a branch, and fix with a text',
      '/docs --ref a fix it',
      { kind: 'new', instruction: 'fix it', ref: 'a' },
    ],
    [
      'an odd branch, as it was written',
      '/docs --ref -x explain',
      { kind: 'new', instruction: 'explain', ref: '-x' },
    ],
    ['a branch further on', '/docs explain --ref a', instruct('explain --ref a')],
    ['an option that only begins so', '/docs --reference a', instruct('--reference a')],
    ['an option in other letters', '/docs --REF a b', instruct('--REF a b')],
    ['--ref alone', '/docs --ref', { kind: 'help' }],
    ['--ref without a branch', '/docs --ref\nexplain', { kind: 'help' }],
    ['--ref without an instruction', '/docs new --ref a', { kind: 'help' }],
    ['--ref with fix alone', '/docs --ref a fix', { kind: 'help' }],
    ['--ref with status', '/docs --ref a Status.', { kind: 'help' }],
    ['status', '/docs status', { kind: 'status' }],
    ['status from a phone', '/docs Status ', { kind: 'status' }],
    ['status with a remark below', '/docs status\nthanks', { kind: 'status' }],
    ['fix alone', '/docs fix', { ...instruct('fix'), fix: '' }],
    ['fix from a phone', '/docs Fix. ', { ...instruct('Fix.'), fix: '' }],
    [
      'fix with a text',
      '/docs fix but keep the table',
      { ...instruct('fix but keep the table'), fix: 'but keep the table' },
    ],
    [
      'fix with a text below',
      '/docs fix\n\nbut keep it',
      { ...instruct('fix\n\nbut keep it'), fix: 'but keep it' },
    ],
    ['Fix as a sentence', '/docs Fix the typo', instruct('Fix the typo')],
    ['a word that begins with fix', '/docs fixtures are wrong', instruct('fixtures are wrong')],
    ['new before fix', '/docs new fix the typo', { kind: 'new', instruction: 'fix the typo' }],
    ['status as an instruction', '/docs status page is wrong', instruct('status page is wrong')],
    ['status, asked', '/docs status?', { kind: 'status' }],
    ['status, with a dot and a remark below', '/docs status.\nthanks', { kind: 'status' }],
    ['status with a space before its marks', '/docs Status ?!', { kind: 'status' }],
    ['status with a thought', '/docs status…', { kind: 'status' }],
    ['status and more behind a dot', '/docs status. Is it wrong?', instruct('status. Is it wrong?')],
    ['status at the end of a sentence', '/docs explain the status', instruct('explain the status')],
    ['help at the end of a sentence', '/docs say where to get help!', instruct('say where to get help!')],
    ['fix at the end of a sentence', '/docs explain the fix', instruct('explain the fix')],
    ['a word that only begins with help', '/docs helpful links', instruct('helpful links')],
    ['a word that ends with new', '/docs renew the page', instruct('renew the page')],
    [
      'a branch, and a text that ends with fix',
      '/docs --ref a no fix',
      { kind: 'new', instruction: 'no fix', ref: 'a' },
    ],
    ['status with a comma', '/docs status,', instruct('status,')],
    ['help', '/docs help', { kind: 'help' }],
    ['help, shouted', '/docs help!', { kind: 'help' }],
    ['help as an instruction', '/docs help people', instruct('help people')],
    ['alone', '/docs', { kind: 'help' }],
    ['alone with spaces', '  /docs \r\n\r\n', { kind: 'help' }],
    ['a longer word', '/docsx explain', other],
    ['a path', '/docs/readme.md is wrong', other],
    ['another case', '/Docs explain', other],
    ['not on the first line', 'please\n/docs explain', other],
    ['inside an HTML comment', '<!--\n/docs explain\n-->', other],
    ['in a fence never closed', '```\n/docs explain', noText],
    ['quoted only', '> /docs explain', noText],
    ['code on one line is text', '```/docs```\n/docs explain', other],
    ['nothing', '', noText],
  ])('%s', (_, body, expected) => {
    expect(parseCommand(body, '/docs')).toEqual(expected);
  });

  test.each([
    ['a dot', '.docs', '.docs explain', instruct('explain')],
    ['a dot is no wildcard', '.docs', 'xdocs explain', other],
    ['brackets', '[docs]*', '[docs]* explain', instruct('explain')],
    ['a backslash', '\\d+', '\\d+ explain', instruct('explain')],
    ['a word', 'docs:', 'docs: explain', instruct('explain')],
    ['two words', '/ask docs', '/ask docs explain', instruct('explain')],
    ['an empty command', ' ', 'explain', other],
  ] as const)('the command word may hold %s', (_, command, body, expected) => {
    expect(parseCommand(body, command)).toEqual(expected);
  });

  const command = fc
    .string({ minLength: 1, maxLength: 8 })
    .filter((word) => /^\S+$/.test(word) && !/^[>`~]/.test(word));
  const instruction = fc
    .string({ minLength: 1, maxLength: 60 })
    .map((text) => `do ${text.replace(/\r/g, '')}`.trim());

  test('any instruction behind any command comes back', () => {
    fc.assert(
      fc.property(command, instruction, fc.constantFrom(' ', '\n', '\r\n', '  \t'), (word, text, gap) => {
        const found = parseCommand(`${word}${gap}${text}`, word);
        expect(found.kind).toBe('instruct');
        if (found.kind === 'instruct')
          expect(found.instruction.replace(/\s+/g, ' ')).toBe(text.replace(/\s+/g, ' '));
      }),
    );
  });

  test('no quoted or fenced command counts', () => {
    fc.assert(
      fc.property(command, fc.array(fc.string({ maxLength: 20 })), (word, lines) => {
        const quoted = [...lines, `${word} x`].map((line) => `> ${line.replace(/[\r\n]/g, '')}`).join('\n');
        const fenced = `~~~~~\n${[...lines, `${word} x`].join('\n').replaceAll('~', '-')}`;
        expect(parseCommand(quoted, word)).toEqual(noText);
        expect(parseCommand(fenced, word)).toEqual(noText);
      }),
    );
  });

  test('reasons are said with the command', () => {
    expect(explainNoCommand('other-text', { command: '/docs' })).toContain('/docs');
    expect(explainNoCommand('no-text', { command: '/docs', what: 'issue' })).toContain('quotes');
  });
});
