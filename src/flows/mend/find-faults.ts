import { type Faults, hasFaults, newestOf, selectFaults } from '../../instruction/faults.ts';
import { hasRole, type Role, roleOf } from '../../instruction/roles.ts';
import type { CodeHost, Person } from '../../ports/code-host.ts';
import type { HeadCheck, Part, PullFaults, ReviewThread } from '../../ports/pull-faults.ts';
import { toOneLine } from '../../text/one-line.ts';
import { adviseToken, explainHostFailure, failureOf } from '../host-failure.ts';
import { lookUpPermission } from '../look-up-permission.ts';

/** Whose remarks count. */
export interface Reviewers {
  readonly allowedPermission: Role;
  readonly allowedUsers: readonly string[];
  readonly allowedBots: readonly string[];
  /** Who has been let in already. */
  readonly letIn: readonly string[];
}

export interface FaultSearch {
  readonly link: string;
  readonly reviewers: Reviewers;
  /** Id of this workflow run, which may itself be a check of the commit. */
  readonly run: string;
  readonly asked: { readonly checks: boolean; readonly threads: boolean };
}

/** What is wrong with a pull request, and what has to be said of what is not known. */
export interface FoundFaults {
  readonly faults: Faults;
  /** Open review threads, whoever wrote there. */
  readonly threads: readonly ReviewThread[];
  /** Whether it conflicts with its base is not known. */
  readonly mayConflict: boolean;
  readonly running: readonly string[];
  /** Each a sentence; empty where all of it could be read. */
  readonly unknown: readonly string[];
  /** Sentences about what does not count. */
  readonly notes: readonly string[];
}

/** People beyond those who are named that are looked up: the newest words first. */
const LOOKUPS_MAX = 5;

/** Reads what is wrong with a pull request. @throws HostError where nothing can be said of it */
export async function findFaults(search: FaultSearch, host: CodeHost): Promise<FoundFaults> {
  const mending = await host.openMending();
  const place = mending.locate(search.link);
  if (!place) throw new Error('the pull request is not on the host that this run belongs to');
  const found = await mending.faults(place, search.asked);
  const isOwnRun = (url: string) => new RegExp(`/actions/runs/${search.run}(?:/|$)`).test(url);
  const { counted, unknown } = await askWhoCounts(found, { ...search.reviewers, host });
  const faults = selectFaults(found, {
    isOwnRun,
    isCounted: ({ author }) => author !== undefined && counted.has(keyOf(author)),
  });
  const named = (state: HeadCheck['state']) =>
    found.checks.items.filter((check) => check.state === state && !isOwnRun(check.url));
  return {
    faults,
    threads: found.threads.items.filter(({ isOpen }) => isOpen),
    mayConflict: found.conflict === 'unknown',
    running: named('running').map(({ name }) => name),
    unknown: [
      ...tellUnread('The checks and statuses', found.checks, '`checks: read` and `statuses: read`'),
      ...tellUnread('The review threads', found.threads, '`pull-requests: read`'),
      ...unknown,
    ],
    notes: tellNames('Checks that ended without saying whether all is well', named('undecided')),
  };
}

function tellUnread(what: string, { items, unread }: Part<unknown>, needed: string): readonly string[] {
  if (!unread) return [];
  const message = unread.message.replace(/\.$/, '');
  const why =
    failureOf(unread) === 'forbidden'
      ? `${message}; ${adviseToken(unread, `give the job ${needed}`)}`
      : explainHostFailure(unread).replace(/\.$/, '');
  return [`${what} could not ${items.length > 0 ? 'all ' : ''}be read (${why}).`];
}

const NAMES_MAX_CHARACTERS = 300;

function tellNames(what: string, checks: readonly HeadCheck[]): readonly string[] {
  const names = checks.map(({ name, conclusion }) => `${name} (${conclusion})`).join(', ');
  return checks.length === 0 ? [] : [`${what}: ${toOneLine(names, NAMES_MAX_CHARACTERS)}.`];
}

/** One line for people: what was found, and what is not known. Empty where there is nothing to say. */
export function tellFound({ faults, running, unknown, notes, mayConflict }: FoundFaults): string {
  const { checks, threads, conflict } = faults;
  const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;
  const wrong = [
    ...(checks.length > 0 ? [count(checks.length, 'failed check')] : []),
    ...(threads.length > 0 ? [count(threads.length, 'open review thread')] : []),
    ...(conflict ? ['a conflict with the base branch'] : []),
  ];
  const ran = toOneLine(running.join(', '), NAMES_MAX_CHARACTERS);
  return [
    ...(wrong.length > 0 ? [`Found on commit ${faults.head.slice(0, 10)}: ${wrong.join(', ')}.`] : []),
    ...(running.length > 0 ? [`Still running, and so not counted: ${ran}.`] : []),
    ...unknown,
    ...(mayConflict && !hasFaults(faults) ? [MAY_CONFLICT] : []),
    ...notes,
  ].join(' ');
}

const MAY_CONFLICT = 'Whether the branch conflicts with its base branch is not known.';

const keyOf = ({ login, isBot }: Person) => `${isBot ? 'bot' : 'person'} ${bare(login)}`;
const bare = (login: string) => login.toLowerCase().replace(/\[bot\]$/, '');

/** Whose words in open threads count; who else wrote there and may, is not known where nobody said so. */
async function askWhoCounts(
  { threads }: PullFaults,
  { host, allowedPermission: required, allowedUsers, allowedBots, letIn }: Reviewers & { host: CodeHost },
): Promise<{ counted: ReadonlySet<string>; unknown: readonly string[] }> {
  const open = threads.items.filter(({ isOpen }) => isOpen).toSorted((a, b) => newestOf(b) - newestOf(a));
  const authors = open.flatMap(({ comments }) => comments.toReversed().flatMap(({ author }) => author ?? []));
  const people = new Map(authors.map((author) => [keyOf(author), author]));
  const named = new Set([...allowedUsers, ...letIn].map(bare));
  const bots = new Set(allowedBots.map(bare));
  const counted = new Set<string>();
  const unasked: string[] = [];
  const unsaid: string[] = [];
  let lookups = 0;
  for (const [key, { login, isBot }] of people) {
    if ((isBot ? bots : named).has(bare(login))) counted.add(key);
    else if (isBot) continue;
    else if (lookups >= LOOKUPS_MAX) unasked.push(login);
    else {
      lookups += 1;
      const { answer } = await lookUpPermission(login, { host, required });
      if (answer.kind !== 'answer') unsaid.push(login);
      else if (hasRole(roleOf(answer), required)) counted.add(key);
    }
  }
  const tell = (what: string, logins: readonly string[]) =>
    logins.length === 0 ? [] : [`${what}: ${toOneLine(logins.join(', '), NAMES_MAX_CHARACTERS)}.`];
  return {
    counted,
    unknown: [
      ...tell('Remarks left out, for what their writers may do could not be looked up', unsaid),
      ...tell('Remarks left out, for there are too many writers to look up', unasked),
    ],
  };
}
