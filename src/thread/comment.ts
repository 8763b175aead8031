import { isTrustedLink, type TrustedOrigins } from '../text/links.ts';
import { codeSpan, inertBlock, inertInline, inertLink } from '../text/markdown.ts';
import { toOneLine } from '../text/one-line.ts';
import { truncate } from '../text/truncate.ts';
import { fitComment } from './fit.ts';
import { COMMENT_STATES, type CommentState, type StateText } from './states.ts';

export interface PullLine {
  readonly link: string;
  readonly number?: number;
  readonly title?: string;
  /** True where the pull request was there before this request. */
  readonly updated?: boolean;
}

export interface CommentFacts {
  readonly state: CommentState;
  /** The command word, as in `/docs`. */
  readonly command: string;
  /** What was asked, and by whom (a login). Absent where the workflow asked by itself. */
  readonly asked?: { readonly text: string; readonly by?: string };
  /** Something that only this run knows: why it is a new job, what the service answered. Plain text. */
  readonly note?: string;
  /** As a person reads it: `3 min 12 s`. */
  readonly elapsed?: string;
  readonly jobId?: string;
  readonly continued?: boolean;
  readonly pull?: PullLine;
  readonly trusted: TrustedOrigins;
  readonly runUrl?: string;
  /** As `encodeMarker` wrote it. */
  readonly marker: string;
}

const QUOTE_MAX_CHARACTERS = 600;
const QUOTE_MAX_LINES = 12;
const NOTE_MAX_CHARACTERS = 1000;
const TITLE_MAX_CHARACTERS = 120;

/** The live comment: one for each request, written anew at each change of state. Foreign text in it is inert. */
export function renderComment(facts: CommentFacts): string {
  const state = describeState(facts);
  const blocks = [
    `### ${state.icon} ${state.title}`,
    facts.pull === undefined ? undefined : renderPull(facts.pull, facts.trusted),
    [note(facts.note), state.sentence].filter(Boolean).join(' '),
    facts.asked === undefined ? undefined : renderAsked(facts.asked),
    renderFollowUp(facts),
    renderFacts(facts),
  ];
  return fitComment(blocks.filter(Boolean).join('\n\n'), facts.marker);
}

/** The reply to `/docs help`, or to the command alone. */
export function renderHelp({ command, marker }: { command: string; marker: string }): string {
  const rows = [
    [`${command} …`, "Continues this thread's job with the instruction you write, or starts one"],
    [`${command} new …`, 'Always starts a new job'],
    [`${command} status`, 'Looks at the job and reports; starts nothing'],
    [`${command} help`, 'Shows this table'],
  ];
  const table = rows.map(([write = '', happens]) => `| ${codeSpan(write)} | ${happens} |`);
  const text = [
    '### 💡 How to ask for documentation',
    '',
    '| Write | What happens |',
    '| :-- | :-- |',
    ...table,
    '',
    'The command stands at the beginning of a comment. An instruction may run over several lines.',
  ].join('\n');
  return fitComment(text, marker);
}

/** What holds of the state in this very case. */
function describeState({ state, jobId, command, pull, continued }: CommentFacts): StateText {
  const text: StateText = COMMENT_STATES[state];
  const look = `Write ${codeSpan(`${command} status`)} to look again`;
  switch (state) {
    case 'pull-request':
      return { ...text, title: pull?.updated ? 'Pull request updated' : text.title };
    case 'starting':
      return { ...text, title: continued ? 'Passing it on' : text.title };
    case 'timeout':
    case 'detached':
      return { ...text, sentence: `${text.sentence} ${look}.` };
    case 'cancelled':
      return {
        ...text,
        sentence:
          jobId === undefined
            ? 'The run was cancelled before a job was known.'
            : `The run was cancelled; the job goes on. ${look}.`,
      };
    case 'unknown':
      return jobId === undefined
        ? text
        : {
            ...text,
            sentence:
              'The instruction may have reached the job; check the dashboard before sending it again.',
          };
    default:
      return text;
  }
}

/** The line that people came for: number and title as one link, or plain text where the host is not known. */
function renderPull({ link, number, title }: PullLine, trusted: TrustedOrigins): string {
  const known = number ?? numberIn(link);
  const name = [
    known === undefined ? undefined : `#${known}`,
    title && toOneLine(title, TITLE_MAX_CHARACTERS),
  ];
  const label = name.filter(Boolean).join(' ') || 'Review the change';
  if (isTrustedLink(link, trusted))
    return `> 🔀 **${inertLink(label, link)}**\\\n> ${inertInline(place(link))}`;
  return `> 🔀 ${inertInline(label)}\\\n> ${codeSpan(link)}\\\n> This address is on a host that this run does not know, so it is not a link.`;
}

function numberIn(link: string): number | undefined {
  const digits = /\/(?:pull|pulls|merge_requests)\/(\d{1,9})(?:[/?#]|$)/.exec(link)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** Repository and host, as far as the address shows them. */
function place(link: string): string {
  const url = URL.parse(link);
  const repository = /^\/(.+?)\/(?:-\/)?(?:pull|pulls|merge_requests)\/\d/.exec(url?.pathname ?? '')?.[1];
  return repository === undefined ? (url?.host ?? '') : `${repository} on ${url?.host}`;
}

function renderAsked({ text, by }: { text: string; by?: string }): string {
  const lines = truncate(text.trim(), QUOTE_MAX_CHARACTERS).split(/\r\n|\r|\n/);
  const shown = lines.length > QUOTE_MAX_LINES ? [...lines.slice(0, QUOTE_MAX_LINES), '…'] : lines;
  const inert = inertBlock(shown.join('\n')).split('\n');
  // A backslash keeps the line end where the host would fold lines into one.
  const quote = inert.map((line, at) => (line === '' ? '>' : `> ${line}${inert[at + 1] ? '\\' : ''}`));
  return [`${by === undefined ? 'Asked' : `${inertInline(by)} asked`}:`, '', ...quote].join('\n');
}

function renderFollowUp({ state, command, jobId, asked }: CommentFacts): string | undefined {
  if (state === 'starting' || state === 'waiting' || state === 'working') return undefined;
  const again = codeSpan(`${command} …`);
  const fresh = codeSpan(`${command} new …`);
  if (jobId === undefined || state === 'archived')
    return state === 'skipped'
      ? asked && `Write ${fresh} to start a new job.`
      : `${state === 'unknown' ? 'If there is none, write' : 'Write'} ${fresh} to start a new job.`;
  return `Write ${again} to continue this job, or ${fresh} to start another.`;
}

function renderFacts({ jobId, continued, elapsed, runUrl, trusted }: CommentFacts): string {
  const job = jobId && `Job ${codeSpan(jobId)}${continued ? ' (continued)' : ''}`;
  const run = runUrl && (isTrustedLink(runUrl, trusted) ? inertLink('Workflow run', runUrl) : undefined);
  return [job, elapsed && inertInline(elapsed), run].filter(Boolean).join(' · ');
}

function note(text: string | undefined): string | undefined {
  return text && inertInline(toOneLine(text, NOTE_MAX_CHARACTERS));
}
