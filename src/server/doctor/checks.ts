import { messageOf } from '../words/thrown.ts';
import { checkAgentCommands, checkCheckCommands } from './agent-command.ts';
import { checkDatabase } from './database.ts';
import type { Check, Finding, Subject } from './finding.ts';
import { checkDataFolder, checkGit } from './machine.ts';
import { checkPullRequestHosts } from './pull-request-host.ts';
import { checkRepositories } from './repositories.ts';
import { checkSandboxes } from './sandbox.ts';
import { checkVariables } from './variables.ts';

/** What takes no time and asks no other machine: `serve` looks at these too, when it starts. */
export const CHEAP_CHECKS: readonly Check[] = [checkGit, checkAgentCommands, checkVariables];

/** All that `doctor` looks at, in the order of its lines. */
export const ALL_CHECKS: readonly Check[] = [
  ...CHEAP_CHECKS,
  checkCheckCommands,
  checkSandboxes,
  checkDataFolder,
  checkDatabase,
  checkRepositories,
  checkPullRequestHosts,
];

/** The findings of all checks, in their order. */
export async function examine(checks: readonly Check[], subject: Subject): Promise<Finding[]> {
  const findings = await Promise.all(checks.map((check) => check(subject).catch(unexpected)));
  return findings.flat();
}

function unexpected(error: unknown): Finding[] {
  return [
    {
      about: 'doctor',
      ok: false,
      says: `unexpected: ${messageOf(error)}`,
      fix: 'Report it, with this line.',
    },
  ];
}
