import type { Import } from './imports.ts';
import { LAYERS, type Layer, SERVER_FLOORS } from './table.ts';

const ROOMS_OF = 'src/server/';

/** One sentence for each import that the table does not allow, and for each file that it does not place. */
export function findForbidden(files: readonly string[], imports: readonly Import[]): string[] {
  const homeless = files.flatMap((file) => placeFault(file) ?? []);
  return [...homeless, ...imports.flatMap((one) => importFault(one) ?? [])];
}

function placeFault(file: string): string | undefined {
  if (layerOf(file) === undefined) return `${file} stands in no layer`;
  if (file.startsWith(ROOMS_OF) && floorOf(file) === -1) return `${file} stands in no room of the server`;
  return undefined;
}

function importFault({ from, line, specifier, to }: Import): string | undefined {
  const own = layerOf(from);
  const layer = LAYERS[own ?? ''];
  if (own === undefined || layer === undefined) return undefined;
  const tell = (why: string) => `${from}:${line} imports ${specifier ?? '?'}: ${why}`;
  if (to === undefined) return tell('only what is named by a plain text can be checked');
  if (!to.startsWith('src/')) return mayUse(layer, to) ? undefined : tell(`${own} may not use it`);
  const target = layerOf(to);
  if (target === undefined) return tell('that stands in no layer');
  if (target !== own) return layer.layers.includes(target) ? undefined : tell(`${own} may not use ${target}`);
  if (!to.startsWith(ROOMS_OF) || roomOf(from) === roomOf(to)) return undefined;
  // A file in no room is told of once, not with each of its imports.
  if (floorOf(from) === -1 || floorOf(to) < floorOf(from)) return undefined;
  return tell(`${roomOf(to)} does not stand below ${roomOf(from)}`);
}

/** The layer of a file of `src`: the longest name in the table that leads to it. */
export function layerOf(file: string): string | undefined {
  const names = Object.keys(LAYERS).filter((name) => `${file}/`.startsWith(`src/${name}/`));
  return names.sort((a, b) => b.length - a.length)[0];
}

function roomOf(file: string): string {
  return file.slice(ROOMS_OF.length).split('/', 1).join('');
}

function floorOf(file: string): number {
  return SERVER_FLOORS.findIndex((floor) => Object.hasOwn(floor, roomOf(file)));
}

function mayUse({ packages, except = [] }: Layer, name: string): boolean {
  const matches = (pattern: string) =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
  return !/^[./]/.test(name) && packages.some(matches) && !except.some(matches);
}

/** Files that import each other in a ring, whatever the kind of import; each ring once, sorted. */
export function findRings(imports: readonly Import[]): string[][] {
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    if (to?.startsWith('src/')) graph.set(from, (graph.get(from) ?? new Set()).add(to));
  }
  const reach = new Map([...graph.keys()].map((file) => [file, reachable(graph, file)]));
  const rings = [...reach].flatMap(([file, reached]) =>
    reached.has(file) ? [[...reached].filter((other) => reach.get(other)?.has(file)).sort()] : [],
  );
  return [...new Map(rings.map((ring) => [ring.join(), ring])).values()];
}

function reachable(graph: ReadonlyMap<string, ReadonlySet<string>>, start: string): Set<string> {
  const reached = new Set<string>();
  const pending = [...(graph.get(start) ?? [])];
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    pending.push(...(graph.get(file) ?? []));
  }
  return reached;
}
