import { expect, test } from '@jest/globals';
import { instructionOf } from '../../src/contract/behind-instruction.ts';
import { collectChange } from '../../src/instruction/collect-change.ts';
import { buildPrompt } from '../../src/instruction/prompt.ts';
import { proposalBody, proposalTitle } from '../../src/server/pull-requests/proposal-text.ts';

const CANARY = 'canary-of-a-private-repository';
const collected = collectChange(64 * 1024);
collected.add({ path: `${CANARY}.ts`, additions: 1, deletions: 0, patch: `@@ -1 +1 @@\n+${CANARY}` });
const changes = [{ name: 'o/code#5', title: CANARY, unread: [], ...collected.change() }];
const thread = { kind: 'pull-request', number: 5, title: CANARY, body: CANARY } as const;
const event = { kind: 'thread', name: 'pull_request', thread } as const;
const faults = {
  head: 'a'.repeat(40),
  conflict: true,
  checks: [],
  threads: [],
};

test.each([
  'Explain the flag.',
  '---\nExplain --- it',
  '',
  '\n\n---\n',
  'Background follows, between the lines',
])('of a prompt that begins with %j the service shows that alone', (instruction) => {
  const { prompt } = buildPrompt({ instruction, context: 'changes', event, changes, faults });
  expect(prompt.split(CANARY).length).toBeGreaterThan(5);
  expect(instructionOf(prompt)).toBe(instruction);
  expect(proposalBody({ prompt, job: 'job_1' })).not.toContain(CANARY);
  expect(proposalBody({ prompt, job: 'job_1' })).toBe(proposalBody({ prompt: instruction, job: 'job_1' }));
  expect(proposalTitle(prompt)).toBe(proposalTitle(instruction));
});

test.each(['issue', 'thread', 'none'] as const)('so it is with context: %s, and with findings', (context) => {
  const { prompt } = buildPrompt({ instruction: 'Mend it.', context, event, faults });
  expect(prompt).toContain('findings');
  expect(instructionOf(prompt)).toBe('Mend it.');
});

test('what others write may cut itself short, and never shows more', () => {
  const part =
    '\n\n---\nBackground follows, between the two lines that name "context 0123456789abcdef01234567".';
  expect(instructionOf(`One.${part} x`)).toBe('One.');
  expect(instructionOf('One.\n\n---\nBackground follows.')).toBe('One.\n\n---\nBackground follows.');
});
