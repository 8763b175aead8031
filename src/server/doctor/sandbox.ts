import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findTrouble } from '../agent/sandbox/probe.ts';
import { systemPaths } from '../agent/sandbox/system.ts';
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
  return findings;
};

/** As the probe itself asks, for the data folder that it is not shown here. */
function showsData({ readable }: AgentSettings, dataDir: string): string | undefined {
  const shown = [...systemPaths().map(({ path }) => path), ...readable];
  const holder = shown.find((path) => `${dataDir}/`.startsWith(join(path, '/')));
  return holder && `${holder}, which agents may read, holds the data folder ${dataDir}`;
}

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
