import { setFlagsFromString } from 'node:v8';
import { Command } from 'commander';
import { GitError } from '../git/git.ts';
import { messageOf } from '../words/thrown.ts';
import { UserError } from '../words/user-error.ts';
import { example } from './config-option.ts';
import type { Terminal } from './terminal.ts';

/** `docs-agent check-links` */
export function checkLinksCommand(terminal: Terminal): Command {
  return new Command('check-links')
    .description(
      'Find links, images and anchors of Markdown and MDX pages that lead nowhere in the repository. Nothing is asked of the network.',
    )
    .argument('[folder]', 'a folder of the repository', '.')
    .option(
      '--base <revision>',
      'look at what changed since the branch left this one, and at pages that link to it',
    )
    .addHelpText('after', example('docs-agent check-links', 'docs-agent check-links --base origin/main'))
    .action(async (folder: string, { base }: { base?: string }) => {
      const broken = await checkLinks({ folder, base }, terminal).catch((error: unknown) => {
        throw error instanceof GitError ? new UserError(`${messageOf(error)}.`) : error;
      });
      if (broken > 0)
        throw new UserError(`${count(broken, 'link')} that ${broken === 1 ? 'leads' : 'lead'} nowhere.`);
    });
}

type Given = { folder: string; base: string | undefined };

/** Markdown is parsed by a library that only this command needs. */
async function checkLinks(given: Given, terminal: Terminal): Promise<number> {
  const [{ withWorkTree }, { findBrokenLinksIn }, { describeFault, describeUnread }] = await Promise.all([
    import('../links/work-tree.ts'),
    import('../links/links-in-git.ts'),
    import('../links/describe.ts'),
  ]);
  // One page after the other is read and forgotten: room for new objects that grows would only be filled. Behind the imports,
  // for V8 takes nothing of what Node brings compiled once a flag has changed.
  setFlagsFromString('--semi-space-growth-factor=1');
  return withWorkTree(given, async ({ reader, tree, base }) => {
    const { signal } = new AbortController();
    const { pages, faults, unread } = await findBrokenLinksIn(reader, { commit: tree, base }, signal);
    for (const fault of faults) terminal.out(`${describeFault(fault)}\n`);
    for (const page of unread) terminal.err(`${describeUnread(page)}.\n`);
    terminal.err(`${count(pages, 'page')} read.\n`);
    return faults.filter(({ before }) => !before).length;
  });
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
