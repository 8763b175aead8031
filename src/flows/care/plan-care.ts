import type {
  CareWishes,
  MergeMethod,
  PullHistory,
  PullPlace,
  PullState,
} from '../../ports/pull-request-care.ts';
import { type AskedFor, tellAskedFor, withAskedLine } from '../../story/asked-line.ts';
import type { Bounds } from './find-outside.ts';

/** What is still to be done for a pull request, in no order. */
export interface CarePlan {
  /** Its new body. */
  readonly body: string | undefined;
  readonly labels: readonly string[];
  readonly assignees: readonly string[];
  readonly people: readonly string[];
  readonly teams: readonly string[];
  readonly isDraft: boolean | undefined;
  readonly autoMerge: MergeMethod | undefined;
  /** True where the host is to merge it by itself no longer. */
  readonly stopsMerging: true | undefined;
  /** True where it is made a draft whatever was done before. */
  readonly mustBeDraft: true | undefined;
}

/** Who and what the care is about. */
export interface CareCircumstances {
  readonly wishes: CareWishes;
  /** Undefined where there is no thread to name. */
  readonly asked: AskedFor | undefined;
  /** Login of whoever asked; empty where nobody did. */
  readonly requester: string;
  /** Absent where nobody asks which files it may change. */
  readonly bounds?: Bounds | undefined;
  /** Names of the service's checks that did not pass: such a change is neither made ready nor merged by itself. */
  readonly failedChecks?: readonly string[];
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const without = (wanted: readonly string[], there: readonly string[]) =>
  wanted.filter((name) => !there.some((one) => same(one, name)));

/** Why the pull request is not to be touched at all; undefined where it may be. */
export function whyNotTouched(
  place: PullPlace | undefined,
  { wishes, home }: { wishes: CareWishes; home: string },
): string | undefined {
  if (!place)
    return 'The pull request is not on the host that this run belongs to, so nothing was set on it.';
  if ([home, ...wishes.repositories].some((name) => same(name, place.repository))) return undefined;
  return `The pull request is in ${place.repository}, which pullRequestRepositories does not name, so nothing was set on it.`;
}

/** What the pull request lacks of what is wanted, and what will not be done, each a sentence. */
export function planCare(
  { wishes, asked, requester, bounds, failedChecks = [] }: CareCircumstances,
  { place, pull }: { place: PullPlace; pull: PullState },
): { plan: CarePlan; warnings: readonly string[] } {
  const isAuthor = (login: string) => same(login, pull.author);
  const asPerson = (login: string) => (login === '' || login.endsWith('[bot]') ? [] : [login]);
  const people = wishes.reviewers.flatMap((one) =>
    one.kind === 'person' ? [one.login] : one.kind === 'requester' ? asPerson(requester) : [],
  );
  const teams = wishes.reviewers.flatMap((one) => (one.kind === 'team' ? [one] : []));
  const foreign = teams.filter(
    ({ organisation }) => !place.repository.toLowerCase().startsWith(`${organisation.toLowerCase()}/`),
  );
  const own = teams.filter((team) => !foreign.includes(team)).map(({ slug }) => slug);
  const isRight = failedChecks.length === 0;
  const isOutside = bounds?.kind === 'read' && bounds.outside.length > 0;
  const mustBeDraft = isOutside && (wishes.draft !== 'keep' || wishes.autoMerge !== undefined);
  const isHeldBack = isOutside || bounds?.kind === 'unread';
  const wanted = mustBeDraft || (wishes.draft === 'keep' ? pull.isDraft : wishes.draft === 'draft');
  const isDraft = isRight ? wanted : pull.isDraft || wanted;
  const wouldMerge = wishes.autoMerge !== undefined && !isHeldBack && !wanted && !pull.isAutoMerging;
  const isMerging = wouldMerge && isRight;
  // An earlier change may have been right, and this run's like have set it to merge.
  const stopsForChecks = !isRight && wishes.autoMerge !== undefined && pull.isAutoMerging;
  const plan: CarePlan = {
    body: planBody(asked, { place, pull }),
    labels: without(wishes.labels, pull.labels),
    assignees: without(wishes.assignees, pull.assignees),
    people: without(unique(people), pull.reviewers).filter((login) => !isAuthor(login)),
    teams: without(own, pull.teams),
    isDraft: isDraft === pull.isDraft ? undefined : isDraft,
    autoMerge: isMerging && !pull.isFromFork ? wishes.autoMerge : undefined,
    stopsMerging: ((isHeldBack || stopsForChecks) && pull.isAutoMerging) || undefined,
    mustBeDraft: mustBeDraft || undefined,
  };
  const warnings = foreign.map(
    ({ organisation, slug }) =>
      `The team ${organisation}/${slug} was not asked to review: it is of another organisation than ${place.repository}.`,
  );
  const kept = [
    ...(isDraft && !wanted ? ['made ready'] : []),
    ...(wouldMerge && !isRight ? ['set to merge by itself'] : []),
  ];
  const held =
    kept.length === 0
      ? []
      : [`The pull request was not ${kept.join(' or ')}: ${failedChecks.join(', ')} did not pass.`];
  if (stopsForChecks)
    held.push(
      `The pull request is not to merge by itself any more: ${failedChecks.join(', ')} did not pass.`,
    );
  return { plan, warnings: [...warnings, ...held, ...(isMerging && pull.isFromFork ? [FROM_FORK] : [])] };
}

const FROM_FORK = "The pull request's branch is in another repository, so auto-merge was not turned on.";

function unique(names: readonly string[]): readonly string[] {
  return [...new Map(names.map((name) => [name.toLowerCase(), name])).values()];
}

/** Undefined where it stands there already, has no room, or would say that the pull request was asked for in itself. */
function planBody(
  asked: AskedFor | undefined,
  { place, pull }: { place: PullPlace; pull: PullState },
): string | undefined {
  if (!asked || (same(asked.repository, place.repository) && asked.thread === place.number)) return undefined;
  const body = withAskedLine(pull.body, tellAskedFor(asked));
  return body === pull.body ? undefined : body;
}

/** True where what was done before may have been undone by somebody since. */
export function needsHistory({ body: _, stopsMerging: __, mustBeDraft: ___, ...plan }: CarePlan): boolean {
  return Object.values(plan).some((part) => (Array.isArray(part) ? part.length > 0 : part !== undefined));
}

/** What has been done once, and is no more, somebody has undone, or it has been answered: it stays so. */
export function leaveUndone(plan: CarePlan, history: PullHistory): CarePlan {
  const fresh = (names: readonly string[], done: ReadonlySet<string>) =>
    names.filter((name) => !done.has(name.toLowerCase()));
  return {
    ...plan,
    labels: fresh(plan.labels, history.labels),
    assignees: fresh(plan.assignees, history.assignees),
    people: fresh(plan.people, history.reviewers),
    teams: fresh(plan.teams, history.teams),
    isDraft: history.wasDraftChanged && !plan.mustBeDraft ? undefined : plan.isDraft,
    autoMerge: history.wasAutoMerging ? undefined : plan.autoMerge,
  };
}
