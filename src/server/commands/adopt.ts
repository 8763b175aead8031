import { Command } from 'commander';
import { takeDataFolder } from '../open-stores.ts';
import type { Adopted } from '../recover/adopt-jobs.ts';
import { UserError } from '../words/user-error.ts';
import { oneLine } from '../words/visible-text.ts';
import { configOption, example } from './config-option.ts';
import { requireProject, withData } from './open-data.ts';
import type { Terminal } from './terminal.ts';

type Options = { config: string; project?: string; json?: boolean };

/** `docs-agent adopt` */
export function adoptCommand(terminal: Terminal): Command {
  return new Command('adopt')
    .description(
      'Take in the jobs that are not known and have left a branch on the remote, as after a data folder was lost. What is ' +
        'known stays as it is. The service must not be running.',
    )
    .addOption(configOption())
    .option('--project-id, --project <id>', 'only those of a project')
    .option('--json', 'an array of objects with project, id, outcome and more')
    .addHelpText('after', example('docs-agent adopt', 'docs-agent adopt --project docs --json'))
    .action(async (options: Options) => {
      const adopted = await adopt(options, (one) => options.json || terminal.out(`${describe(one)}\n`));
      if (options.json) terminal.out(`${JSON.stringify(adopted, undefined, 2)}\n`);
      const count = (outcome: Adopted['outcome']) => adopted.filter((one) => one.outcome === outcome).length;
      terminal.err(
        `Took in ${count('taken in')}, knew ${count('known')}; ${count('foreign')} branches with such a name are no job's.\n`,
      );
      const unasked = count('unasked');
      if (unasked > 0)
        throw new UserError(
          `${unasked} could not be asked for; the others are taken in. Run it again when that is mended.`,
        );
    });
}

/** Loads what git and code hosts are asked with: no other command needs it. */
async function adopt(options: Options, tell: (one: Adopted) => void): Promise<Adopted[]> {
  const { openMirrors, removeStaleLocks } = await import('../git/mirror.ts');
  const { adoptJobs } = await import('../recover/adopt-jobs.ts');
  const { lookUpPorts } = await import('../recover/look-up-ports.ts');
  const { redactSecrets } = await import('../words/redact.ts');
  const { knownSecrets } = await import('../config/known-secrets.ts');
  return withData({ file: options.config, tokens: true }, async ({ config, stores }) => {
    if (options.project !== undefined) requireProject(config, options.project);
    const { unlock } = takeDataFolder(config);
    try {
      removeStaleLocks(config.dataDir);
      const redactor = redactSecrets(knownSecrets(config, process.env));
      const mirrorOf = openMirrors(config.dataDir);
      const adopted: Adopted[] = [];
      for (const [project, ports] of lookUpPorts({ config, mirrorOf, stores, redactor, now: Date.now })) {
        if (options.project !== undefined && options.project !== project) continue;
        for await (const one of adoptJobs(ports, new AbortController().signal)) {
          adopted.push(one);
          tell(one);
        }
      }
      return adopted;
    } finally {
      unlock();
    }
  });
}

function describe({ project, id = '', outcome, turns, prLink, why }: Adopted): string {
  const more = [turns === undefined ? '' : `${turns} or more turns`, prLink ?? '', oneLine(why ?? '', 500)];
  return [id.padEnd(26), outcome.padEnd(8), project, ...more.filter((part) => part !== '')].join('  ');
}
