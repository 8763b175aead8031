import type { GivenOptions } from './options.ts';
import { shellWord } from './shell-word.ts';

const ACCESS = { projectId: '--project-id', baseUrl: '--base-url', keyFile: '--key-file' } as const;

/** The command that shows how a job goes on, with the same options that led to it. */
export function statusCommandLine(jobId: string, options: GivenOptions): string {
  const given = Object.entries(ACCESS).flatMap(([name, option]) => {
    const value = options[name];
    return typeof value === 'string' ? [option, shellWord(value)] : [];
  });
  return ['docs-agent status', jobId, ...given].join(' ');
}
