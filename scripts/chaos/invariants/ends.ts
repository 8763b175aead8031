import { decodeRecord } from '../../../src/story/record.ts';
import { isDoubted, knownJob, turnOf } from '../../../src/story/story.ts';
import type { ActFacts, Facts, ServiceEvent } from '../facts.ts';
import { SERVICE_FAULTS } from '../fault-names.ts';
import { answersId } from './requests.ts';
import { endedOf, quote } from './steps.ts';
import { outcomesOf } from './words.ts';

const ALWAYS_FAIL = ['unknown', 'error', 'cancelled'];
const FAILED_BY_DEFAULT = ['failed', 'archived', 'timeout', 'limited'];

/** Never 0 without an answer of the service that proves what is said. */
export function provesSuccess(facts: Facts): string[] {
  return endedOf(facts, 'run').flatMap((one) => {
    const { act, result, to } = one;
    if (result.exitCode !== 0) return [];
    const { outcome = '', jobId = '', prLink = '' } = result.outputs;
    const said = facts.service.filter((event) => event.jobId === jobId && event.seq < to);
    const fault = (why: string) => [`${act.name} ends with 0, ${outcome}, and ${why}`];
    if (ALWAYS_FAIL.includes(outcome)) return fault('never may');
    if (outcome === 'skipped') return tookSomething(one, facts) ? fault('something was sent') : [];
    if (jobId === '') return outcome === 'limited' ? [] : fault('names no job');
    const seen = said.filter((event) => event.isWhole && event.shown !== undefined);
    const isTold = said.some((event) => event.act === act.name && tellsOfJob(event));
    if (!isTold && !isAdopted(one, facts)) return fault('no answer told it of that job');
    const isLook = facts.plan.asks.some(({ number, kind }) => number === act.ask && kind === 'status');
    const isTaken = said.some((event) => event.ask === act.ask && event.isTaken);
    if (!isLook && !isTaken && outcome !== 'timeout') return fault('the job never took its request');
    const ends: Record<string, string> = {
      'pull-request': 'completed',
      'no-pull-request': 'completed',
      failed: 'failed',
      archived: 'archived',
    };
    const end = ends[outcome];
    if (end === undefined) return [];
    const proofs = seen.filter(({ shown }) => shown?.status === end);
    if (proofs.length === 0) return fault(`the job was never shown as ${end}`);
    if (prLink !== '' && !proofs.some(({ shown }) => shown?.prLink === prLink))
      return fault(`nobody named ${prLink}`);
    if (outcome === 'pull-request' && prLink === '') return fault('names no pull request');
    return isLook || isOfOwnTurn(one, { facts, proofs }) ? [] : fault('that was the end of a turn before');
  });
}

/** An answer about the job, if only that its status is none that is known. */
function tellsOfJob(event: ServiceEvent): boolean {
  const isUnsaid = event.fault !== undefined && SERVICE_FAULTS[event.fault] === 'unsaid';
  return answersId(event) || event.isWhole || (event.operation === 'look' && isUnsaid);
}

/** A re-run tells again what its earlier attempt was answered. */
function isAdopted({ act }: ActFacts, { acts }: Facts): boolean {
  return acts.some((one) => one.act.ask === act.ask && one.act.attempt < act.attempt);
}

function tookSomething({ act }: ActFacts, { service }: Facts): boolean {
  return service.some((event) => event.act === act.name && event.isTaken);
}

/** An end may be that of the turn before only where the run says that it is not sure. */
function isOfOwnTurn(
  { act, result }: ActFacts,
  { facts, proofs }: { facts: Facts; proofs: readonly ServiceEvent[] },
): boolean {
  const sent = facts.service.find((event) => event.ask === act.ask && event.isTaken);
  if (!sent) return true;
  const record = decodeRecord(result.state.story ?? '');
  if (record && isDoubted(turnOf(record.story))) return true;
  const before = facts.service.filter(
    (event) => event.jobId === sent.jobId && event.isTaken && event.seq <= sent.seq,
  );
  return proofs.some(({ seq, turn = 0 }) => seq > sent.seq && turn >= before.length);
}

/** Exit code, outputs, log, summary and saved record tell the same. */
export function tellsTheSame(facts: Facts): string[] {
  return endedOf(facts, 'run').flatMap(({ act, result }) => {
    const { outputs, exitCode, summary, stdout, state } = result;
    const { outcome = '', jobId = '', prLink = '' } = outputs;
    const wrong: string[] = [];
    const say = (what: string) => wrong.push(`${act.name}: ${what}`);
    const missing = ['jobId', 'status', 'outcome', 'prLink'].filter((name) => outputs[name] === undefined);
    if (missing.length > 0) return [`${act.name} has no output ${missing.join(', ')}`];
    if (exitCode !== 0 && exitCode !== 1) say(`ends with ${exitCode}`);

    const failOn: readonly string[] = act.inputs.failOn?.split(',') ?? FAILED_BY_DEFAULT;
    const isLook = facts.plan.asks.some(({ number, kind }) => number === act.ask && kind === 'status');
    const fails = ALWAYS_FAIL.includes(outcome) || (failOn.includes(outcome) && !isLook);
    const mayPass = outcome === 'archived' && prLink !== '';
    if (fails && exitCode === 0 && !mayPass) say(`ends with 0 and the outcome ${outcome}`);
    if (!fails && exitCode === 1 && outcome !== 'timeout') say(`ends with 1 and the outcome ${outcome}`);

    const errors = result.annotations.filter(({ name }) => name === 'error');
    if (exitCode === 0 && errors.length > 0) say(`ends with 0 and the error ${quote(errors[0]?.data ?? '')}`);
    if (exitCode === 1 && errors.length === 0) say('ends with 1 and says no error');
    if (!stdout.includes(`Outcome: ${outcome}.`)) say(`does not say its outcome ${outcome} in the log`);

    const row = /^\| Outcome \| (\S+) (\S+) \|$/m.exec(summary);
    if (outcome !== 'skipped' && !row) say('has no outcome in its summary');
    if (row && row[2] !== outcome) say(`the summary says ${row[2]}, the outputs ${outcome}`);
    if (row && (row[1] === '✅') !== (exitCode === 0))
      say(`the summary shows ${row[1]} and it ends with ${exitCode}`);
    const job = /^\| Job \| (.*) \|$/m.exec(summary)?.[1] ?? '';
    if (row && job !== (jobId === '' ? 'none' : `\`${jobId}\``))
      say(`the summary names ${job}, the outputs ${jobId}`);
    if (row && prLink !== '' && !summary.includes(prLink)) say('the summary lacks the pull request');

    const text = state.story ?? '';
    const record = decodeRecord(text);
    if (text !== '' && !record) say('its saved record can not be read');
    if (record) {
      const { kind } = record.story;
      if (!record.isTold) say(`its saved record is not closed (${kind})`);
      if (!outcomesOf(kind).includes(outcome)) say(`the saved record says ${kind}, the outputs ${outcome}`);
      const known = knownJob(record.story)?.jobId ?? '';
      if (known !== jobId) say(`the saved record knows ${known || 'no job'}, the outputs ${jobId || 'none'}`);
    }
    return wrong;
  });
}

/** A sweep that ends well has read the comments, and what it says of jobs was shown to it. */
export function sweepsTruly(facts: Facts): string[] {
  return [...endedOf(facts, 'collect'), ...endedOf(facts, 'tend')].flatMap(({ act, result, from, to }) => {
    const { exitCode, outputs, annotations } = result;
    const wrong: string[] = [];
    const say = (what: string) => wrong.push(`${act.name}: ${what}`);
    const errors = annotations.filter(({ name }) => name === 'error');
    if (exitCode === 0 && errors.length > 0) say(`ends with 0 and the error ${quote(errors[0]?.data ?? '')}`);
    if (exitCode !== 0 && errors.length === 0) say(`ends with ${exitCode} and says no error`);
    const listings = facts.host.filter(
      (event) => event.act === act.name && event.operation === 'issues/list-comments-for-repo',
    );
    if (exitCode === 0 && !listings.some(({ fault }) => fault === undefined || fault === 'slow'))
      say('ends with 0 and has read no comments');
    const jobs = JSON.parse(outputs.jobs || '[]') as { id: string; outcome: string; prLink?: string }[];
    for (const { id, outcome } of jobs) {
      const shown = facts.service.filter(
        (event) => event.jobId === id && event.isWhole && event.seq > from && event.seq < to,
      );
      if (/pull-request$/.test(outcome) && !shown.some((event) => event.shown?.status === 'completed'))
        say(`says ${outcome} of ${id}, which was not shown to it as completed`);
    }
    return wrong;
  });
}
