import { Command, InvalidArgumentError } from 'commander';
import { readConfig } from '../config/config.ts';
import { createServiceLog } from '../words/service-log.ts';
import { configOption, example } from './config-option.ts';
import type { Terminal } from './terminal.ts';

type Options = { config: string; port?: number; host?: string };

/** `docs-agent serve` */
export function serveCommand(terminal: Terminal): Command {
  return new Command('serve')
    .description(
      'Run the service until it is stopped (SIGTERM, SIGINT or SIGHUP; a second one stops it at once).',
    )
    .addOption(configOption())
    .option('-p, --port <number>', 'port to listen on, 0 for any that is free', parsePort)
    .option('--host <address>', 'address to listen on')
    .addHelpText('after', example('docs-agent serve --config docs-agent.config.json --port 8787'))
    .action(async (options: Options) => serve(options, terminal));
}

async function serve({ config: file, ...given }: Options, terminal: Terminal): Promise<void> {
  const config = { ...readConfig(file, process.env), ...given };
  const log = createServiceLog(terminal.out);
  const stopping = untilSignal(() => log('killed'));
  // Loaded here: the other commands start in half the time without it.
  const { startService } = await import('../serve.ts');
  const service = await startService({ config, log });
  log('listening', { url: service.url });
  const signal = await stopping;
  log('stopping', { signal });
  await service.stop();
  log('stopped');
}

/** Resolves at the first SIGTERM, SIGINT or SIGHUP (a terminal that closes); the second ends the process. */
function untilSignal(onSecond: () => void): Promise<string> {
  return new Promise((resolve) => {
    let seen = 0;
    const onSignal = (signal: string) => {
      seen++;
      resolve(signal);
      if (seen === 1) return;
      onSecond();
      process.exit(1);
    };
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, onSignal);
  });
}

function parsePort(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new InvalidArgumentError('It must be a number from 0 to 65535.');
}
