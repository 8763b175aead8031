import { writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { codeOf } from '../words/thrown.ts';
import { UserError } from '../words/user-error.ts';
import { CONFIG_FILE, example } from './config-option.ts';
import type { Terminal } from './terminal.ts';

/** What `docs-agent init` writes: no more than a job needs. JSON has no comments: the keys `//` are ours. */
export const STARTING_CONFIG = {
  '//': 'Paths are relative to this file. A key named // is a comment. All other keys: docs/operating.md.',
  dataDir: '.docs-agent',
  agent: {
    '//': 'The command gets the prompt on standard input, in a fresh clone of the repository, edits files and exits with 0. It sees the variables in env, and no others of yours. docs/agents.md has the lines for five agents.',
    command: ['your-agent', '--print'],
    env: ['YOUR_AGENT_API_KEY'],
  },
  projects: {
    docs: {
      '//': 'The key is the project identifier: this one is docs. tokenEnv names the variable with a token that may push and open pull requests.',
      repository: 'https://github.com/owner/docs.git',
      tokenEnv: 'DOCS_AGENT_GITHUB_TOKEN',
    },
  },
};

/** `docs-agent init` */
export function initCommand(terminal: Terminal): Command {
  return new Command('init')
    .description('Write a configuration file to start from. It never overwrites one.')
    .argument('[file]', 'where to', CONFIG_FILE)
    .addHelpText('after', example('docs-agent init'))
    .action((file: string) => {
      try {
        writeFileSync(file, `${JSON.stringify(STARTING_CONFIG, null, 2)}\n`, { flag: 'wx' });
      } catch (error) {
        const exists = codeOf(error) === 'EEXIST';
        throw new UserError(exists ? `${file} exists already.` : `${file} cannot be written.`);
      }
      terminal.err(`${file} is written. Edit it, then run: docs-agent key create --project docs\n`);
    });
}
