import { describe, expect, test } from '@jest/globals';
import { type RunOptions, runAction } from './runner.ts';
import { assertNoSecret } from './secrets.ts';

const probe = (options: RunOptions = {}) =>
  runAction({ action: '__tests__/fixtures/probe-action/action.yml', ...options });

describe('the runner stand', () => {
  test('gives defaults, files and state as the runner does, and nothing of its own environment', async () => {
    process.env.SHOULD_NOT_BE_SEEN = 'x';
    const result = await probe();
    delete process.env.SHOULD_NOT_BE_SEEN;
    expect(result).toMatchObject({ exitCode: 0, signal: null, timedOut: false, summary: '# Probe\n' });
    const seen = result.outputs.seen?.split('\n');
    expect(seen).toEqual(
      expect.arrayContaining(['INPUT_MODE', 'INPUT_TOKEN', 'INPUT_TWO_WORDS', 'GITHUB_OUTPUT']),
    );
    expect(seen).not.toContain('SHOULD_NOT_BE_SEEN');
    expect(result.outputs.word).toBe('last');
    expect(result.orderOfOutputs).toEqual(['seen', 'word', 'word']);
    expect(result.state).toEqual({ jobId: 'job-1' });
    expect(result.post?.stdout).toBe('post saw job-1\n');
  });

  test('leaves an input unset for null, and refuses one that action.yml lacks', async () => {
    const result = await probe({ inputs: { mode: null } });
    expect(result.outputs.seen?.split('\n')).not.toContain('INPUT_MODE');
    await expect(probe({ inputs: { mood: 'x' } })).rejects.toThrow('declares no input mood');
  });

  test('sends a signal at a line of the log and reports what came of it', async () => {
    const result = await probe({ inputs: { mode: 'hang' }, cancel: /ready/ });
    expect(result).toMatchObject({ exitCode: 3, signalsSent: ['SIGINT'], timedOut: false });
    expect(result.msFromSignalToExit).toBeGreaterThan(0);
    expect(result.annotations).toMatchObject([
      { name: 'warning', properties: { title: 'Stopped: early' }, data: 'by a signal\non request' },
    ]);
  });

  test('ends what hangs', async () => {
    const result = await probe({ inputs: { mode: 'hang' }, timeoutMs: 500 });
    expect(result).toMatchObject({ timedOut: true, signal: 'SIGKILL', exitCode: null });
  });

  test('measures the child alone, not the process that spawned it', async () => {
    const ballast = Buffer.alloc(200 * 1024 * 1024, 1);
    const [small, large] = [await probe(), await probe({ inputs: { mode: 'memory' } })];
    expect(ballast.length).toBeGreaterThan(0);
    expect(small.maxRssKiB).toBeLessThan(90 * 1024);
    expect(large.maxRssKiB).toBeGreaterThan(96 * 1024);
  });

  test('finds a secret in any sink, and lets its mask pass', async () => {
    const clean = await probe({ inputs: { token: 'sekrit-token' } });
    expect(clean.masks).toEqual(['sekrit-token']);
    expect(() => assertNoSecret(clean, ['sekrit-token'])).not.toThrow();
    const leaky = await probe({ inputs: { token: 'sekrit-token', mode: 'leak' } });
    expect(() => assertNoSecret(leaky, ['sekrit-token'])).toThrow('stands in stderr');
    expect(() => assertNoSecret({ ...clean, summary: btoa('sekrit-token') }, ['sekrit-token'])).toThrow(
      'summary',
    );
    expect(() => assertNoSecret({ ...clean, stdout: 'hello\n::add-mask::x' }, [])).toThrow(
      'mask comes after',
    );
  });
});
