import type { Pool } from 'pg';
import type { ViewTables } from '../store/view-tables.ts';
import type { ViewStore } from '../store/views.ts';
import { createViewStore } from '../views/views.ts';
import { createViewTables } from './views-tables.ts';

/** Page views in PostgreSQL, and the tables that imports of logs write to. */
export function createPostgresViews(pool: Pool): ViewStore & { readonly tables: ViewTables } {
  const tables = createViewTables(pool);
  return { ...createViewStore(tables), tables };
}
