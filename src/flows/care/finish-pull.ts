import type { Clock, Random } from '../../ports/clock.ts';
import type { CodeHost } from '../../ports/code-host.ts';
import type { Log } from '../../ports/log.ts';
import type { PreviewService } from '../../ports/preview.ts';
import type { PullPlace, PullRequestCare, PullState } from '../../ports/pull-request-care.ts';
import type { AskedFor } from '../../story/asked-line.ts';
import type { Finish, Preview } from '../../story/finish.ts';
import { type Bounds, findOutside, tellBounds } from './find-outside.ts';
import type { FinishRules } from './finish-rules.ts';
import { makePreview } from './make-preview.ts';
import { type CareCircumstances, whyNotTouched } from './plan-care.ts';
import { explainSetback } from './setbacks.ts';
import { takeCare } from './take-care.ts';

/** The pull request, and who asked for it. */
export interface FinishSubject {
  readonly link: string;
  /** The repository that the run belongs to, owner/name. */
  readonly home: string;
  /** Undefined where the body is not to say so. */
  readonly asked: AskedFor | undefined;
  readonly requester: string;
  /** Names of the service's checks that did not pass. */
  readonly failedChecks?: readonly string[];
}

export interface FinishPorts {
  readonly host: CodeHost | undefined;
  readonly openPreviews: (() => Promise<PreviewService>) | undefined;
  readonly clock: Clock;
  readonly random: Random;
  readonly retryDelay: (attempt: number) => number;
  readonly log: Log;
  readonly stop: AbortSignal;
  /** On the clock. */
  readonly deadlineMs: number;
  readonly redact: (text: string) => string;
}

/** Takes care of a pull request, and has its preview made meanwhile. What can't be done is a warning. Never rejects. */
export async function finishPull(
  subject: FinishSubject,
  ports: FinishPorts & { rules: FinishRules },
): Promise<Finish> {
  const { log, redact, rules, host } = ports;
  const care = await host?.openCare();
  const place = care?.locate(subject.link);
  const obstacle = care && rules.wishes && whyNotTouched(place, { ...subject, wishes: rules.wishes });
  const wishes = obstacle === undefined ? rules.wishes : undefined;
  const { allowedPaths } = rules;
  const isWanted = [wishes, rules.previewMs, allowedPaths].some((wish) => wish !== undefined);
  const read = care && place ? isWanted && (await readPull(care, place)) : NOWHERE;
  const bounds = await boundsOf(read || NOWHERE, allowedPaths);
  const [done, preview] = await Promise.all([
    wishes && read ? careFor({ ...subject, wishes, bounds }, { ...ports, read }) : [],
    read ? previewOf(read, ports) : ({ kind: 'none' } as const),
  ]);
  const warnings = [...tellBounds(bounds), ...(obstacle === undefined ? [] : [obstacle]), ...done];
  for (const warning of warnings) log.warning(warning);
  if (preview.kind === 'unavailable') log.warning(`There is no preview: ${preview.why}.`);
  if (preview.kind === 'failed')
    log.warning(`The preview could not be built${preview.why === '' ? '' : `: ${preview.why}`}.`);
  return {
    warnings: warnings.map(redact),
    preview: redactPreview(preview, redact),
    ...(bounds?.kind === 'read' ? { outside: bounds.outside.map(redact) } : {}),
  };
}

/** The pull request as it stands, or why nothing can be said of it. */
type Read =
  | {
      readonly kind: 'pull';
      readonly pull: PullState;
      readonly place: PullPlace;
      readonly care: PullRequestCare;
    }
  | { readonly kind: 'none'; readonly why: string };

const NOWHERE: Read = {
  kind: 'none',
  why: 'there is no githubToken, or the pull request is not on the host that this run belongs to',
};

async function readPull(care: PullRequestCare, place: PullPlace): Promise<Read> {
  try {
    return { kind: 'pull', care, place, pull: await care.read(place) };
  } catch (error) {
    const { repository } = place;
    const why = explainSetback(error, { needs: '`pull-requests: write`', repository });
    return { kind: 'none', why: `it could not be read (${why})` };
  }
}

/** Undefined where nobody asks. */
async function boundsOf(read: Read, allowed: readonly string[] | undefined): Promise<Bounds | undefined> {
  if (allowed === undefined) return undefined;
  return read.kind === 'pull' ? findOutside(read, allowed) : { kind: 'unread', why: read.why };
}

async function careFor(
  circumstances: CareCircumstances,
  { read, ...ports }: FinishPorts & { read: Read },
): Promise<readonly string[]> {
  if (read.kind === 'none') return [`Nothing was set on the pull request: ${read.why}.`];
  return takeCare(circumstances, { ...ports, ...read });
}

async function previewOf(
  read: Read,
  { rules, openPreviews, ...ports }: FinishPorts & { rules: FinishRules },
): Promise<Preview> {
  const { previewMs, poll } = rules;
  if (previewMs === undefined || !openPreviews) return { kind: 'none' };
  if (read.kind === 'none') return { kind: 'unavailable', why: read.why };
  const { head, isFromFork, isOpen } = read.pull;
  if (!isOpen) return { kind: 'unavailable', why: 'the pull request is not open' };
  if (isFromFork) return { kind: 'unavailable', why: "the pull request's branch is in another repository" };
  const untilMs = Math.min(ports.clock.now() + previewMs, ports.deadlineMs);
  return makePreview(head, { ...ports, service: await openPreviews(), untilMs, poll });
}

function redactPreview(preview: Preview, redact: (text: string) => string): Preview {
  return 'why' in preview ? { ...preview, why: redact(preview.why) } : preview;
}
