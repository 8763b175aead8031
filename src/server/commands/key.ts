import { Command, InvalidArgumentError, Option } from 'commander';
import { KEY_LIFETIME_DAYS } from '../../contract/limits.ts';
import { isAddressRange } from '../access/addresses.ts';
import { createKey } from '../access/keys.ts';
import { ALL_PROJECTS, KEY_LIFETIME_MS, type KeyRow, SCOPES, type Scope } from '../store/keys.ts';
import { UserError } from '../words/user-error.ts';
import { configOption, example } from './config-option.ts';
import { requireProject, withData } from './open-data.ts';
import type { Terminal } from './terminal.ts';

type CreateOptions = {
  config: string;
  project: string;
  scope: Scope[];
  expires: number;
  allow: string[];
};

/** `docs-agent key create|list|revoke` */
export function keyCommand(terminal: Terminal): Command {
  return new Command('key')
    .description('Make, list and revoke the keys that callers use.')
    .addCommand(createCommand(terminal))
    .addCommand(listCommand(terminal))
    .addCommand(revokeCommand(terminal));
}

function createCommand(terminal: Terminal): Command {
  return new Command('create')
    .description('Make a key. It is printed this once; only a hash of it is kept.')
    .addOption(configOption())
    .requiredOption('--project-id, --project <id>', `the project it is for, or '${ALL_PROJECTS}' for all`)
    .addOption(
      new Option('--scope <list>', 'read (GET), write (POST), or both')
        .argParser(parseScopes)
        .default([...SCOPES], 'read,write'),
    )
    .addOption(
      new Option('--expires <time>', 'days as in 90d, hours as in 12h, or never')
        .argParser(parseLifetime)
        .default(KEY_LIFETIME_MS, `${KEY_LIFETIME_DAYS}d`),
    )
    .addOption(
      new Option('--allow <address>', 'address or CIDR range it may be used from; may be repeated')
        .argParser(addRange)
        .default([], 'any address'),
    )
    .addHelpText('after', example('docs-agent key create --project docs --scope read,write --expires 90d'))
    .action((options: CreateOptions) =>
      withData(options.config, async ({ config, stores }) => {
        if (options.project !== ALL_PROJECTS) requireProject(config, options.project);
        const { project, scope, allow } = options;
        const lifetimeMs = Number.isFinite(options.expires) ? options.expires : null;
        const { id, key } = await createKey(stores.keys, {
          project,
          scopes: scope,
          lifetimeMs,
          allow,
        });
        terminal.err(`Key ${id}, shown this once:\n`);
        terminal.out(`${key}\n`);
      }),
    );
}

function listCommand(terminal: Terminal): Command {
  return new Command('list')
    .description('List the keys, without the keys themselves.')
    .addOption(configOption())
    .addHelpText('after', example('docs-agent key list'))
    .action(({ config: file }: { config: string }) =>
      withData(file, async ({ stores }) => {
        const keys = await stores.keys.list();
        if (keys.length === 0) terminal.err('There are no keys.\n');
        for (const key of keys) terminal.out(`${describeKey(key, Date.now())}\n`);
      }),
    );
}

function revokeCommand(terminal: Terminal): Command {
  return new Command('revoke')
    .description('Revoke a key. A running service refuses it from its next request on.')
    .argument('<id>', 'the id that `key list` shows')
    .addOption(configOption())
    .addHelpText('after', example('docs-agent key revoke 0a1b2c3d4e5f'))
    .action((id: string, { config: file }: { config: string }) =>
      withData(file, async ({ stores }) => {
        if (!(await stores.keys.revoke(id, Date.now())))
          throw new UserError(`There is no key ${JSON.stringify(id)} that could be revoked.`);
        terminal.err(`Key ${id} is revoked.\n`);
      }),
    );
}

function describeKey(key: KeyRow, now: number): string {
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  const expired = key.expires_at !== null && key.expires_at <= now;
  const state = key.revoked_at !== null ? 'revoked' : expired ? 'expired' : 'valid';
  const until = key.expires_at === null ? 'never expires' : `expires ${day(key.expires_at)}`;
  const from = key.allow === '' ? 'any address' : key.allow;
  return [key.id, state, key.project, key.scopes, `made ${day(key.created_at)}`, until, from].join('  ');
}

function parseScopes(text: string): Scope[] {
  const names = text.split(',').map((name) => name.trim());
  const scopes = SCOPES.filter((scope) => names.includes(scope));
  if (scopes.length === 0 || scopes.length !== new Set(names).size)
    throw new InvalidArgumentError('It must be read, write, or read,write.');
  return scopes;
}

/** Milliseconds; Infinity for ever, because commander takes null for no value. */
function parseLifetime(text: string): number {
  if (text === 'never') return Number.POSITIVE_INFINITY;
  const [, count, unit] = /^([1-9]\d{0,4})([dh])$/.exec(text) ?? [];
  if (count === undefined)
    throw new InvalidArgumentError('It must be days as in 90d, hours as in 12h, or never.');
  return Number(count) * (unit === 'd' ? 24 : 1) * 3_600_000;
}

function addRange(text: string, ranges: string[]): string[] {
  if (!isAddressRange(text))
    throw new InvalidArgumentError('It must be an IP address or a range as in 10.0.0.0/8.');
  return [...ranges, text];
}
