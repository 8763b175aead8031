import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { decodeHTML } from 'entities';

const LOG_LINES = 12;

/** The page that the service shows of every job, whether it made a change or not. */
export function reviewPage(serviceUrl: string, given: { project: string; jobId: string }): string {
  return given.jobId === '' ? '' : `${serviceUrl}/review/${given.project}/${given.jobId}`;
}

/** Why a job failed, as its review page says it; empty where it says nothing. */
export async function readReason(page: string): Promise<string> {
  if (page === '') return '';
  const html = await fetch(page).then(
    (response) => response.text(),
    () => '',
  );
  return decodeHTML(/<p class="why">([^<]*)<\/p>/.exec(html)?.[1] ?? '');
}

/** The last lines of what the agent said, from the service's data folder. */
export function readLogEnd(dataDir: string, jobId: string): string[] {
  const folder = join(dataDir, 'jobs', jobId);
  if (jobId === '' || !existsSync(folder)) return [];
  const log = readdirSync(folder)
    .filter((name) => /^turn-\d+\.log$/.test(name))
    .sort()
    .at(-1);
  if (log === undefined) return [];
  return stripVTControlCharacters(readFileSync(join(folder, log), 'utf8'))
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .slice(-LOG_LINES);
}
