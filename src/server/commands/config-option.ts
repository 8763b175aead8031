import { Option } from 'commander';

export const CONFIG_FILE = 'docs-agent.config.json';

/** `--config`, the same for every command that needs the service's data. */
export function configOption(): Option {
  return new Option('-c, --config <file>', 'the configuration file').default(CONFIG_FILE);
}

/** An example, shown below a command's help. */
export function example(...lines: string[]): string {
  return `\nExample:\n${lines.map((line) => `  $ ${line}\n`).join('')}`;
}
