import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  ageKeyOf,
  commandOf,
  decideTurn,
  isOlder,
  isSeen,
  type Line,
  orderOf,
  type Rival,
} from '../../src/thread/turn-order.ts';

const own: Line['own'] = { order: 20, commentId: 30, standing: 'fresh', isSeen: true };
const alone: Line = { own, rivals: [], missing: [], hasStrangers: false, isPatient: true };
const rival = (fields: Partial<Rival>): Rival => ({
  order: 10,
  commentId: 31,
  standing: 'in line',
  run: '7',
  untilMs: 1,
  ...fields,
});
const rerun = orderOf({ commandId: 20, attempt: 2 });
const uncommanded = orderOf({ commandId: 0, attempt: 2 });

describe('whose turn it is', () => {
  test.each<[string, Partial<Line>, string]>([
    ['nobody else is there', {}, 'go'],
    ['a younger one is in line', { rivals: [rival({ order: 25 })] }, 'go'],
    ['a younger one has read nothing yet', { rivals: [rival({ order: 25, standing: 'fresh' })] }, 'go'],
    ['a re-run is in line', { rivals: [rival({ order: orderOf({ commandId: 5, attempt: 2 }) })] }, 'go'],
    ['an older one is in line', { rivals: [rival({})] }, 'wait'],
    ['an older one has read nothing yet', { rivals: [rival({ standing: 'fresh' })] }, 'wait'],
    ['a younger one is ahead', { rivals: [rival({ order: 25, standing: 'ahead' })] }, 'wait'],
    ['a re-run is ahead', { rivals: [rival({ order: rerun, standing: 'ahead' })] }, 'wait'],
    ['an older command has no run yet', { missing: [10] }, 'wait'],
    ['an older command has had its time', { missing: [10], isPatient: false }, 'step ahead'],
    ['an older command is not waited for', { hasStrangers: true }, 'step ahead'],
    ['it has waited', { own: { ...own, standing: 'in line' } }, 'step ahead'],
    ['it has said so', { own: { ...own, standing: 'ahead' } }, 'go'],
    [
      'it has said so, and an older one came',
      { own: { ...own, standing: 'ahead' }, rivals: [rival({})] },
      'wait',
    ],
    ['it is a re-run', { own: { ...own, order: rerun } }, 'step ahead'],
    [
      'it is a re-run, and all others come first',
      { own: { ...own, order: rerun }, rivals: [rival({ order: 25 })] },
      'wait',
    ],
    [
      'nobody has seen its command, and a younger one may be at work',
      { own: { ...own, isSeen: false }, rivals: [rival({ order: 25, standing: 'fresh' })] },
      'wait',
    ],
    [
      'nobody has seen its command, and a younger one waits',
      { own: { ...own, isSeen: false }, rivals: [rival({ order: 25 })] },
      'go',
    ],
    [
      'both are re-runs without a command, and the other wrote first',
      { own: { ...own, order: uncommanded }, rivals: [rival({ order: uncommanded, commentId: 29 })] },
      'wait',
    ],
    [
      'both are re-runs without a command, and the other wrote later',
      { own: { ...own, order: uncommanded }, rivals: [rival({ order: uncommanded, commentId: 31 })] },
      'step ahead',
    ],
    [
      'both are re-runs, the other of a command from before this comment',
      { own: { ...own, order: uncommanded }, rivals: [rival({ order: rerun, commentId: 99 })] },
      'wait',
    ],
    ['one of the same command wrote first', { rivals: [rival({ order: 20, commentId: 29 })] }, 'wait'],
    ['one of the same command wrote later', { rivals: [rival({ order: 20, commentId: 31 })] }, 'go'],
    [
      'one without a command wrote before the command',
      { rivals: [rival({ order: 0, commentId: 19 })] },
      'wait',
    ],
    ['one without a command wrote after the command', { rivals: [rival({ order: 0, commentId: 21 })] }, 'go'],
    [
      'it has no command, and one came before its comment',
      { own: { ...own, order: 0 }, rivals: [rival({ order: 29 })] },
      'wait',
    ],
    [
      'it has no command, and one came after its comment',
      { own: { ...own, order: 0 }, rivals: [rival({ order: 31 })] },
      'go',
    ],
  ])('%s', (_, line, kind) => {
    expect(decideTurn({ ...alone, ...line }).kind).toBe(kind);
  });

  test('it waits behind the one that is ahead, then behind the others', () => {
    const ahead = rival({ order: 25, standing: 'ahead', run: '8' });
    const line = { ...alone, missing: [5], rivals: [rival({}), ahead] };
    expect(decideTurn(line)).toEqual({ kind: 'wait', behind: ahead });
    expect(decideTurn({ ...line, rivals: [rival({})] })).toEqual({ kind: 'wait', behind: rival({}) });
    expect(decideTurn({ ...line, rivals: [] })).toEqual({ kind: 'wait', behind: 'command' });
  });

  test('of any that are in line, just one may be the next', () => {
    const place = fc.record({ order: fc.constantFrom(0, 5, 9, rerun), commentId: fc.nat(50) });
    const places = fc.uniqueArray(place, {
      minLength: 1,
      maxLength: 6,
      selector: ({ commentId }) => commentId,
    });
    fc.assert(
      fc.property(places, (all) => {
        const next = all.filter((one) => {
          const rivals = all.filter((other) => other !== one).map((other) => rival(other));
          const standing = 'in line' as const;
          return decideTurn({ ...alone, own: { ...one, standing, isSeen: true }, rivals }).kind !== 'wait';
        });
        expect(next).toHaveLength(1);
      }),
    );
  });
});

describe('places', () => {
  test.each([
    [{ commandId: 7, attempt: 1 }, 7, 7],
    [{ commandId: 0, attempt: 1 }, 0, 40],
    [{ commandId: 7, attempt: 3 }, 2 ** 50 + 7, 7],
    [{ commandId: 0, attempt: 2 }, 2 ** 50, 40],
  ])('of %j', (facts, order, age) => {
    expect(orderOf(facts)).toBe(order);
    expect(commandOf(order)).toBe(facts.commandId);
    expect(ageKeyOf({ order, commentId: 40 })).toBe(age);
  });

  test.each([
    ['an older command', 19, { order: 20, commentId: 30 }, true],
    ['its own', 20, { order: 20, commentId: 30 }, false],
    ['a younger one', 21, { order: 20, commentId: 30 }, false],
    ['the own one of a re-run', 20, { order: rerun, commentId: 30 }, false],
    ['any other, for a re-run', 99, { order: rerun, commentId: 30 }, true],
    ['one before its comment, without a command', 29, { order: 0, commentId: 30 }, true],
    ['one after its comment, without a command', 31, { order: 0, commentId: 30 }, false],
  ])('%s', (_, id, place, isBefore) => {
    expect(isOlder(id, place)).toBe(isBefore);
  });

  test.each([
    ['a command that stands there without an answer', 20, [20, 21], true],
    ['a command that is too old, is gone, or was answered before', 20, [21], false],
    ['a request without a command', 0, [], true],
    ['a re-run, which comes behind all', rerun, [], true],
    ['a re-run without a command', uncommanded, [], true],
  ])('%s is seen: %j', (_, order, unanswered, seen) => {
    expect(isSeen({ order, commentId: 30 }, unanswered)).toBe(seen);
  });
});
