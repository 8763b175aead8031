import type { Environment } from '../config/config.ts';

export type AgentPlace = {
  job: string;
  project: string;
  home: string;
  tmp: string;
  /** Names of the variables the configuration passes on. */
  pass: readonly string[];
};

/** All that an agent finds in its environment. Nothing of the service's own gets in unless the configuration names it. */
export function agentEnvironment(place: AgentPlace, from: Environment): Record<string, string> {
  const passed = place.pass.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]]));
  return {
    PATH: from.PATH ?? '/usr/local/bin:/usr/bin:/bin',
    LANG: from.LANG ?? 'C.UTF-8',
    ...Object.fromEntries(passed),
    HOME: place.home,
    TMPDIR: place.tmp,
    DOCS_AGENT_JOB: place.job,
    DOCS_AGENT_PROJECT: place.project,
  };
}
