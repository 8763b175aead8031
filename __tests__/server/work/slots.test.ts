import { expect, test } from '@jest/globals';
import { createSlots } from '../../../src/server/work/slots.ts';

const forever = new AbortController().signal;

/** Asks for room in this order; what got it is noted, and gives it back when told. */
function queue(count: number, projects: readonly string[]) {
  const slots = createSlots(count);
  const begun: string[] = [];
  const leave: (() => void)[] = [];
  for (const [index, project] of projects.entries())
    slots.take(project, forever).then((done) => {
      begun.push(`${project}${index}`);
      leave.push(done);
    });
  return {
    begun: async () => {
      await new Promise((done) => setImmediate(done));
      return begun.splice(0);
    },
    leave: () => leave.shift()?.(),
  };
}

test('another project’s first comes next, however many of one wait before it', async () => {
  const { begun, leave } = queue(1, [...Array(50).fill('a'), 'b']);
  expect(await begun()).toEqual(['a0']);
  leave();
  expect(await begun()).toEqual(['b50']);
  leave();
  expect(await begun()).toEqual(['a1']);
});

test('projects take turns, and have as many places as there are', async () => {
  const { begun, leave } = queue(2, ['a', 'a', 'a', 'b', 'b', 'c']);
  expect(await begun()).toEqual(['a0', 'a1']);
  leave();
  expect(await begun()).toEqual(['b3']);
  leave();
  expect(await begun()).toEqual(['c5']);
});

test('who is stopped while waiting takes no place, and giving one back twice makes no second', async () => {
  const slots = createSlots(1);
  const stop = new AbortController();
  const first = await slots.take('a', forever);
  const waits = slots.take('a', stop.signal);
  stop.abort(new Error('stopped'));
  await expect(waits).rejects.toThrow('stopped');
  await expect(slots.take('a', stop.signal)).rejects.toThrow('stopped');
  first();
  first();
  const second = await slots.take('a', forever);
  const third = slots.take('a', forever);
  expect(await Promise.race([third, Promise.resolve('waits')])).toBe('waits');
  second();
  await third;
});
