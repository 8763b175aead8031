import { expect } from '@jest/globals';
import type { Answer } from './answers.ts';
import { createJobSimulator, JOB_ID, type JobSimulatorOptions, KEY, PROJECT } from './job-simulator.ts';
import { type RunOptions, type RunResult, runAction } from './runner.ts';
import {
  type RecordedRequest,
  type ScriptedService,
  type ScriptedServiceOptions,
  startScriptedService,
} from './scripted-service.ts';
import { assertNoSecret } from './secrets.ts';

const base = `/v2/agent/${PROJECT}/job`;
export const CREATE = `POST ${base}`;
export const LOOK = `GET ${base}/${JOB_ID}`;
export const MESSAGE = `POST ${base}/${JOB_ID}/message`;

export const OUTCOMES = [
  'pull-request',
  'no-pull-request',
  'failed',
  'archived',
  'timeout',
  'detached',
  'skipped',
  'limited',
  'unknown',
  'cancelled',
  'error',
];

/** The simulator, but the first answers of some routes are given ones (`undefined` lets a request through). */
export function spoil(
  faults: Record<string, (Answer | undefined)[] | Answer>,
  options: JobSimulatorOptions = {},
): (request: RecordedRequest) => Answer {
  const simulate = createJobSimulator(options);
  return (request) => {
    const fault = faults[`${request.method} ${request.path}`];
    const answer = Array.isArray(fault) ? fault[request.count - 1] : fault;
    return answer ?? simulate(request);
  };
}

export type Played = RunResult & {
  requests: string[];
  recorded: RecordedRequest[];
  connections: number;
  /** Both streams, for what a person reads. */
  log: string;
};

/** `unchecked` where the run cannot end in order: it is killed, or its output file is gone. */
export type PlayOptions = RunOptions & { unchecked?: boolean };

/**
 * Plays the built run action, main then post, against a scripted service, with inputs that make it quick, and
 * checks what must hold for every run whatever happens in it.
 */
export async function play(
  service: Partial<ScriptedServiceOptions>,
  options: PlayOptions | ((service: ScriptedService) => PlayOptions) = {},
): Promise<Played> {
  await using started = await startScriptedService({ script: createJobSimulator(), ...service });
  const run = typeof options === 'function' ? options(started) : options;
  const result = await runAction({
    measured: false,
    ...run,
    inputs: {
      prompt: 'Explain the new flag.',
      projectId: PROJECT,
      secretKey: KEY,
      baseUrl: started.url,
      pollSeconds: '0.05',
      settleSeconds: '0.3',
      timeoutMinutes: '5',
      ...run.inputs,
    },
  });
  const played: Played = {
    ...result,
    requests: started.list(),
    recorded: started.requests,
    connections: started.connections(),
    log: `${result.stdout}\n${result.stderr}`,
  };
  if (!run.unchecked) expectEveryRun(played);
  assertNoSecret(result, [KEY]);
  return played;
}

/** A run with so little time, which begins to pass once the service has been asked this for the first time. */
export const withTime =
  (timeoutMinutes: string, from: string) =>
  ({ afterRequests }: Pick<ScriptedService, 'afterRequests'>): PlayOptions => ({
    inputs: { timeoutMinutes },
    clockFrom: afterRequests(1, from),
  });

/** What no run may break: it ends by itself, tells its outcome, says why it fails, and its post step only tidies. */
function expectEveryRun(played: Played): void {
  expect({ timedOut: played.timedOut, signal: played.signal }).toEqual({ timedOut: false, signal: null });
  expect(OUTCOMES).toContain(played.outputs.outcome);
  expect(Object.keys(played.outputs)).toEqual(
    expect.arrayContaining(['jobId', 'status', 'outcome', 'prLink']),
  );
  expect(played.masks).toContain(KEY);
  expect(played.log).not.toMatch(/^\s+at .+:\d+:\d+\)?$/m);
  // Node's own, of a timer with a time that is none, of listeners that pile up, …
  expect(played.log).not.toMatch(/^\(node:\d+\) /m);
  expect({ envFile: played.envFile, pathFile: played.pathFile }).toEqual({ envFile: '', pathFile: '' });
  const errors = played.annotations.filter(({ name }) => name === 'error');
  if (played.exitCode === 0) expect(errors).toEqual([]);
  else if (played.outputs.outcome !== 'cancelled') expect(errors).not.toEqual([]);
  expect(played.post).toMatchObject({ exitCode: 0, timedOut: false, outputs: {}, envFile: '', pathFile: '' });
}

/** What of a run most tests are about. */
export const gist = ({ exitCode, outputs, requests }: Played) => ({
  exitCode,
  outcome: outputs.outcome,
  jobId: outputs.jobId,
  status: outputs.status,
  prLink: outputs.prLink,
  requests,
});

/** Texts of a run's annotations of one kind. */
export const annotationsOf = (
  played: Pick<Played, 'annotations'>,
  kind: 'error' | 'warning' | 'notice',
): string[] => played.annotations.filter(({ name }) => name === kind).map(({ data }) => data);
