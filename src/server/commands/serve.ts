import { resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Command, InvalidArgumentError, Option } from 'commander';
import { type Config, readConfig } from '../config/config.ts';
import { knownSecrets } from '../config/known-secrets.ts';
import { ROLES, type Role } from '../config/roles.ts';
import { gatherWrites } from '../words/gathered-writes.ts';
import { redactSecrets } from '../words/redact.ts';
import { createTextLog, type LogOptions, type ServiceLog } from '../words/service-log.ts';
import { configOption, example } from './config-option.ts';
import type { Terminal } from './terminal.ts';

type LogFormat = 'json' | 'text';
type Options = {
  config: string;
  role?: Role;
  dataDir?: string;
  port?: number;
  host?: string;
  log?: LogFormat;
};

/** `docs-agent serve` */
export function serveCommand(terminal: Terminal): Command {
  return new Command('serve')
    .description(
      'Run the service until it is stopped (SIGTERM, SIGINT or SIGHUP; a second one stops it at once).',
    )
    .addOption(configOption())
    .addOption(
      new Option(
        '--role <role>',
        'what this process does: answer requests (api), work on jobs (worker), or both; one alone needs `database`',
      )
        .choices(ROLES)
        .default('all'),
    )
    .option('--data-dir <folder>', 'where this process keeps its files, in place of `dataDir`', (path) =>
      resolve(path),
    )
    .option('-p, --port <number>', 'port to listen on, 0 for any that is free', parsePort)
    .option('--host <address>', 'address to listen on')
    .addOption(
      new Option('--log <format>', 'how to log; text on a terminal and json elsewhere unless given').choices([
        'json',
        'text',
      ]),
    )
    .addHelpText('after', example('docs-agent serve --config docs-agent.config.json --port 8787'))
    .action(async (options: Options) => serve(options, terminal));
}

async function serve(
  { config: file, log: format, role, ...given }: Options,
  terminal: Terminal,
): Promise<void> {
  keepHeapSmall();
  const config = { ...readConfig(file, process.env), ...given };
  const { write, flush } = gatherWrites(terminal.out);
  process.once('exit', flush);
  const { text: withoutSecrets } = redactSecrets(knownSecrets(config, process.env));
  const log = await createLog(format, { write, withoutSecrets });
  const stopping = untilSignal(() => log('killed'));
  await warn(config, log);
  try {
    // Loaded here: the other commands start in half the time without it.
    const { startService } = await import('../serve.ts');
    const service = await startService({ config, log, ...(role ? { role } : {}) });
    if (service.url === '') log('working');
    else log('listening', { url: service.url });
    const signal = await stopping;
    log('stopping', { signal });
    await service.stop();
    log('stopped');
  } finally {
    flush();
  }
}

/**
 * Leaves the space for new objects as small as it starts. A request leaves next to nothing behind, and yet under load V8
 * would let that space grow until the process has nearly twice the memory, and answer no faster for it (bench/README.md).
 */
function keepHeapSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
}

/** What the first job would stumble over. It may be put right while the service runs, so it does not end it. */
async function warn(config: Config, log: ServiceLog): Promise<void> {
  const { CHEAP_CHECKS, examine } = await import('../doctor/checks.ts');
  const { signal } = new AbortController();
  for (const finding of await examine(CHEAP_CHECKS, { config, environment: process.env, signal }))
    if (!finding.ok) log('warning', { about: finding.about, says: finding.says, fix: finding.fix });
}

async function createLog(format: LogFormat | undefined, options: LogOptions): Promise<ServiceLog> {
  if ((format ?? (process.stdout.isTTY ? 'text' : 'json')) === 'text') return createTextLog(options);
  const { createJsonLog } = await import('../words/json-log.ts');
  return createJsonLog(options);
}

/**
 * Resolves at the first SIGTERM, SIGINT or SIGHUP (a terminal that closes); a second one ends the process at once, but
 * for SIGHUP: a terminal that closes sends it again after what its shell sent.
 */
function untilSignal(onSecond: () => void): Promise<string> {
  return new Promise((resolve) => {
    let seen = 0;
    const onSignal = (signal: string) => {
      seen++;
      resolve(signal);
      if (seen === 1 || signal === 'SIGHUP') return;
      onSecond();
      process.exit(1);
    };
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, onSignal);
  });
}

function parsePort(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new InvalidArgumentError('It must be a number from 0 to 65535.');
}
