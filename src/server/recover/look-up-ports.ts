import type { Config, ProjectSettings } from '../config/config.ts';
import type { Mirror } from '../git/mirror.ts';
import { pullRequestHostFor } from '../pull-requests/index.ts';
import type { Stores } from '../store/stores.ts';
import type { Redactor } from '../words/redact.ts';
import type { LookUpPorts } from './look-up.ts';

/** What the jobs of each project are looked up with. */
export function lookUpPorts(given: {
  config: Pick<Config, 'projects' | 'dataDir'>;
  mirrorOf: (project: ProjectSettings) => Mirror;
  stores: Pick<Stores, 'jobs' | 'artifacts'>;
  redactor: Redactor;
  now: () => number;
}): ReadonlyMap<string, LookUpPorts> {
  const { config, mirrorOf, stores, redactor, now } = given;
  const portsOf = (project: ProjectSettings): LookUpPorts => ({
    ...stores,
    ...{ project, redactor, now, dataDir: config.dataDir },
    mirror: mirrorOf(project),
    host: pullRequestHostFor(project),
  });
  return new Map([...config.projects.values()].map((project) => [project.id, portsOf(project)]));
}
