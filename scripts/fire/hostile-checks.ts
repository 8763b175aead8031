import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { engineOf, openStage, SANDBOX } from './stage.ts';

/** By which its processes are found again. */
const MARK = `7${process.pid}.25`;

// In its sandbox it stands beside all of the system: walking through that, which nobody may remove, it came no further in its time.
const WRITER = [
  'echo gone > index.md; rm -rf .git',
  'for each in ../*; do case "$each" in ../proc | ../usr) ;; *) rm -rf "$each" ;; esac; done',
  'echo x > "$DOCS_AGENT_BASE/index.md"; mkdir -p a/b; chmod 0 a; exit 1',
].join('\n');

/** Each does what a check must not get away with; none of them without the change, where only it is at fault. */
const CHECKS = [
  ['endless', `sleep ${MARK}`],
  ['loud', 'yes "$(printf "\\033]\\007")" | head -c 20000000; exit 1'],
  ['writer', WRITER],
  ['forks', `i=0; while [ $i -lt 300 ]; do sleep ${MARK} & i=$((i+1)); done; exit 1`],
  ['teller', 'env; echo "$FIRE_SECRET"; tr "\\0" "/" < /proc/$PPID/environ 2> /dev/null; cat new.md; exit 1'],
] as const;

/** Checks that never end, print, write, fork and tell: the turn ends, and what is published is what the agent left.
 * @param database address of a PostgreSQL database; without it everything is kept in SQLite
 */
export async function fireChecks({ database }: { database?: string } = {}): Promise<string[]> {
  const secret = randomBytes(24).toString('base64url');
  // Its own log is held to the same elsewhere; here the checks find the secret in the change.
  const agent = {
    command: 'echo changed >> index.md; echo "$FIRE_SECRET" > new.md',
    env: ['FIRE_SECRET'],
    sandbox: SANDBOX,
    limits: { processes: 200 },
  };
  const checks = CHECKS.map(([name, command]) => ({
    name,
    // What fails without the change is held against nobody.
    command: `[ -e new.md ] || exit 0\n${command}`,
    timeoutSeconds: 2,
  }));
  const docs = { repository: 'docs', agent, checks, rounds: 1, onFailure: 'publish' };
  const stage = await openStage({ ...engineOf(database), projects: { docs } }, { FIRE_SECRET: secret });
  const faults: string[] = [];
  try {
    await stage.start();
    const id = String((await stage.api('POST', '/v2/agent/docs/job', { prompt: 'one' })).json.id);
    const end = await stage.finished('docs', id, 120_000);
    if (end !== 'completed') faults.push(`the job is ${end ?? 'active'} after two minutes`);
    const { json } = await stage.api('GET', `/v2/agent/docs/job/${id}`);
    const told = JSON.stringify(json.checks);
    const expected = JSON.stringify(CHECKS.map(([name]) => ({ name, status: 'failed', rounds: 1 })));
    if (told !== expected) faults.push(`the checks are told as ${told}`);
    const { status, text } = await stage.api('GET', `/review/docs/${id}`);
    if (status !== 200) faults.push(`the page is a ${status}`);
    if (text.includes(secret)) faults.push('the page has the secret');
    if (text.includes('gone')) faults.push('what a check wrote is in the change');
    const left = processesWith(`sleep ${MARK}`);
    if (left.length > 0) faults.push(`${left.length} processes of checks are left`);
  } finally {
    await stage.close();
  }
  return faults;
}

function processesWith(text: string): string[] {
  return readdirSync('/proc').filter((name) => {
    try {
      return (
        /^\d+$/.test(name) &&
        readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').includes(text)
      );
    } catch {
      return false;
    }
  });
}
