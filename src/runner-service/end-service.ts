import { join } from 'node:path';
import type { Log } from '../ports/log.ts';
import { findFolder, removeFolder, type ServiceFolder } from './folder.ts';
import { endsOfJobs, findEvents, type JobEnd } from './service-events.ts';
import { readText } from './start.ts';
import { stopService } from './stop.ts';

const LAST_LINES = 40;

/** Ends a service that an earlier step has started, says what became of its jobs, and leaves nothing of it behind. */
export async function endService(root: string, log: Log): Promise<void> {
  const folder = findFolder(root);
  // Where the main step could not start it, nothing is left to end.
  if (!folder) return;
  const drainSeconds = readDrainSeconds(folder);
  log.info(`The service is told to stop; a turn at work has ${drainSeconds} s to come to its end.`);
  const isOver = await stopService(folder, { drainMs: drainSeconds * 1000 });
  if (!isOver) log.warning('The service did not stop in time, and was ended.');
  for (const end of endsOfJobs(findEvents(readText(folder.log)))) tellEnd(end, { folder, log });
  if (!removeFolder(folder)) log.warning(`The service's folder ${root} could not be removed whole.`);
}

function tellEnd(end: JobEnd, { folder, log }: { folder: ServiceFolder; log: Log }): void {
  const { job, how, why, prLink } = end;
  switch (how) {
    case 'completed':
      log.info(`Job ${job} completed${prLink ? `: ${prLink}` : ' without a pull request.'}`);
      return;
    case 'failed':
      log.warning(`Job ${job} failed: ${why}`);
      break;
    case 'unpublished':
      log.warning(`What job ${job} made could not be pushed, and is lost with this runner: ${why}`);
      break;
    case 'ended':
      log.warning(
        `Job ${job} was ended with its service, before its turn was over. What it had not pushed is lost.`,
      );
  }
  const said = readText(join(folder.data, 'jobs', job, `turn-${end.turn}.log`)).trimEnd();
  if (said === '') return;
  log.info(`What its agent said last:\n${said.split('\n').slice(-LAST_LINES).join('\n')}`);
}

function readDrainSeconds({ config }: ServiceFolder): number {
  try {
    const { drainSeconds } = JSON.parse(readText(config)) as { drainSeconds?: unknown };
    return typeof drainSeconds === 'number' && drainSeconds >= 0 && drainSeconds <= 3600 ? drainSeconds : 0;
  } catch {
    return 0;
  }
}
