import type { Log } from '../ports/log.ts';
import type { OwnComment } from '../ports/own-comment.ts';
import type { Clone, Span } from '../ports/repository.ts';
import {
  type ImpactScene,
  tellImpact,
  tellLine,
  tellNothingLeft,
  tellSilenced,
  tellSummary,
} from './comment.ts';
import { type MapEntry, MapError, parseDocMap, USUAL_MAP } from './doc-map.ts';
import type { ImpactEvent } from './event.ts';
import { findImpact } from './find-impact.ts';
import type { Finding, FindingKind } from './finding.ts';
import type { Impact } from './impact.ts';
import { openSpan } from './open-span.ts';
import type { PageReads } from './order-pages.ts';
import { tellName } from './prompt.ts';
import { findFile, readTexts } from './read-files.ts';
import type { Globs } from './sort-paths.ts';

/** Code hosts show no more of a step. */
const ANNOTATIONS_MAX = 10;

export interface AnswerRules extends Globs {
  readonly map: string;
  readonly comment: boolean;
  readonly annotations: boolean;
  readonly command: string;
  readonly failOn: ReadonlySet<FindingKind>;
}

export interface AnswerPorts {
  readonly clone: Clone;
  readonly reads: readonly PageReads[];
  readonly askHost: ((span: Span) => Promise<string | undefined>) | undefined;
  readonly openComment: ((thread: number) => OwnComment) | undefined;
  readonly linksOf: (span: Span) => ImpactScene['linkTo'];
  readonly log: Log;
  readonly annotate: (text: string, place: { file: string; line: number }) => void;
  readonly addSummary: (markdown: string) => string | undefined;
  readonly setOutput: (name: 'impact' | 'findings' | 'pages' | 'prompt', value: string) => void;
}

const NOTHING: Impact = { impact: 'none', findings: [], pages: [], prompt: '' };

/** From an event to what is told, and the step's exit code. Rejects where the commits can't be compared. */
export async function answerImpactEvent(
  { event, rules }: { event: ImpactEvent; rules: AnswerRules },
  ports: AnswerPorts,
): Promise<0 | 1> {
  const { clone, log } = ports;
  if (event.kind === 'refused') {
    log.error(event.why);
    return 1;
  }
  if (event.kind === 'skip') {
    log.notice(event.why);
    writeOutputs(NOTHING, ports);
    return 0;
  }
  const span = await openChange(event, ports);
  const { map, notes } = await readMap(rules.map, { clone, commit: event.isForeign ? span.base : span.head });
  const found = await findImpact({ span, globs: rules, map, reads: ports.reads }, clone);
  writeOutputs(found, ports);
  const mistakes = [...notes, ...found.mistakes];
  for (const mistake of mistakes) log.warning(mistake);
  for (const note of found.notes) log.info(note);
  for (const finding of found.findings) log.info(tellLine(finding));
  const scene = { linkTo: ports.linksOf(span), command: rules.command };
  const why = ports.addSummary(tellSummary(found, { ...scene, notes: [...mistakes, ...found.notes] }));
  if (why !== undefined) log.warning(`The summary could not be written: ${why}.`);
  if (rules.annotations && !event.isSilenced) annotate(found.findings, ports);
  if (rules.comment && event.thread !== undefined && !event.isReadOnly)
    await comment(event.thread, { found, scene, isSilenced: event.isSilenced }, ports);
  log.info(tellEnd(found));
  return !event.isSilenced && found.findings.some(({ kind }) => rules.failOn.has(kind)) ? 1 : 0;
}

/** Some hosts name as the base of a merged pull request one that holds it already: then the merge itself is looked at. */
async function openChange(
  { span, merged }: Extract<ImpactEvent, { kind: 'look' }>,
  { clone, askHost }: AnswerPorts,
): Promise<Span> {
  const tools = { clone, askHost, mayFetch: true };
  const opened = await openSpan(span, tools);
  if (opened.base !== opened.head || merged === undefined) return opened;
  return openSpan({ base: `${merged}^`, head: merged }, tools);
}

export function tellEnd({ impact, pages }: Impact): string {
  if (impact === 'none') return 'No page is left behind.';
  if (impact === 'covered') return 'No page is left behind: the change brings them up to date itself.';
  return `${pages.length === 1 ? 'One page is' : `${pages.length} pages are`} left behind: ${pages.slice(0, 5).map(tellName).join(', ')}${pages.length > 5 ? ', …' : ''}.`;
}

function writeOutputs({ impact, findings, pages, prompt }: Impact, { setOutput }: AnswerPorts): void {
  setOutput('impact', impact);
  setOutput('findings', JSON.stringify(findings));
  setOutput('pages', JSON.stringify(pages));
  setOutput('prompt', prompt);
}

/** Where the map is missing or wrong, the rest goes on. */
export async function readMap(
  path: string,
  { clone, commit }: { clone: Clone; commit: string },
): Promise<{ map: readonly MapEntry[]; notes: readonly string[] }> {
  const wanted = path || USUAL_MAP;
  const file = await findFile({ commit, path: wanted }, clone);
  if (!file) {
    if (await clone.isLink({ commit, path: wanted }))
      return { map: [], notes: [`The map ${wanted} is a symbolic link, so it says nothing.`] };
    const notes = path === '' ? [] : [`The map ${path} is not in the repository, so it says nothing.`];
    return { map: [], notes };
  }
  try {
    for await (const { text } of readTexts([file], { repository: clone }))
      return { map: parseDocMap(text, wanted), notes: [] };
  } catch (error) {
    if (!(error instanceof MapError)) throw error;
    return { map: [], notes: [`The map says nothing: ${error.message}`] };
  }
  return { map: [], notes: [`The map ${wanted} is no text, or larger than 1 MiB, so it says nothing.`] };
}

function annotate(findings: readonly Finding[], ports: AnswerPorts): void {
  for (const finding of findings.slice(0, ANNOTATIONS_MAX)) {
    const { kind, page, pageLine, file, line } = finding;
    const place = kind === 'stale' ? { file: page, line: pageLine } : { file, line };
    ports.annotate(tellLine(finding), place);
  }
}

/** One comment: begun with the first finding, and brought to its end in place. */
async function comment(
  thread: number,
  { found, scene, isSilenced }: { found: Impact; scene: ImpactScene; isSilenced: boolean },
  { openComment, log }: AnswerPorts,
): Promise<void> {
  if (!openComment) return;
  const isFound = found.impact === 'found' && !isSilenced;
  const text = isFound ? tellImpact(found, scene) : isSilenced ? tellSilenced() : tellNothingLeft();
  try {
    await openComment(thread).bring(text, { mayCreate: isFound });
  } catch (error) {
    log.warning(
      `The comment could not be written: ${error instanceof Error ? error.message : 'an unknown error'}.`,
    );
  }
}
