import { writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { codeOf } from '../words/thrown.ts';
import { UserError } from '../words/user-error.ts';
import { CONFIG_FILE, example } from './config-option.ts';
import type { Terminal } from './terminal.ts';

/** What `docs-agent init` writes, and docs-agent.config.example.json. JSON has no comments: the keys `//` are ours. */
export const STARTING_CONFIG = {
  '//': 'Paths are relative to this file. A key named // is a comment, here and in every object below.',
  dataDir: '.docs-agent',
  host: '127.0.0.1',
  port: 8787,
  concurrency: 2,
  agent: {
    '//': [
      'The command gets the prompt on standard input and in DOCS_AGENT_PROMPT, in a fresh clone of the repository.',
      'It edits files and exits with 0; whatever differs afterwards becomes the change. A list is run as it is, a text by sh -c.',
      'env names the variables it gets of yours, such as the key of a model. bubblewrap shuts it in: it sees the system, read-only, its work tree, home and temporary folder, and the folders in readable.',
    ],
    command: ['your-agent', '--print'],
    timeoutMinutes: 30,
    env: ['YOUR_AGENT_API_KEY'],
    sandbox: 'bubblewrap',
    network: ['*'],
    readable: [],
    model: 'your-agent',
  },
  projects: {
    docs: {
      '//': [
        'The project identifier is the key: this one is `docs`. Without ref the default branch is used.',
        'refs are the branches that a caller may name in its place.',
      ],
      repository: 'https://github.com/owner/docs.git',
      ref: 'main',
      refs: ['release-*'],
      tokenEnv: 'DOCS_AGENT_GITHUB_TOKEN',
      pullRequests: { host: 'github', apiUrl: 'https://api.github.com' },
    },
    handbook: {
      '//': 'Any other git remote, or a path: changes are pushed to a branch and shown on a page of the service.',
      repository: '../handbook',
      context: [
        {
          '//': 'Code that agents and checks read, at $DOCS_AGENT_CONTEXT/app. A private one needs a tokenEnv of its own.',
          name: 'app',
          repository: '../app',
          optional: true,
        },
      ],
      pullRequests: { host: 'review' },
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
