import { LAYERS, type Layer, SERVER_FLOORS } from '../layers/table.ts';
import { code, renderTable, replaceBetween } from './tables.ts';

/** Writes the layers of `src` and the rooms of the service into a page that has a place for both. */
export function renderHouse(page: string): string {
  const withLayers = replaceBetween(page, { name: 'layers', table: renderLayers() });
  return replaceBetween(withLayers, { name: 'rooms', table: renderRooms() });
}

function renderLayers(): string {
  const rows = Object.entries(LAYERS).map(([name, layer]) => [
    code(`src/${name}`),
    layer.holds,
    layer.layers.join(', ') || 'nothing',
    renderPackages(layer),
  ]);
  return renderTable(['Folder', 'What is in it', 'May import of `src`', 'Packages'], rows);
}

function renderPackages({ packages, except = [] }: Layer): string {
  if (packages.includes('*')) return 'any';
  const exceptions = except.length > 0 ? [`without ${except.map(code).join(', ')}`] : [];
  return [...packages.map(code), ...exceptions].join(', ') || 'none';
}

function renderRooms(): string {
  const rows = SERVER_FLOORS.flatMap((floor, index) =>
    Object.entries(floor).map(([name, holds]) => [String(index + 1), code(name), holds]),
  );
  return renderTable(['Floor', 'Room', 'What is in it'], rows);
}
