import { isDeepStrictEqual } from 'node:util';
import { parseConfig } from '../../src/server/config/config.ts';
import { configSchema } from '../../src/server/config/schema.ts';

type Values = Record<string, unknown>;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a part of a configuration leaves to the rest of it. */
const REST: Values = {
  agent: { command: 'your-agent' },
  projects: { docs: { repository: 'https://git.example/docs.git', tokenEnv: 'DOCS_TOKEN' } },
};

/**
 * Checks a documented configuration, or a part of one, as the service does. A part without braces is taken for the lines that it
 * is; what is no setting of the whole is one of a project. Every variable that it names is set.
 * @throws UserError, and where it is no JSON
 */
export function checkDocumentedConfig(text: string): void {
  const given = JSON.parse(/^\s*"/.test(text) ? `{${text}}` : text) as Values;
  const top = Object.keys(configSchema.shape);
  const of = (isTop: boolean) =>
    Object.fromEntries(Object.entries(given).filter(([key]) => top.includes(key) === isTop));
  const project = of(false);
  const whole = merge(
    REST,
    isDeepStrictEqual(project, {}) ? of(true) : { ...of(true), projects: { docs: project } },
  );
  const environment = new Proxy<Record<string, string>>({}, { get: () => 'x' });
  parseConfig(whole, { directory: '/srv', environment });
}

function merge(one: Values, other: Values): Values {
  const merged = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const before = merged[key];
    merged[key] = isValues(before) && isValues(value) ? merge(before, value) : value;
  }
  return merged;
}
