import { describe, expect, test } from '@jest/globals';
import type { FoundCommand } from '../../../src/flows/thread/read-line.ts';
import { createUnansweredCommands } from '../../../src/flows/thread/unanswered-commands.ts';
import type { GivenReaction, PermissionAnswer } from '../../../src/ports/code-host.ts';
import { createFakeCodeHost, MAINTAINER, SELF } from '../../support/fake-code-host.ts';

const NOW = 1_000_000_000;
const own = { order: 20, commentId: 200 };
const gate = { allowedPermission: 'write', allowedUsers: [], allowedBots: [] } as const;
const command = (given: Partial<FoundCommand> = {}): FoundCommand => ({
  id: 10,
  author: MAINTAINER,
  inReview: false,
  createdMs: NOW - 1_000,
  isPassedOver: false,
  isAnswered: false,
  ...given,
});
const old = NOW - 120_000;

async function bear(
  given: Partial<FoundCommand>,
  how: { reactions?: GivenReaction[]; permission?: PermissionAnswer } = {},
) {
  const { reactions = [], permission = { kind: 'answer', permission: 'write' } } = how;
  const host = createFakeCodeHost({ reactions: async () => reactions, permission: async () => permission });
  const commands = createUnansweredCommands(gate, { host, self: SELF });
  return commands.bearOn(own, [command(given), command({ id: 20 })], NOW);
}
const mine = (content: string): GivenReaction => ({ content, author: SELF });

describe('an older command', () => {
  test.each<[string, Partial<FoundCommand>, object, boolean]>([
    ['that nobody has answered is waited for', {}, {}, true],
    ['of two minutes too, the first time', { createdMs: old }, {}, true],
    [
      'of two minutes that a later one has passed over is not',
      { createdMs: old, isPassedOver: true },
      {},
      false,
    ],
    ['that is younger is, though', { createdMs: old + 1, isPassedOver: true }, {}, true],
    ['that is answered by a comment of ours is not', { isAnswered: true }, {}, false],
    ['with the reaction of an end is not', {}, { reactions: [mine('-1')] }, false],
    ['with 👀 is: its comment is about to come', {}, { reactions: [mine('eyes')] }, true],
    ['with 👀 since two minutes is not', { createdMs: old }, { reactions: [mine('eyes')] }, false],
    ["with somebody else's reaction is", {}, { reactions: [{ content: '-1', author: MAINTAINER }] }, true],
    ['by somebody who may not ask is not', {}, { permission: { kind: 'answer', permission: 'read' } }, false],
    ['by whom is not answered is', {}, { permission: { kind: 'unanswered' } }, true],
    ['by whom is not said is', {}, { permission: { kind: 'refused' } }, true],
  ])('%s', async (_, given, how, isWaitedFor) => {
    const { missing, hasStrangers, isSeen } = await bear(given, how);
    expect(missing).toEqual(isWaitedFor ? [10] : []);
    // Whoever does not wait goes ahead by a word of its own.
    expect(hasStrangers).toBe(!isWaitedFor);
    expect(isSeen).toBe(true);
  });

  test('whose reactions can’t be read is waited for, and is asked about once', async () => {
    let asked = 0;
    const reactions = () => {
      asked += 1;
      return Promise.reject(new Error('no'));
    };
    const host = createFakeCodeHost({ reactions });
    host.permissions.set(MAINTAINER.login, 'write');
    const commands = createUnansweredCommands(gate, { host, self: SELF });
    for (let n = 0; n < 3; n += 1)
      expect(await commands.bearOn(own, [command()], NOW)).toMatchObject({ missing: [10] });
    expect(asked).toBe(1);
  });
});
