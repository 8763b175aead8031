import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installAgent } from './agents/install.ts';
import { type Options, readOptions, USAGE } from './agents/options.ts';
import { type Agent, expectedEnd } from './agents/roster.ts';
import { runCase } from './agents/run-case.ts';
import { SANDBOX } from './fire/stage.ts';

/** Runs the agents of docs/agents.md; see `USAGE`. It needs the package registries, and some ten minutes. */
process.exitCode = await main().catch((error: Error) => {
  console.error(error.message);
  return 2;
});

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (!options) {
    console.log(USAGE);
    return 0;
  }
  if (SANDBOX === 'none')
    throw new Error('bubblewrap is not installed, and agents are run in the sandbox alone.');
  if (options.keep !== undefined) mkdirSync(options.keep, { recursive: true });
  const folder = options.keep ?? mkdtempSync(join(tmpdir(), 'docs-agent-agents-'));
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => stop.abort(new Error(`ended by ${signal}`)));
  try {
    return await runAll(options, { folder, signal: stop.signal });
  } finally {
    if (options.keep === undefined) rmSync(folder, { recursive: true, force: true });
  }
}

async function runAll(
  { agents, cases }: Options,
  { folder, signal }: { folder: string; signal: AbortSignal },
): Promise<number> {
  const missing: string[] = [];
  let unexpected = 0;
  row('agent', 'version', 'case', 'what became of the job');
  row(...[12, 9, 10, 24].map((length) => '-'.repeat(length)));
  for (const agent of agents) {
    const installed = installAgent(agent, folder);
    if (typeof installed === 'string') {
      missing.push(`${agent.name} ${agent.version}: ${installed}`);
      row(agent.name, agent.version, 'all', 'NOT INSTALLED, NOT RUN');
      continue;
    }
    for (const kase of cases) if (!(await tell(agent, { kase, installed, signal }))) unexpected += 1;
  }
  for (const one of missing) console.log(`\nNOT INSTALLED: ${one}`);
  if (unexpected > 0) console.log(`\n${unexpected} ended otherwise than docs/agents.md says.`);
  return missing.length + unexpected === 0 ? 0 : 1;
}

/** @returns whether it ended as it should */
async function tell(agent: Agent, given: Parameters<typeof runCase>[1]): Promise<boolean> {
  const { end, said, log } = await runCase(agent, given).catch((error: unknown) => {
    given.signal.throwIfAborted();
    return { end: 'unclear' as const, said: `it broke off: ${error}`, log: [] };
  });
  const expected = expectedEnd(agent, given.kase);
  row(
    agent.name,
    agent.version,
    given.kase,
    `${end} (${said})${end === expected ? '' : `; EXPECTED: ${expected}`}`,
  );
  if (end !== expected) for (const line of log) console.log(`    ${line}`);
  return end === expected;
}

function row(...cells: readonly string[]): void {
  const widths = [12, 9, 10, 24];
  console.log(`| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`);
}
