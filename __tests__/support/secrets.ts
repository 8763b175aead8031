import type { RunResult, StepResult } from './runner.ts';
import { parseLogCommand, splitLogLines } from './runner-grammar.ts';

/**
 * Fails where a secret stands in any sink of a run, before the runner's own masking would have hidden it.
 * The one place allowed is its `::add-mask::` line, which must come before every other line of the log.
 */
export function assertNoSecret(result: RunResult, secrets: readonly string[]): void {
  for (const [name, step] of Object.entries({ main: result, post: result.post })) {
    if (!step) continue;
    assertMaskedFirst(name, step);
    for (const [sink, text] of Object.entries(listSinks(step)))
      for (const secret of secrets)
        for (const form of formsOf(secret))
          if (text.includes(form)) throw new Error(`${name}: the secret ${redact(secret)} stands in ${sink}`);
  }
}

function listSinks(step: StepResult): Record<string, string> {
  const withoutMasks = (text: string): string =>
    splitLogLines(text)
      .filter((line) => parseLogCommand(line)?.name !== 'add-mask')
      .join('\n');
  return {
    stdout: withoutMasks(step.stdout),
    stderr: withoutMasks(step.stderr),
    summary: step.summary,
    'the output file': step.raw.output,
    'the state file': step.raw.state,
    'the environment file': step.envFile,
    'the path file': step.pathFile,
  };
}

/** The secret as it is and as common codecs write it. */
const formsOf = (secret: string): string[] => [
  ...new Set([
    secret,
    encodeURIComponent(secret),
    Buffer.from(secret).toString('base64').replace(/=+$/, ''),
    Buffer.from(secret).toString('hex'),
    JSON.stringify(secret).slice(1, -1),
  ]),
];

function assertMaskedFirst(name: string, step: StepResult): void {
  const lines = splitLogLines(step.stdout).filter((line) => line !== '');
  const firstOther = lines.findIndex((line) => parseLogCommand(line)?.name !== 'add-mask');
  const lateMask = lines.findIndex(
    (line, at) => at > firstOther && parseLogCommand(line)?.name === 'add-mask',
  );
  if (firstOther >= 0 && lateMask >= 0)
    throw new Error(`${name}: a mask comes after line ${firstOther + 1} of the log`);
}

const redact = (secret: string): string => `${secret.slice(0, 4)}… (${secret.length} characters)`;
