import { createHash } from 'node:crypto';

/** The parts of a CycloneDX document that are changed here; all others pass through. */
export interface Sbom {
  serialNumber?: string;
  metadata: { timestamp: string; component: Record<string, unknown>; [key: string]: unknown };
  components: Component[];
  dependencies: { ref: string; dependsOn?: string[] }[];
  [key: string]: unknown;
}

interface Component {
  'bom-ref': string;
  name: string;
  version: string;
  scope?: string;
  properties?: { name: string; value: string }[];
  [key: string]: unknown;
}

/** `name@version` of each package that a `licenses.txt` of a bundle lists. */
export function readBundled(licenses: string): string[] {
  return licenses
    .split(`\n${'-'.repeat(80)}\n`)
    .map((section) => section.trimStart().split('\n', 1)[0] ?? '')
    .filter(Boolean);
}

/**
 * Leaves of npm's list of everything installed what is in the bundles, and what of that depends on what. To npm they are
 * packages for development, because the bundles are whole; to whoever runs the bundles they are all required.
 * Serial number and time are the commit's, so that it gives the same bytes each time.
 * @throws where a bundled package is not in npm's list.
 */
export function selectBundled(
  all: Sbom,
  given: { bundled: readonly string[]; name: string; commit: string; timestamp: string },
): Sbom {
  const wanted = new Set(given.bundled);
  const kept = new Map<string, Component>();
  for (const component of all.components) {
    const id = `${component.name}@${component.version}`;
    if (wanted.has(id) && !kept.has(id)) kept.set(id, asShipped(component));
  }
  const missing = given.bundled.filter((id) => !kept.has(id));
  if (missing.length > 0)
    throw new Error(
      `bundled, and not in the lockfile: ${missing.join(', ')}. Remedy: npm ci && npm run build`,
    );

  const components = [...kept.values()];
  const refs = new Set(components.map((component) => component['bom-ref']));
  const rootRef = String(all.metadata.component['bom-ref']);
  const edges = all.dependencies.filter(({ ref }) => refs.has(ref));
  return {
    ...all,
    serialNumber: `urn:uuid:${toUuid(given.commit)}`,
    metadata: {
      ...all.metadata,
      timestamp: given.timestamp,
      component: { ...all.metadata.component, name: given.name },
    },
    components,
    dependencies: [
      { ref: rootRef, dependsOn: [...refs] },
      ...edges.map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((to) => refs.has(to)) })),
    ],
  };
}

/** A UUID made of a hash, as RFC 9562 has it for ways of one's own (version 8). */
function toUuid(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

function asShipped(component: Component): Component {
  const properties = (component.properties ?? []).filter(
    ({ name }) => name !== 'cdx:npm:package:development',
  );
  return { ...component, scope: 'required', properties };
}
