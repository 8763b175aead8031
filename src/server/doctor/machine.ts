import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { git } from '../git/git.ts';
import type { Check, Finding } from './finding.ts';

/** Earlier ones take no configuration from the environment, which is how the service hands over tokens. */
const GIT_MIN = [2, 31] as const;

/** Whether git is there, and recent enough. */
export const checkGit: Check = async () => {
  const fix = `Install git ${GIT_MIN.join('.')} or later.`;
  const said = await git(['--version']).catch(() => undefined);
  const [, text = '', major, minor] = /(([0-9]+)\.([0-9]+)[\w.]*)/.exec(said ?? '') ?? [];
  if (text === '') return [{ about: 'git', ok: false, says: 'git does not run', fix }];
  const recent = Number(major) > GIT_MIN[0] || (Number(major) === GIT_MIN[0] && Number(minor) >= GIT_MIN[1]);
  if (recent) return [{ about: 'git', ok: true, says: text }];
  return [{ about: 'git', ok: false, says: `${text} is too old`, fix }];
};

/** Whether the data folder can be used, by nobody else, and has room. Nothing is made or changed. */
export const checkDataFolder: Check = async ({ config: { dataDir, diskFloorMegabytes } }) => {
  const about = 'data folder';
  const wrong = (says: string, fix: string): Finding => ({ about, ok: false, says, fix });
  const place = nearest(dataDir);
  const stat = statSync(place);
  if (!stat.isDirectory())
    return [wrong(`${place} is a file`, 'Name another folder in `dataDir`, or move the file away.')];
  try {
    accessSync(place, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    return [
      wrong(
        `${place} cannot be written by this user`,
        'Run this as the user of the service, or change the owner: chown.',
      ),
    ];
  }
  const findings: Finding[] = [];
  if (place === dataDir && (stat.mode & 0o077) !== 0)
    findings.push(wrong(`${dataDir} is open to others`, `Run: chmod 700 ${dataDir}`));
  const { bavail, bsize } = statfsSync(place);
  const megabytes = Math.floor((bavail * bsize) / 1024 / 1024);
  const room = `${megabytes} MB free`;
  if (megabytes < diskFloorMegabytes)
    findings.push(
      wrong(
        `${dataDir} has ${room}, less than \`diskFloorMegabytes\``,
        'Make room: `docs-agent prune`, a smaller `keep`, or another disk.',
      ),
    );
  if (findings.length > 0) return findings;
  const made = place === dataDir ? '' : ', made at the first start';
  return [{ about, ok: true, says: `${dataDir}${made}, ${room}` }];
};

function nearest(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : nearest(dirname(path));
}
