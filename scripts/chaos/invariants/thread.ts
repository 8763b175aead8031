import { findMarker } from '../../../src/story/marker.ts';
import type { Marker } from '../../../src/story/marker-owner.ts';
import { decodeRecord } from '../../../src/story/record.ts';
import { isOpen, knownJob } from '../../../src/story/story.ts';
import type { ActFacts, Facts, Write } from '../facts.ts';
import { type Act, runOf } from '../plan.ts';
import { endedOf, quote } from './steps.ts';
import { outcomesOf, titleOf } from './words.ts';

/** Of comments that tell of no request: reminders of tend. */
const NOTE = /<!-- docs-agent:tended1 /;

interface Told extends Write {
  readonly marker: Marker;
  readonly title: string;
}

function readTold(write: Write): Told | undefined {
  const found = findMarker(write.body);
  const title = /^### \S+ (.*)$/m.exec(write.body)?.[1] ?? '';
  return found.kind === 'marker' ? { ...write, marker: found.marker, title } : undefined;
}

/** What an earlier attempt left, or may have left, stays in the marker until something is sent: the heading is of this one. */
function isOfPast({ marker: { attempt, story }, act }: Told, { acts }: Facts): boolean {
  const own = acts.find((one) => one.act.name === act)?.act;
  if (own?.what !== 'run') return false;
  return attempt < own.attempt || (attempt > 1 && story.kind === 'unknown');
}

/** Whatever is written has a marker that can be read, whose story is that of the heading. */
export function marksWhatItSays(facts: Facts): string[] {
  return facts.writes.flatMap((write) => {
    const told = readTold(write);
    const where = `the comment that ${write.act} wrote at ${write.seq}`;
    if (!told) return NOTE.test(write.body) ? [] : [`${where} has no marker: ${quote(write.body)}`];
    if (isOfPast(told, facts)) return [];
    const { story } = told.marker;
    return titleOf(story.kind).test(told.title)
      ? []
      : [`${where} says ${quote(told.title)} and marks ${story.kind}`];
  });
}

const NOT_SENT = ['not-sent', 'refused', 'limited', 'skipped', 'over-budget', 'queued'];

/** What a comment says was so, as far as the service had shown it by then. */
export function writesWhatIsKnown(facts: Facts): string[] {
  return facts.writes.flatMap((write) => {
    const told = readTold(write);
    if (!told) return [];
    const { marker } = told;
    const { kind } = marker.story;
    const before = facts.service.filter(({ seq }) => seq < write.seq);
    const jobId = knownJob(marker.story)?.jobId;
    const where = `the comment that ${write.act} wrote at ${write.seq} says ${kind}`;
    const shown = (status: string) =>
      before.some((event) => event.jobId === jobId && event.isWhole && event.shown?.status === status);
    // The workflow may name a job that the service does not know.
    const isNamed = facts.acts.some(({ act }) => act.inputs.jobId === jobId);
    if (jobId !== undefined && !isNamed && !before.some((event) => event.jobId === jobId && event.shown))
      return [`${where} of job ${jobId}, which the service had not answered for`];
    if (/pull-request$/.test(kind) && !shown('completed'))
      return [`${where} of a job that was not completed`];
    if ((kind === 'failed' || kind === 'archived') && !shown(kind)) return [`${where} of a job that was not`];
    if (
      kind === 'concluded' &&
      !facts.happened.some(({ what }) => what.startsWith('a pull request is')) &&
      !facts.acts.some(({ act }) => act.inputs.closeDays)
    )
      return [`${where} of a pull request that nobody merged or closed`];
    const own = facts.acts.find(({ act }) => act.name === write.act)?.act;
    const isOwn = own?.what === 'run' && isOfAttempt(marker, own);
    const taken = before.find((event) => event.isTaken && event.act === write.act && event.ask === own?.ask);
    if (isOwn && taken && NOT_SENT.includes(kind))
      return [`${where}, and ${taken.operation} was taken at ${taken.seq}`];
    return [];
  });
}

const SENT_NOTHING = ['error', 'cancelled', 'timeout', 'limited', 'skipped'];

/** The comment that a run leaves says what its outputs say, or the run has said why not. */
export function leavesItsEnd(facts: Facts): string[] {
  return endedOf(facts, 'run').flatMap((one) => {
    const { act, result } = one;
    const { outcome = '', jobId = '' } = result.outputs;
    const own = facts.writes.map(readTold).filter((told) => told !== undefined && isOf(told, one));
    const last = own.at(-1);
    if (!last || hasExcuse(one)) return [];
    if (isOfPast(last, facts) && SENT_NOTHING.includes(outcome)) return [];
    const { story } = last.marker;
    const wrong = `${act.name} ends as ${outcome}, and its comment marks ${story.kind}`;
    if (isOpen(story) || !outcomesOf(story.kind).includes(outcome)) return [wrong];
    const known = knownJob(story)?.jobId ?? '';
    return known === jobId ? [] : [`${wrong} of ${known || 'no job'}, its outputs name ${jobId || 'none'}`];
  });
}

function isOf({ marker, act }: Told, one: ActFacts): boolean {
  // It may have told the end of another run's job as well, in that one's comment.
  return act === one.act.name && isOfAttempt(marker, one.act);
}

function isOfAttempt(marker: Marker, { ask, attempt }: Act): boolean {
  return ask !== undefined && marker.run === String(runOf(ask)) && marker.attempt === attempt;
}

/** It has said that its comment could not be written, or that another had more to say there. */
function hasExcuse({ result }: ActFacts): boolean {
  const record = decodeRecord(result.state.story ?? '');
  const kind = record?.thread?.comment.kind;
  // Of several failures with one reason the first is a warning, the others are lines of the log.
  const warned = /\bcomment\b.*could not|could not be.*\bcomment\b/i.test(result.stdout);
  const isLeft = result.stdout.includes('taken over the comment') || kind === 'left';
  return warned || isLeft;
}

/** Nothing is asked of the code host that its own description does not know. */
export const asksHostRightly = ({ unknownToHost }: Facts): string[] => [...new Set(unknownToHost)];
