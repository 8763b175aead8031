import { HIDDEN_LINE_START } from '../contract/own-traces.ts';
import { codeSpan, inertInline } from '../text/markdown.ts';
import { toOneLine } from '../text/one-line.ts';
import type { Finding } from './finding.ts';
import type { Impact } from './impact.ts';
import { tellCommand } from './prompt.ts';

/** The label that says that nobody has to write docs for a change. */
export const SILENT_LABEL = 'docs-not-needed';

/** What is told of each page, and how many pages; more is in the summary, or nowhere. */
const FINDINGS_OF_A_PAGE = 10;
const PAGES_OF_A_COMMENT = 20;

/** Where readers of a comment find a line of a file; undefined where that is not known. */
export type LinkTo = (place: { path: string; line: number; of: 'head' | 'base' }) => string | undefined;

export interface ImpactScene {
  readonly linkTo: LinkTo;
  /** The command word, as in `/docs`; empty where none is to be told. */
  readonly command: string;
}

/** The hidden line that the comment is known by; who wrote it, and that there is one alone, is for the hand that writes. */
export const IMPACT_MARKER = `${HIDDEN_LINE_START}impact1 -->`;

const HEADING = '### 📚 Pages that this change leaves behind';

/** What stands where a page was left behind once, and none is any more. */
export function tellNothingLeft(): string {
  return '### 📚 Nothing is left behind any more\n\nThe pages that this change had left behind are up to date, or no longer concerned.';
}

export function tellSilenced(): string {
  return `### 📚 No docs needed\n\nThe label ${codeSpan(SILENT_LABEL)} says so.`;
}

/** Findings by page, and a line ready to copy. All that is a stranger's in it is inert. */
export function tellImpact(
  { findings, pages }: Pick<Impact, 'findings' | 'pages'>,
  scene: ImpactScene,
): string {
  const shown = pages.slice(0, PAGES_OF_A_COMMENT);
  const left = pages.length - shown.length;
  const command = scene.command === '' ? '' : tellCommand({ findings, pages }, scene.command);
  return [
    HEADING,
    ...shown.map((page) =>
      tellPage(page, { findings: findings.filter((finding) => finding.page === page), scene }),
    ),
    ...(left > 0 ? [`${left} more ${left === 1 ? 'page is' : 'pages are'} left out here.`] : []),
    ...(command === '' ? [] : ['To have them brought up to date, write:', fence(command)]),
    `The label ${codeSpan(SILENT_LABEL)} silences this.`,
  ].join('\n\n');
}

function tellPage(
  page: string,
  { findings, scene }: { findings: readonly Finding[]; scene: ImpactScene },
): string {
  const shown = findings.slice(0, FINDINGS_OF_A_PAGE).map((finding) => `- ${tellFinding(finding, scene)}`);
  const left = findings.length - shown.length;
  const rest = left > 0 ? [`- and ${left} more`] : [];
  return [`**${placeLink({ path: page, line: 1, of: 'head' }, scene)}**`, ...shown, ...rest].join('\n');
}

function tellFinding(finding: Finding, scene: ImpactScene): string {
  const { kind, name, page, pageLine, file, line, reason, instead, example = '' } = finding;
  const code = placeLink({ path: file, line, of: kind === 'stale' ? 'base' : 'head' }, scene);
  const there = placeLink(
    { path: page, line: pageLine, of: 'head' },
    { ...scene, label: `line ${pageLine}` },
  );
  switch (kind) {
    case 'undocumented':
      return `${codeSpan(name)} is new in ${code}: ${inertInline(reason)} See ${codeSpan(example)} on ${there}.`;
    case 'stale': {
      const became = instead === undefined ? '' : ` ${codeSpan(instead)} came in its place.`;
      return `${codeSpan(name)} is gone from ${code}, and ${there} still mentions it.${became}`;
    }
    case 'together':
    case 'mapped':
      return `${code}: ${inertInline(reason)}`;
  }
}

function placeLink(
  place: Parameters<LinkTo>[0],
  { linkTo, label }: { linkTo: LinkTo; label?: string },
): string {
  const link = linkTo(place);
  const text = label === undefined ? codeSpan(toOneLine(place.path, 200)) : label;
  return link === undefined ? text : `[${text}](${link})`;
}

/** Code that may be copied. The text is one line, so only its own backticks could end it. */
function fence(line: string): string {
  const longest = Math.max(2, ...(line.match(/`+/g) ?? []).map((run) => run.length));
  const marks = '`'.repeat(longest + 1);
  return `${marks}text\n${line}\n${marks}`;
}

/** The step's summary. */
export function tellSummary(impact: Impact, scene: ImpactScene & { notes: readonly string[] }): string {
  const notes = scene.notes.map((note) => `> ${inertInline(note)}`);
  const text = {
    none: '### 📚 No page is left behind',
    covered: '### 📚 No page is left behind\n\nThe change brings the pages up to date itself.',
    found: impact.impact === 'found' ? tellImpact(impact, scene) : '',
  }[impact.impact];
  return [text, ...notes, ''].join('\n\n');
}

/** One line for the log and an annotation. */
export function tellLine(finding: Finding): string {
  const { kind, name, page, pageLine, file, line, reason, instead, example } = finding;
  const what = kind === 'undocumented' || kind === 'stale' ? `${name} (${file}:${line})` : file;
  const became = instead === undefined ? '' : ` ${instead} came in its place.`;
  const see = example === undefined ? '' : ` See ${example}.`;
  return `${page}:${pageLine}: ${kind}: ${what}: ${reason}${became}${see}`;
}
