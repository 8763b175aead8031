import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

/** For its start and each step: many tests share the machine. */
export const PATIENCE_MS = 120_000;

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** A browser of this machine: none is ever downloaded. */
export function findBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return places.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

export function startBrowser(executablePath: string): Promise<Browser> {
  // Its own sandbox needs what containers and root do not have; what it opens here is the service of the test.
  const args = ['--disable-background-networking', '--disable-component-update', '--no-first-run'];
  return chromium.launch({ executablePath, args, chromiumSandbox: false, timeout: PATIENCE_MS });
}
