import { type Command, CommanderError } from 'commander';
import { openProgram } from '../../scripts/readme/commands.ts';
import { blocksOf, type Page, spansOf } from './pages.ts';
import { readCommands } from './shell-words.ts';

/** Our command by its place in a clone or an install, or as a package that is not installed. */
const BY_PLACE = /(?:^|\/)dist\/cli\/index\.js$|^docs-agent-action@/;
/** What runs a command that stands behind it. Elsewhere its name is an argument, such as a user's or an image's. */
const RUNNERS = /^(?:node|npx|systemd-run)$/;

export type Documented = { readonly where: string; readonly args: readonly string[] };

/** Calls of our command that a reader may copy from a page's blocks of shell, with what is given to it. */
export function findCalls(page: Page): Documented[] {
  return blocksOf(page).flatMap(({ language, text, line }) => {
    const isSession = language === 'console';
    if (!isSession && !/^(?:sh|bash|shell)$/.test(language)) return [];
    const script = isSession ? text.replace(/^(?!\$ ).*$/gm, '') : text;
    return readCommands(script).flatMap((words) => {
      const args = argsOf(words);
      return args === undefined ? [] : [{ where: `${page.path}:${line}`, args }];
    });
  });
}

function argsOf(words: readonly string[]): string[] | undefined {
  const [first = ''] = words;
  const place =
    RUNNERS.test(first) || BY_PLACE.test(first) ? words.findIndex((word) => BY_PLACE.test(word)) : -1;
  const at = first === 'docs-agent' ? 0 : place;
  if (at < 0) return undefined;
  const args = words.slice(at + 1);
  const end = args.findIndex((word) => /^\d?[<>]/.test(word));
  return end < 0 ? args : args.slice(0, end);
}

/** Calls that a sentence names, as far as they are written out: `docs-agent key create/list` is two. */
export function findMentions(page: Page): Documented[] {
  const calls = spansOf(page).flatMap((code) =>
    readCommands(code)
      .flatMap((words) => argsOf(words) ?? [])
      .join('\n'),
  );
  return calls.filter(Boolean).flatMap((call) => {
    const words = call.split('\n').filter((word) => !/^[[<]|^[A-Z…]+$/.test(word));
    const choice = words.find((word) => /^[a-z-]+(?:\/[a-z-]+)+$/.test(word));
    const choices =
      choice === undefined
        ? [words]
        : choice.split('/').map((one) => words.map((word) => (word === choice ? one : word)));
    return choices.map((args) => ({ where: page.path, args }));
  });
}

/** Why the command line would refuse these words; undefined where it takes them. Nothing of the command is run. */
export async function whyRefused(args: readonly string[]): Promise<CommanderError | undefined> {
  const program = openProgram();
  disarm(program);
  try {
    await program.parseAsync(args, { from: 'user' });
    return undefined;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? undefined : error;
  }
}

/** Commands that hold others have no work of their own. */
function disarm(command: Command): void {
  for (const inner of command.commands) disarm(inner);
  if (command.commands.length === 0) command.action(() => {});
}
