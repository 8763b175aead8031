import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { toBase64Url } from '../../src/story/codec.ts';
import { tellComment } from '../../src/story/comment.ts';
import { findMarker, tellMarker } from '../../src/story/marker.ts';
import { retell } from '../../src/story/retell.ts';
import { isNotedAs, readNotes, type TendNote, tellNote, withNote } from '../../src/story/tend-note.ts';
import { OWNER, SCENE, STORIES } from './stories.ts';

const NOTE: TendNote = {
  act: 'update',
  repository: 'octo-org/octo-docs',
  project: 'docs',
  host: '127.0.0.1:8080',
  thread: 3,
  pull: 7,
  head: '6dcb09b5b57875f334f61aebed695e2e4193db5e',
  sinceMs: 1_767_225_600_000,
  atMs: 1_768_435_200_000,
};
const OTHER: TendNote = { ...NOTE, head: 'ff', atMs: NOTE.atMs + 1 };

describe('a note', () => {
  test('is read as it was written, one by one', () => {
    expect(readNotes(`text\n${tellNote(NOTE)}\n\n${tellNote(OTHER)}`)).toEqual([NOTE, OTHER]);
  });

  test.each<[string, unknown]>([
    ['a field too many', { ...NOTE, more: 1 }],
    ...Object.entries(NOTE).flatMap(([name, value]): [string, unknown][] => [
      [`no ${name}`, { ...NOTE, [name]: undefined }],
      [`another type of ${name}`, { ...NOTE, [name]: typeof value === 'string' ? [value] : String(value) }],
      [`another form of ${name}`, { ...NOTE, [name]: typeof value === 'string' ? `${value} ` : 1.5 }],
      [`odd ${name}`, { ...NOTE, [name]: typeof value === 'string' ? ` ${value}` : -1 }],
    ]),
    ['a name that is too long', { ...NOTE, repository: `o/${'r'.repeat(199)}` }],
    ['no object', 'x'],
    ['nothing', null],
  ])('with %s is none', (_, value) => {
    expect(readNotes(`<!-- docs-agent:tended1 ${toBase64Url(value)} -->`)).toEqual([]);
  });

  test('may be of any act, with names of any length that a host gives', () => {
    const notes: TendNote[] = [
      { ...NOTE, act: 'reminder', thread: 0, sinceMs: 0 },
      { ...NOTE, act: 'hand over', repository: `o/${'r'.repeat(198)}` },
    ];
    expect(readNotes(notes.map(tellNote).join('\n'))).toEqual(notes);
  });

  test.each<[string, Partial<TendNote>, boolean]>([
    ['the same, at another time and head', { atMs: NOTE.atMs + 1, head: 'ff' }, true],
    ['another act', { act: 'reminder' }, false],
    ['another thread', { thread: 4 }, false],
    ['another pull request', { pull: 8 }, false],
    ['another quiet time', { sinceMs: NOTE.sinceMs + 1 }, false],
  ])('tells its comment again: %s', (_, change, expected) => {
    const body = `text\n${tellNote({ ...NOTE, act: 'hand over', pull: 9 })}\n${tellNote(NOTE)}`;
    expect(isNotedAs({ ...NOTE, ...change }, body)).toBe(expected);
    expect(isNotedAs({ ...NOTE, ...change }, 'text')).toBe(false);
  });

  test('within a line is none: a name that we show as code, or a line to copy', () => {
    expect(readNotes(`See \`${tellNote(NOTE)}\`\n/docs Bring ${tellNote(NOTE)} up to date`)).toEqual([]);
  });

  test('is the only one of a body, whose rest stays byte for byte', () => {
    const text = fc.string({ unit: 'binary' }).filter((body) => !body.includes('docs-agent:tended1'));
    fc.assert(
      fc.property(text, fc.array(fc.constantFrom(NOTE, OTHER), { minLength: 1 }), (body, notes) => {
        const written = notes.reduce(withNote, body);
        expect(written).toBe(`${tellNote(notes.at(-1) ?? NOTE)}\n${body}`);
        expect(readNotes(written)).toEqual([notes.at(-1)]);
      }),
    );
  });

  test('is the only one, also where another is left over when one is taken out', () => {
    const [start, end] = ['<!-- docs-agent:tended1 ', ' -->'];
    const piece = fc.constantFrom(
      start,
      end,
      tellNote(OTHER),
      toBase64Url(NOTE),
      'abc',
      '\n',
      '<!-- ',
      'docs-agent:tended1 ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        expect(withNote(pieces.join(''), NOTE).match(/<!-- docs-agent:tended1 [\w-]+ -->/g)).toEqual([
          tellNote(NOTE),
        ]);
      }),
      { numRuns: 2000, examples: [[[start, 'a', tellNote(OTHER), 'bc', end]]] },
    );
  });

  test('beside a marker leaves that to be read, and what is kept when the comment is told anew', () => {
    const story = STORIES['pull-request']['a first turn'];
    if (story === undefined) throw new Error('there is such a story');
    const body = tellComment(story, { scene: SCENE, marker: tellMarker(story, OWNER) });
    const noted = withNote(body, NOTE);
    expect(findMarker(noted)).toEqual(findMarker(body));
    const found = findMarker(noted);
    if (found.kind !== 'marker') throw new Error('there is a marker');
    const { marker } = found;
    expect(retell(story, { body: noted, marker, trusted: {} })).toBe(
      retell(story, { body, marker, trusted: {} }),
    );
  });
});
