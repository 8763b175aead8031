import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const NAME = 'docs-agent-action';

/**
 * The version that package.json gives, the nearest above that is the project's own: a release changes that file, and no
 * bundle. `unknown` where somebody runs the bundle without it.
 */
export function findVersion(from: string = import.meta.dirname): string {
  const path = join(from, 'package.json');
  const { name, version } = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  if (name === NAME) return String(version);
  const above = dirname(from);
  return above === from ? 'unknown' : findVersion(above);
}
