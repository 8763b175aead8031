import type { Pool } from 'pg';
import type { ViewTables } from '../store/view-tables.ts';
import type { ViewStore } from '../store/views.ts';
import { createViewStore } from '../views/views.ts';
import { connect } from './views-connection.ts';
import { createViewTables } from './views-tables.ts';

/** Nobody waits for an import as for a page: a statement of it may sort a million paths on a machine at work. */
const IMPORT_PATIENCE_MS = 600_000;

/** Page views in PostgreSQL, and the tables that imports of logs write to. */
export function createPostgresViews(pool: Pool): ViewStore & { readonly tables: ViewTables } {
  const tables = createViewTables(connect(pool, IMPORT_PATIENCE_MS));
  const { page } = createViewStore(createViewTables(connect(pool)));
  return { page, import: createViewStore(tables).import, tables };
}
