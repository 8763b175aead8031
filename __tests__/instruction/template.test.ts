import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fillTemplate, TemplateError } from '../../src/instruction/template.ts';

const data = {
  table: '| Page | Views |\n| --- | ---: |\n| `/a` | 5 |',
  pages: [
    { path: '/a', total: 5 },
    { path: '/b', total: 3 },
  ],
  none: [],
  note: null,
  count: 0,
};

describe('fillTemplate', () => {
  test.each([
    ['a field', 'Views:\n{{table}}', `Views:\n${data.table}`],
    ['a field without escapes', '{{html}}', '<b> & "c"', { html: '<b> & "c"' }],
    ['a list', '{{#pages}}- {{path}} ({{total}})\n{{/pages}}', '- /a (5)\n- /b (3)\n'],
    ['a field of the whole inside a list', '{{#pages}}{{count}}{{/pages}}', '00'],
    ['an empty list', '{{#none}}x{{/none}}{{^none}}nothing{{/none}}', 'nothing'],
    ['null, which is given', '[{{note}}]', '[]'],
    ['a path into an object', '{{a.b}}', '1', { a: { b: 1 } }],
    ['a comment', 'a{{! not shown }}b', 'ab'],
    ['hidden characters in the data', '{{path}}', '/ab', { path: '/a\u200b\u{e0041}b<!-- x -->' }],
  ])('fills %s', (_, template, expected, given: Record<string, unknown> = data) => {
    expect(fillTemplate(template, given)).toBe(expected);
  });

  test.each([
    ['a field that is missing', '{{tabel}}', /"tabel"/],
    ['a section that is missing', '{{#page}}x{{/page}}', /"page"/],
    ['an inverted section that is missing', '{{^page}}x{{/page}}', /"page"/],
    ['a field that is missing inside a list', '{{#pages}}{{title}}{{/pages}}', /"title"/],
    ['what every object inherits', '{{constructor}}', /"constructor"/],
    ['what every object inherits, by path', '{{pages.0.__proto__}}', /__proto__/],
    ['a section that is not closed', '{{#pages}}', /pages/],
    ['a partial', 'x{{#pages}}{{> other}}{{/pages}}', /partials/],
  ])('refuses %s', (_, template, sentence) => {
    expect(() => fillTemplate(template, data)).toThrow(TemplateError);
    expect(() => fillTemplate(template, data)).toThrow(sentence);
  });

  test('says what is wrong in one sentence, and which kind it is', () => {
    const failure = (template: string) => {
      try {
        return fillTemplate(template, data);
      } catch (error) {
        return `${(error as Error).name}: ${(error as Error).message}`;
      }
    };
    expect(failure('{{tabel}}')).toBe(
      'MissingFieldError: the template asks for the field "tabel", which the data lacks.',
    );
    expect(failure('{{> other}}')).toBe('TemplateError: {{> …}} has no meaning here: there are no partials.');
    expect(failure('{{#pages}}')).toMatch(/^TemplateError: the template can't be read: .*pages.*\.$/);
  });

  test('a value is cut where it is longer than any prompt', () => {
    expect(fillTemplate('{{text}}', { text: 'x'.repeat(50_001) })).toBe(`${'x'.repeat(49_999)}…`);
  });

  test('whatever the data holds, nothing hidden of it is filled in', () => {
    const piece = fc.constantFrom(
      '<!--',
      '-->',
      '<!',
      '--',
      '&lt;',
      '&#60;',
      '&amp;',
      '{{',
      '}}',
      '\u200b',
      '\u202e',
      'x',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const filled = fillTemplate('{{text}}; {{#list}}{{.}}; {{/list}}', {
          text: pieces.join(''),
          list: [pieces.join(''), pieces.toReversed().join('')],
        });
        expect(filled).not.toMatch(/<!--|\p{Cf}|&(?:lt|amp|#60);/u);
      }),
      { numRuns: 1000 },
    );
  });
});
