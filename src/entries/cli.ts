#!/usr/bin/env node
import { runCommandLine } from '../server/commands/run.ts';

process.exitCode = 1;
process.exitCode = await runCommandLine(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
