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

process.exitCode = 1;
process.exitCode =
  args[0] === 'views'
    ? await runViewsCommand(args.slice(1), { out, err, env, columns: process.stdout.columns })
    : await runCommandLine(args, { out, err, others: [VIEWS] });
