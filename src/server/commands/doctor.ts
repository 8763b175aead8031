import { Command } from 'commander';
import { type Config, readConfig } from '../config/config.ts';
import type { Finding } from '../doctor/finding.ts';
import { messageOf } from '../words/thrown.ts';
import { UserError } from '../words/user-error.ts';
import { oneLine } from '../words/visible-text.ts';
import { configOption, example } from './config-option.ts';
import type { Terminal } from './terminal.ts';

/** Beyond this a line is cut; git may have said a lot. */
const SAYS_MAX_LENGTH = 500;

/** `docs-agent doctor` */
export function doctorCommand(terminal: Terminal): Command {
  return new Command('doctor')
    .description(
      'Check the configuration and what it needs: programs, variables, repositories, folders, the database. It changes ' +
        'nothing, and ends with 0 only where all is well.',
    )
    .addOption(configOption())
    .addHelpText('after', example('docs-agent doctor --config docs-agent.config.json'))
    .action(async ({ config: file }: { config: string }) => {
      const findings = await findAll(file);
      for (const finding of findings) terminal.out(renderFinding(finding));
      const wrong = findings.filter(({ ok }) => !ok).length;
      if (wrong > 0) throw new UserError(`${wrong} of ${findings.length} checks failed.`);
      const notes = findings.filter(({ fix }) => fix !== undefined).length;
      const what = `${notes} ${notes === 1 ? 'note says' : 'notes say'} what could be better`;
      terminal.err(notes === 0 ? 'All is well.\n' : `No check failed; ${what}.\n`);
    });
}

async function findAll(file: string): Promise<Finding[]> {
  const about = 'configuration';
  let config: Config;
  try {
    config = readConfig(file, process.env, { tokens: false });
  } catch (error) {
    const fix = 'Correct the file; `docs-agent init` shows one that is right.';
    return [{ about, ok: false, says: messageOf(error).replace(/\.$/, ''), fix }];
  }
  const { ALL_CHECKS, examine } = await import('../doctor/checks.ts');
  const { signal } = new AbortController();
  const projects = [...config.projects.keys()].join(', ');
  return [
    { about, ok: true, says: `${file} has ${projects}` },
    ...(await examine(ALL_CHECKS, { config, environment: process.env, signal })),
  ];
}

function renderFinding(finding: Finding): string {
  const says = oneLine(finding.says, SAYS_MAX_LENGTH);
  const { ok, about, fix } = finding;
  const isNote = ok && fix !== undefined;
  const line = `${isNote ? 'note' : ok ? 'ok  ' : 'FAIL'}  ${about.padEnd(14)}  ${says}\n`;
  return fix === undefined ? line : `${line}${' '.repeat(22)}→ ${fix}\n`;
}
