import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Says its secret, works for as long as its instruction says, and leaves one line. It holds a lock that the kernel gives back when the
 * last process of it is gone, killed or not: whoever finds that taken is a second agent at the same time.
 */
export const AGENT = [
  'set -- $DOCS_AGENT_PROMPT; read -r began rest < /proc/uptime; run="$DOCS_AGENT_JOB $1 $$-$began"',
  'exec 9>> "$FIRE_STAGE/locks/$DOCS_AGENT_JOB"; flock -n 9 || echo "$run" >> "$FIRE_STAGE/overlaps"',
  'echo "start $began $run" >> "$FIRE_STAGE/runs"; cat > /dev/null',
  'echo "$FIRE_SECRET"; sleep "$2"; echo "$1 $$-$began" >> made.md',
  'read -r ended rest < /proc/uptime; echo "end $ended $run" >> "$FIRE_STAGE/runs"',
].join('\n');

/** A check that takes the same lock, and notes what it has let pass. */
export function checkOf(stage: string) {
  const command = [
    'read -r began rest < /proc/uptime',
    `exec 9>> "${stage}/locks/$DOCS_AGENT_JOB"; flock -n 9 || echo "$DOCS_AGENT_JOB check $$-$began" >> "${stage}/overlaps"`,
    `sleep 0.1; test -s made.md && git hash-object --no-filters made.md >> "${stage}/passed"`,
  ];
  return { name: 'look', command: command.join('\n') };
}

/** Ids of the files that the check has let pass. */
export function readPassed(stage: string): ReadonlySet<string> {
  return new Set(lines(join(stage, 'passed')));
}

export type Run = { event: string; at: number; job: string; instruction: string; run: string };

/** When agents began and ended, in seconds of the machine's own clock. */
export function readRuns(stage: string): Run[] {
  return lines(join(stage, 'runs')).map((line) => {
    const [event = '', at, job = '', instruction = '', run = ''] = line.split(' ');
    return { event, at: Number(at), job, instruction, run };
  });
}

export function readOverlaps(stage: string): string[] {
  return [...new Set(lines(join(stage, 'overlaps')))];
}

function lines(file: string): string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
}
