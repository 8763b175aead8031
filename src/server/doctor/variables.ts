import type { Check, Finding } from './finding.ts';

const FIX =
  "Set it where the service is started: `export`, or the unit's `EnvironmentFile`. Or name no such variable.";

/** Whether the variables are set that the configuration names: tokens, and what agents get. */
export const checkVariables: Check = async ({ config, environment }) => {
  const users = new Map<string, { what: string; projects: string[] }>();
  const add = (name: string, what: string, project: string) => {
    const user = users.get(name) ?? { what, projects: [] };
    user.projects.push(project);
    users.set(name, user);
  };
  for (const { id, tokenEnv, contexts, agent } of config.projects.values()) {
    for (const name of [tokenEnv, ...contexts.map((context) => context.tokenEnv)])
      if (name !== null) add(name, 'tokenEnv', id);
    for (const name of agent.env) add(name, 'agent.env', id);
  }
  return [...users].map(([name, { what, projects }]): Finding => {
    const about = what === 'tokenEnv' ? 'token' : 'agent variable';
    if ((environment[name] ?? '').trim() !== '') return { about, ok: true, says: `${name} is set` };
    return {
      about,
      ok: false,
      says: `${name} is not set; \`${what}\` of ${projects.join(', ')} names it`,
      fix: FIX,
    };
  });
};
