import { resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Command, InvalidArgumentError, Option } from 'commander';
import { isKey } from '../access/keys.ts';
import { type Config, readConfig } from '../config/config.ts';
import { knownSecrets } from '../config/known-secrets.ts';
import { ROLES, type Role } from '../config/roles.ts';
import { ALL_PROJECTS } from '../store/keys.ts';
import { gatherWrites } from '../words/gathered-writes.ts';
import { redactSecrets } from '../words/redact.ts';
import { createTextLog, type LogOptions, type ServiceLog } from '../words/service-log.ts';
import { UserError } from '../words/user-error.ts';
import { configOption, example } from './config-option.ts';
import { untilEnded } from './outlive.ts';
import type { Terminal } from './terminal.ts';

type LogFormat = 'json' | 'text';
type Options = {
  config: string;
  role?: Role;
  dataDir?: string;
  port?: number;
  host?: string;
  log?: LogFormat;
  keyEnv?: string;
  while?: number;
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
    .option('--key-env <name>', 'accept the key in this variable too, for all projects')
    .option(
      '--while <pid>',
      'stop by itself when this process has ended, or the configuration file is gone',
      parseProcess,
    )
    .addHelpText('after', example('docs-agent serve --config docs-agent.config.json --port 8787'))
    .action(async (options: Options) => serve(options, terminal));
}

async function serve(
  { config: file, log: format, role, keyEnv, while: pid, ...given }: Options,
  terminal: Terminal,
): Promise<void> {
  const config = { ...readConfig(file, process.env), ...given };
  const { write, flush } = gatherWrites(terminal.out);
  process.once('exit', flush);
  const { text: withoutSecrets } = redactSecrets(knownSecrets(config, process.env));
  const log = await createLog(format, { write, withoutSecrets });
  const key = keyEnv === undefined ? undefined : readKey(keyEnv);
  const ended = pid === undefined ? [] : [untilEnded(pid, file)];
  const stopping = Promise.race([untilSignal(() => log('killed')), ...ended]);
  await warn(config, log);
  try {
    // Loaded here: the other commands start in half the time without it.
    const { startService } = await import('../serve.ts');
    const service = await startService({ config, log, ...(role ? { role } : {}) });
    keepHeapSmall();
    if (key !== undefined) await service.createKey({ project: ALL_PROJECTS, key });
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
 * Called when all is loaded: V8 takes nothing of what Node brings compiled once a flag has changed.
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

/** @throws UserError where the variable holds no key; what it holds is not repeated */
function readKey(name: string): string {
  const key = (process.env[name] ?? '').trim();
  if (isKey(key)) return key;
  throw new UserError(
    `--key-env names the variable ${name}, which holds no key as \`key create\` makes them.`,
  );
}

function parseProcess(text: string): number {
  if (/^[1-9]\d{0,9}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be the number of a process.');
}

function parsePort(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new InvalidArgumentError('It must be a number from 0 to 65535.');
}
