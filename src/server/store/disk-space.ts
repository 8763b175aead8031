import { statfsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';

const LOOK_EVERY_MS = 2000;

/** Watches the room that is left where `folder` is. */
export function watchDisk(folder: string, floorBytes: number) {
  let freeBytes = freeOf(statfsSync(folder));
  const look = () =>
    statfs(folder).then(
      (stats) => {
        freeBytes = freeOf(stats);
      },
      () => undefined,
    );
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  return {
    freeBytes: () => freeBytes,

    /** A sentence where there is less room than the floor. Some seconds old at most. */
    shortage: (): string | undefined =>
      freeBytes >= floorBytes
        ? undefined
        : `the disk has ${megabytes(freeBytes)} MB left, less than the ${megabytes(floorBytes)} MB of \`diskFloorMegabytes\``,

    stop: () => clearInterval(timer),
  };
}

function freeOf({ bavail, bsize }: { bavail: number; bsize: number }): number {
  return bavail * bsize;
}

function megabytes(bytes: number): number {
  return Math.floor(bytes / 1024 / 1024);
}
