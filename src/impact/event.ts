import { SILENT_LABEL } from './comment.ts';

/** What an event asks to look at. Revisions are commit ids. */
export interface AskedSpan {
  readonly base: string;
  readonly head: string;
  /** Set on a push of a new branch: the base is then what it shares with the default branch. */
  readonly isNewBranch?: true;
}

export type ImpactEvent =
  | { readonly kind: 'skip'; readonly why: string }
  | {
      readonly kind: 'look';
      readonly span: AskedSpan;
      /** The commit that a merged pull request became. */
      readonly merged?: string;
      /** The pull request, where there is one that may be written to. */
      readonly thread?: number;
      readonly isSilenced: boolean;
      /** The map of the base counts: what the head says is a stranger's. */
      readonly isForeign: boolean;
      /** Comments can't be written: a fork's token may not. */
      readonly isReadOnly: boolean;
    }
  | { readonly kind: 'refused'; readonly why: string };

const ACCEPTED = 'pull_request, pull_request_target, merge_group and push';
const COMMIT = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
const NOTHING = /^0+$/;

type Fields = Readonly<Record<string, unknown>>;

/** Reads what to compare out of an event; strict, for the payload may be anybody's. */
export function readImpactEvent(
  eventName: string,
  payload: unknown,
  rules: { drafts: boolean },
): ImpactEvent {
  const event = fieldsOf(payload);
  if (eventName === 'pull_request' || eventName === 'pull_request_target')
    return readPull(event, { ...rules, eventName });
  if (eventName === 'merge_group') {
    const group = fieldsOf(event.merge_group);
    return look({ base: group.base_sha, head: group.head_sha }, eventName);
  }
  if (eventName === 'push') return readPush(event);
  return {
    kind: 'refused',
    why: `${eventName || 'Nothing'} tells of no change; accepted are the events ${ACCEPTED}.`,
  };
}

function readPull(event: Fields, { drafts, eventName }: { drafts: boolean; eventName: string }): ImpactEvent {
  const pull = fieldsOf(event.pull_request);
  const [head, base] = [fieldsOf(pull.head), fieldsOf(pull.base)];
  const isMerged = pull.merged === true;
  if (pull.state === 'closed' && !isMerged)
    return { kind: 'skip', why: 'The pull request is closed and not merged, so nothing is left behind.' };
  if (pull.draft === true && !drafts && !isMerged)
    return {
      kind: 'skip',
      why: 'The pull request is a draft: it is looked at once it is ready, or with drafts: true.',
    };
  const found = look({ base: base.sha, head: head.sha }, eventName);
  if (found.kind !== 'look') return found;
  const isFork = nameOf(head.repo) !== nameOf(base.repo);
  const number =
    Number.isSafeInteger(pull.number) && pull.state === 'open' ? { thread: pull.number as number } : {};
  const labels = Array.isArray(pull.labels) ? pull.labels : [];
  return {
    ...found,
    ...number,
    ...(isMerged && isCommit(pull.merge_commit_sha) ? { merged: pull.merge_commit_sha } : {}),
    // What is merged is left alone: only the outputs say what is to be done.
    isSilenced: isMerged || labels.some(isSilent),
    isForeign: eventName === 'pull_request_target',
    isReadOnly: isFork && eventName === 'pull_request',
  };
}

function readPush(event: Fields): ImpactEvent {
  if (event.deleted === true || NOTHING.test(String(event.after ?? '')))
    return { kind: 'skip', why: 'The branch was deleted, so there is nothing to compare.' };
  if (!NOTHING.test(String(event.before ?? '')))
    return look({ base: event.before, head: event.after }, 'push');
  const branch = fieldsOf(event.repository).default_branch;
  const found = look({ base: event.after, head: event.after }, 'push');
  if (found.kind !== 'look' || typeof branch !== 'string' || !/^[\w][\w./-]*$/.test(branch)) return found;
  return { ...found, span: { head: found.span.head, base: branch, isNewBranch: true } };
}

function look({ base, head }: { base: unknown; head: unknown }, eventName: string): ImpactEvent {
  if (!isCommit(base) || !isCommit(head))
    return { kind: 'refused', why: `The event ${eventName} names no two commits to compare.` };
  return { kind: 'look', span: { base, head }, isSilenced: false, isForeign: false, isReadOnly: false };
}

/** The case of a label's name does not matter on GitHub. */
function isSilent(label: unknown): boolean {
  const { name } = fieldsOf(label);
  return typeof name === 'string' && name.toLowerCase() === SILENT_LABEL;
}

function isCommit(value: unknown): value is string {
  return typeof value === 'string' && COMMIT.test(value);
}

function nameOf(repository: unknown): unknown {
  return fieldsOf(repository).full_name;
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}
