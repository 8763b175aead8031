import type { ViewTables } from '../store/view-tables.ts';
import type { ViewStore } from '../store/views.ts';
import { createViewStore } from '../views/views.ts';
import type { Database } from './database.ts';
import { createViewTables } from './views-tables.ts';

/** Page views in SQLite, and the tables that imports of logs write to. */
export function createSqliteViews(db: Database): ViewStore & { readonly tables: ViewTables } {
  const tables = createViewTables(db);
  return { ...createViewStore(tables), tables };
}
