import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findTrouble, findWeaknesses, showsData } from '../agent/sandbox/probe.ts';
import type { AgentSettings } from '../config/config.ts';
import type { Check, Finding } from './finding.ts';

const ABOUT = 'sandbox';
const FIX =
  'Put that right: docs/operating.md says what it needs. Or set `"sandbox": "none"` in `agent`, and read in SECURITY.md what that means.';

/** Whether agents can be shut in, for each set of rules. `serve` looks too, and does not start where they can't. */
export const checkSandboxes: Check = async ({ config, environment }) => {
  const rules = new Map<string, { agent: AgentSettings; projects: string[] }>();
  for (const { id, agent } of config.projects.values()) {
    const { sandbox, network, readable, limits } = agent;
    const key = JSON.stringify([sandbox, network, readable, limits]);
    const same = rules.get(key) ?? { agent, projects: [] };
    same.projects.push(id);
    rules.set(key, same);
  }
  const findings: Finding[] = [];
  for (const { agent, projects } of rules.values()) {
    const of = `(${projects.join(', ')})`;
    if (agent.sandbox === 'none') {
      findings.push({ about: ABOUT, ok: true, says: `none, as the configuration says ${of}` });
      continue;
    }
    const trouble = showsData(agent, config.dataDir) ?? (await probe(agent, environment));
    findings.push(
      trouble === undefined
        ? { about: ABOUT, ok: true, says: `bubblewrap shuts agents in ${of}` }
        : { about: ABOUT, ok: false, says: `${trouble} ${of}`, fix: FIX },
    );
  }
  // What is weak and no fault: a user without a cgroup may have no way to one.
  return [
    ...findings,
    ...findWeaknesses(config).map((weakness) => ({ about: ABOUT, ok: true as const, ...weakness })),
  ];
};

/** The probe writes a little. The data folder need not be there yet, and is left alone. */
async function probe(
  agent: AgentSettings,
  environment: Parameters<typeof findTrouble>[1]['environment'],
): Promise<string | undefined> {
  const dataDir = await mkdtemp(join(tmpdir(), 'docs-agent-doctor-'));
  try {
    return (await findTrouble(agent, { dataDir, environment })) || undefined;
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
