import { expect, test } from '@jest/globals';
import { openOwnComment } from '../../../src/flows/thread/own-comment.ts';
import type { HostFailure } from '../../../src/ports/code-host.ts';
import { createFakeCodeHost, MAINTAINER } from '../../support/fake-code-host.ts';

const mark = '<!-- a mark -->';
const mayCreate = true;

function stand() {
  const host = createFakeCodeHost();
  return { host, comment: openOwnComment(host, { thread: 7, mark }) };
}

test('it is written once, brought to what is said, and not written where it says that already', async () => {
  const { host, comment } = stand();
  for (const words of ['One', 'Two', 'Two']) await comment.bring(words, { mayCreate });
  expect(host.thread.map(({ body }) => body)).toEqual([`Two\n\n${mark}\n`]);
  expect(host.calls.filter((call) => /^(add|edit)/.test(call))).toEqual(['addComment', 'editComment']);
});

test('where there is nothing to begin with, none is written; a stranger’s mark is not ours', async () => {
  const { host, comment } = stand();
  host.thread.push({ id: 1, inReview: false, body: mark, author: MAINTAINER });
  await comment.bring('One', { mayCreate: false });
  expect(host.thread).toHaveLength(1);
  await comment.bring('One', { mayCreate });
  expect(host.thread.map(({ body }) => body)).toEqual([mark, `One\n\n${mark}\n`]);
});

test('a comment of ours that shows such a mark as somebody’s text is not written over', async () => {
  const { host, comment } = stand();
  await openOwnComment(host, { thread: 7, mark: '<!-- another -->' }).bring(`It failed: \`${mark}\``, {
    mayCreate,
  });
  await comment.bring('One', { mayCreate });
  expect(host.thread.map(({ body }) => body)).toEqual([
    `It failed: \`${mark}\`\n\n<!-- another -->\n`,
    `One\n\n${mark}\n`,
  ]);
});

test.each<[HostFailure, boolean]>([
  ['forbidden', false],
  ['unreachable', true],
])(
  'a token that may not is no failure, what else keeps it from being written is: %s',
  async (failure, isTold) => {
    const { host, comment } = stand();
    host.fail('addComment', failure);
    const brought = comment.bring('One', { mayCreate }).then(
      () => false,
      () => true,
    );
    expect(await brought).toBe(isTold);
  },
);

test('a host that keeps no line end at the end of a comment has it written once', async () => {
  const { host } = stand();
  for (const words of ['One', ' One', 'Two']) {
    await openOwnComment(host, { thread: 7, mark }).bring(words, { mayCreate });
    for (const comment of host.thread) Object.assign(comment, { body: comment.body.trim() });
  }
  expect(host.calls.filter((call) => /^(add|edit)/.test(call))).toEqual(['addComment', 'editComment']);
  expect(host.thread.map(({ body }) => body)).toEqual([`Two\n\n${mark}`]);
});
