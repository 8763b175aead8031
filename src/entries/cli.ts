#!/usr/bin/env node
import { runCommandLine } from '../server/commands/run.ts';
import { runViewsCommand } from './cli/views.ts';

const out = (text: string) => process.stdout.write(text);
const err = (text: string) => process.stderr.write(text);
const { env, argv } = process;
const args = argv.slice(2);

const VIEWS = {
  name: 'views',
  description: 'Shows who reads the docs, people or AI, and which pages moved.',
};

/** Set where what was to be said could not be: a key that nobody saw is no success. The service goes on without a log. */
let unsaid = false;
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    // Whoever closes a pipe has seen enough, as in `| head -1`.
    if (error.code === 'EPIPE' || args[0] === 'serve') return;
    unsaid = true;
    process.exitCode = 1;
  });

process.exitCode = 1;
const code =
  args[0] === 'views'
    ? await runViewsCommand(args.slice(1), { out, err, env, columns: process.stdout.columns })
    : await runCommandLine(args, { out, err, others: [VIEWS] });
process.exitCode = unsaid ? 1 : code;
