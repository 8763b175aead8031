import type { StepResult } from '../../../__tests__/support/runner.ts';
import { assertNoSecret } from '../../../__tests__/support/secrets.ts';
import type { Facts } from '../facts.ts';
import { quote, type Step, stepsOf } from './steps.ts';

const MINUTE_MS = 60_000;
/** What a run gets beyond its deadline for its last words. */
const LAST_WORDS_MS = 5_000;
/** What the post step gives itself. */
const POST_MS = 30_000;
/** From a signal to the end. */
const STOP_MS = 5_000;
/** A process's own start and end, which its deadline does not know: it is measured from outside. */
const OUTSIDE_MS = 1_000;
const MOST_KIB = 120 * 1024;
/** How long reading, compiling and writing may wait for a disk that others use. */
const DEFAULT_MINUTES = 30;

/** Every step ends by itself within its deadline and 5 s; time for which it had no processor is not its own. */
export function endsInTime(facts: Facts): string[] {
  return stepsOf(facts).flatMap((step) => {
    const { at, name, act } = step;
    if (at.timedOut) return [`${name} hung for ${Math.round(at.ms / 1_000)} s and was killed`];
    const slackMs = OUTSIDE_MS + (at.waitedForCpuMs ?? 0) * 1.5;
    const minutes = Number(act.inputs.timeoutMinutes ?? DEFAULT_MINUTES);
    const limitMs = (step.step === 'post' ? POST_MS : minutes * MINUTE_MS) + LAST_WORDS_MS;
    const late = at.ms - limitMs - slackMs;
    const stopped = at.signal === null ? (at.msFromSignalToExit ?? 0) - STOP_MS - slackMs : 0;
    return [
      ...(late > 0 ? [`${name} took ${Math.round(at.ms)} ms, ${Math.round(late)} ms too long`] : []),
      ...(stopped > 0
        ? [`${name} took ${Math.round(at.msFromSignalToExit ?? 0)} ms from its signal to its end`]
        : []),
    ];
  });
}

export function staysSmall(facts: Facts): string[] {
  return stepsOf(facts).flatMap(({ at, name }) =>
    (at.maxRssKiB ?? 0) > MOST_KIB ? [`${name} took ${Math.round((at.maxRssKiB ?? 0) / 1024)} MiB`] : [],
  );
}

/** All that an action says goes to stdout, as lines of its own: what is on stderr comes from somebody else. */
export function saysOwnWords(facts: Facts): string[] {
  return stepsOf(facts).flatMap(({ at, name }) => [
    ...(at.stderr === '' ? [] : [`${name} has on stderr ${quote(at.stderr)}`]),
    ...(/^\s+at .+:\d+:\d+\)?$/m.test(at.stdout) ? [`${name} has a stack trace in its log`] : []),
    ...(/broke off: /.test(at.stdout)
      ? [`${name} broke off: ${quote(/broke off: .*/.exec(at.stdout)?.[0] ?? '')}`]
      : []),
    ...(/^\(node:\d+\) /m.test(at.stdout) ? [`${name} has a warning of Node in its log`] : []),
  ]);
}

const OWN_COMMANDS = ['add-mask', 'error', 'warning', 'notice'];

/** Every workflow command is the action's own, and the files that change the job's environment stay empty. */
export function givesOwnCommands(facts: Facts): string[] {
  return stepsOf(facts).flatMap((step) => {
    const { at, name } = step;
    const foreign = at.commands.filter((command) => !isOwn(command, step));
    return [
      ...foreign.map(({ line }) => `${name} gives the command ${quote(line)}`),
      ...(at.envFile + at.pathFile === '' ? [] : [`${name} writes GITHUB_ENV or GITHUB_PATH`]),
    ];
  });
}

function isOwn(command: StepResult['commands'][number], { key, token }: Step): boolean {
  if (!OWN_COMMANDS.includes(command.name)) return false;
  if (command.name === 'add-mask') return command.data === key || command.data === token;
  return command.properties.title === 'docs-agent' && !command.data.startsWith('pwned');
}

/** Keys and tokens stand in no sink, and each goes to its own server alone, in the header that is for it. */
export function keepsSecrets(facts: Facts): string[] {
  const found: string[] = [];
  const secrets = facts.acts.flatMap(({ key, token }) => [key, token]);
  for (const { act, result } of facts.acts)
    try {
      assertNoSecret(result, secrets);
    } catch (error) {
      found.push(`${act.name}: ${error instanceof Error ? error.message : error}`);
    }
  const without = (text: string) => text.replaceAll(/"authorization":"[^"]*"/g, '');
  for (const { act, key, token } of facts.acts) {
    if (facts.sent.host.includes(key)) found.push(`the key of ${act.name} was sent to the code host`);
    if (facts.sent.service.includes(token)) found.push(`the token of ${act.name} was sent to the service`);
    if (without(facts.sent.service).includes(key))
      found.push(`the key of ${act.name} stands in what was sent`);
    if (without(facts.sent.host).includes(token))
      found.push(`the token of ${act.name} stands in what was sent`);
  }
  for (const { body, seq } of facts.writes)
    for (const secret of secrets)
      if (body.includes(secret)) found.push(`the comment written at ${seq} has a secret in it`);
  return found;
}
