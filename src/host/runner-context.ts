import { readEventPayload } from './event-payload.ts';

/** Where and why this run happens, as the runner's environment says it. */
export interface RunnerContext {
  /** Empty outside a runner. */
  readonly eventName: string;
  readonly payload: unknown;
  /** owner/name; empty outside a runner. */
  readonly repository: string;
  readonly serverUrl: string;
  readonly apiUrl: string;
  /** Id of the workflow run, in digits. */
  readonly run: string;
  readonly attempt: number;
  readonly runUrl: string | undefined;
  /** The job and the step, which tell two steps of one run apart. */
  readonly step: string;
  readonly triggeringActor: string | undefined;
}

/** @throws InputError where the event's payload can't be read */
export function readRunnerContext(env: NodeJS.ProcessEnv): RunnerContext {
  const serverUrl = env.GITHUB_SERVER_URL || 'https://github.com';
  const repository = /^[\w.-]+\/[\w.-]+$/.test(env.GITHUB_REPOSITORY ?? '')
    ? (env.GITHUB_REPOSITORY ?? '')
    : '';
  const run = /^\d{1,20}$/.test(env.GITHUB_RUN_ID ?? '') ? (env.GITHUB_RUN_ID ?? '') : '';
  return Object.freeze({
    eventName: env.GITHUB_EVENT_NAME ?? '',
    payload: readEventPayload(env),
    repository,
    serverUrl,
    apiUrl: env.GITHUB_API_URL || 'https://api.github.com',
    run: run || '0',
    attempt: Math.max(1, Number.parseInt(env.GITHUB_RUN_ATTEMPT ?? '1', 10) || 1),
    runUrl: repository && run ? `${serverUrl}/${repository}/actions/runs/${run}` : undefined,
    step: `${env.GITHUB_JOB ?? ''}/${env.GITHUB_ACTION ?? ''}`,
    triggeringActor: env.GITHUB_TRIGGERING_ACTOR || undefined,
  });
}
