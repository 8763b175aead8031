import { judgeEntry } from './lint/changelog-entry.ts';
import { Refusal, run } from './release/run.ts';

/**
 * Asks for an entry in CHANGELOG.md where a pull request changes `src`: `node scripts/check-changelog.ts BASE [HEAD]`, compared
 * with the commit where both parted. The environment's LABELS holds the pull request's labels, a JSON array.
 */
const [base = 'main', head = 'HEAD'] = process.argv.slice(2);
const cwd = process.cwd();

process.exitCode = 1;
try {
  const fork = run(['git', 'merge-base', '--', base, head], { cwd });
  const changed = run(['git', 'diff', '--name-only', '--no-renames', '-z', fork, head, '--'], { cwd });
  const log = run(['git', 'log', '-z', '--format=%B', `${fork}..${head}`, '--'], { cwd });
  const { isFine, why } = judgeEntry({
    paths: changed.split('\0').filter(Boolean),
    messages: log.split('\0'),
    labels: readLabels(process.env.LABELS),
  });
  console.log(why);
  if (isFine) process.exitCode = 0;
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
}

function readLabels(text: string | undefined): string[] {
  const labels: unknown = JSON.parse(text || '[]');
  return Array.isArray(labels) ? labels.filter((label) => typeof label === 'string') : [];
}
