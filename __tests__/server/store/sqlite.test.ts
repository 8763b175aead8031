import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteStores } from '../../../src/server/sqlite/open.ts';
import { storeSuite } from './suite.ts';

storeSuite('SQLite', {
  open: async ({ agentRequestsPerHour: agent, analyticsRequestsPerHour: analytics }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'docs-agent-test-'));
    const clock = { now: 1_700_000_000_000 };
    const stores = openSqliteStores({ dataDir, limits: { agent, analytics }, now: () => clock.now });
    return {
      stores,
      // One process has it, and all its workers are one.
      process: async () => stores,
      clock,
      dataDir,
      close: async () => {
        await stores.close();
        rmSync(dataDir, { recursive: true, force: true });
      },
    };
  },
});
