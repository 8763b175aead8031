import { expect, test } from '@jest/globals';
import { createGate } from '../../../src/server/work/gate.ts';

/** Turns that come to a gate; who is at work is asked for after all that can happen at once has happened. */
function open() {
  const gate = createGate();
  const atWork = new Map<string, () => void>();
  const stops = new Map<string, AbortController>();
  const settle = () => new Promise(setImmediate);
  return {
    come: async (name: string, alone = false) => {
      const stop = new AbortController();
      stops.set(name, stop);
      gate.enter({ alone }, stop.signal).then(
        (leave) => atWork.set(name, leave),
        () => undefined,
      );
      await settle();
    },
    go: async (name: string) => {
      const leave = atWork.get(name);
      atWork.delete(name);
      leave?.();
      leave?.();
      await settle();
    },
    stop: async (name: string) => {
      stops.get(name)?.abort();
      await settle();
    },
    atWork: () => [...atWork.keys()].sort().join(' '),
  };
}

test('one that is to be alone waits for those inside, keeps the later ones out, and goes before them', async () => {
  const { come, go, atWork } = open();
  await come('a');
  await come('b');
  expect(atWork()).toBe('a b');
  await come('suspect', true);
  await come('c');
  await come('other suspect', true);
  expect(atWork()).toBe('a b');
  await go('a');
  expect(atWork()).toBe('b');
  await go('b');
  expect(atWork()).toBe('suspect');
  await come('d');
  await go('suspect');
  expect(atWork()).toBe('other suspect');
  await go('other suspect');
  expect(atWork()).toBe('c d');
});

test('one that gives up waiting lets the others in', async () => {
  const { come, stop, go, atWork } = open();
  await come('a');
  await come('suspect', true);
  await come('b');
  await stop('suspect');
  expect(atWork()).toBe('a b');
  await stop('a');
  await go('a');
  await go('b');
  await come('next', true);
  expect(atWork()).toBe('next');
});
