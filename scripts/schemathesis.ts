import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installSchemathesis } from './schemathesis/install.ts';
import { startBuiltService } from './schemathesis/service.ts';

const CONFIG = join(import.meta.dirname, 'schemathesis', 'schemathesis.toml');

/**
 * Holds the built service against its own OpenAPI document: Schemathesis makes requests from it, right ones and wrong ones, and
 * nothing that is answered may be other than the document says. The same seed makes the same requests.
 */
const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, examples: { type: 'string', default: '15' } },
});

const installed = installSchemathesis(process.env);
if ('missing' in installed) {
  console.log(`\nNOT TESTED: THE SERVICE AGAINST ITS OPENAPI DOCUMENT. ${installed.missing}.\n`);
} else {
  await using service = await startBuiltService();
  const options: Record<string, string> = {
    '--checks': 'all',
    '--header': `Authorization: Bearer ${service.key}`,
    '--seed': values.seed,
    '--max-examples': values.examples,
    '--request-timeout': '30',
    '--generation-database': 'none',
  };
  const args = [
    '--config-file',
    CONFIG,
    'run',
    `${service.url}/openapi.json`,
    ...Object.entries(options).flat(),
  ];
  // It writes what it may replay beside where it runs.
  const child = spawn(installed.path, [...args, '--no-color', '--continue-on-failure'], {
    cwd: service.folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  process.exitCode = code ?? 1;
}
