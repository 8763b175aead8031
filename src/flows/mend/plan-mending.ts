import type { Faults } from '../../instruction/faults.ts';
import { hasFaults } from '../../instruction/faults.ts';
import type { PullFinding } from '../../thread/decide.ts';
import type { AnswerPlan, AnswerPorts, AnswerRequest } from '../answer-request.ts';
import { peopleLetIn } from '../gather-context.ts';
import { explainHostFailure } from '../host-failure.ts';
import { type FoundFaults, findFaults, tellFound } from './find-faults.ts';

/** What a request sends. `none`: nothing, and why; `isKnown` where nothing is wrong, or nobody can say so. */
export type Mending =
  | { readonly kind: 'send'; readonly instruction: string; readonly faults?: Faults; readonly note: string }
  | { readonly kind: 'none'; readonly isKnown: boolean; readonly why: string };

type FixPlan = Extract<AnswerPlan, { kind: 'command' }> & { readonly fix: string };

/** What the agent is asked to do about what is listed behind it. */
export const MEND =
  'Mend what is wrong with the pull request of this job. It is listed below: checks that failed, remarks of reviewers that stand open, a conflict with the base branch. Where there is a conflict, bring the branch up to date with its base branch and resolve it. Keep what the pull request is about, and change nothing that this does not need.';

/** `/docs fix`: what is wrong with the job's open pull request; an ordinary instruction where the thread has none. */
export async function planMending(
  { plan, gate, run, rules }: AnswerRequest & { plan: FixPlan },
  { host, pull }: Pick<AnswerPorts, 'host'> & { pull: PullFinding | undefined },
): Promise<Mending> {
  const { fix: text, instruction } = plan;
  const bare = text === '';
  const ordinary = (why: string, isKnown: boolean): Mending =>
    bare
      ? {
          kind: 'none',
          isKnown,
          why: `${why} Nothing was sent${isKnown ? `. ${askFor(rules.command)}` : '; run again later.'}`,
        }
      : { kind: 'send', instruction, note: isKnown ? '' : why };
  if (pull?.state === 'unread') return ordinary(`${UNREAD} (${pull.why.replace(/\.$/, '')}).`, false);
  if (!host || pull?.state !== 'open') return ordinary(NO_PULL, true);
  let found: FoundFaults;
  try {
    const asked = { checks: true, threads: true };
    const reviewers = { ...gate, letIn: peopleLetIn(plan.event) };
    found = await findFaults({ link: pull.link, reviewers, run: run.run, asked }, host);
  } catch (error) {
    const why = explainHostFailure(error).replace(/\.$/, '');
    return ordinary(`What is wrong with ${pull.link} could not be read (${why}).`, false);
  }
  const note = tellFound(found);
  if (hasFaults(found.faults))
    return { kind: 'send', instruction: bare ? MEND : `${text}\n\n${MEND}`, faults: found.faults, note };
  if (!bare) return { kind: 'send', instruction, note: [NOTHING, note].filter(Boolean).join(' ') };
  const isKnown = found.unknown.length === 0;
  const head = isKnown && !found.mayConflict ? NOTHING : NOTHING_READ;
  const why = [head, note, 'Nothing was sent.'].filter(Boolean).join(' ');
  return { kind: 'none', isKnown, why };
}

const UNREAD = "Whether this thread's job has an open pull request could not be read";
const NOTHING = 'Nothing is wrong with the pull request, as far as the code host tells.';
const NOTHING_READ = 'Nothing wrong was found in what could be read of the pull request, which is not all.';

const NO_PULL = 'This thread has no open pull request of a job, so there is nothing to fix.';
const askFor = (command: string) => `Write what should be done: ${command} …`;
