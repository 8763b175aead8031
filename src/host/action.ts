import { isOnRunner } from '../contract/runner-service.ts';
import type { Log } from '../ports/log.ts';
import type { TrustedOrigins } from '../text/links.ts';
import { redact } from '../text/redact.ts';
import { createAnnotate } from './annotations.ts';
import { readInput } from './inputs/read.ts';
import { createLog, maskSecret } from './log.ts';
import { createOutputs, type OutputWriter } from './outputs.ts';
import { appendSummary } from './summary.ts';

/** The sinks of one step, all of which know the step's secrets. */
export interface Action extends OutputWriter {
  readonly log: Log;
  readonly annotate: ReturnType<typeof createAnnotate>;
  readonly addSummary: (markdown: string) => string | undefined;
  readonly trusted: TrustedOrigins;
  /** For text that is escaped before it reaches a sink, where a secret in it would no longer be recognised. */
  readonly redact: (text: string) => string;
}

/** Masks the secrets first of all, then opens the sinks. */
export function openAction(env: NodeJS.ProcessEnv): Action {
  const secrets = [readInput(env, 'secretKey'), readInput(env, 'githubToken')].filter(Boolean);
  for (const secret of secrets) maskSecret(secret);
  const log = createLog(secrets);
  const baseUrl = readInput(env, 'baseUrl');
  return {
    log,
    annotate: createAnnotate(secrets),
    ...createOutputs(secrets),
    redact: (text) => redact(text, secrets),
    addSummary: (markdown) => appendSummary(markdown, { path: env.GITHUB_STEP_SUMMARY, secrets }),
    trusted: {
      // What ends with the runner is nothing to link.
      ...(isOnRunner(baseUrl) ? {} : { baseUrl }),
      ...(env.GITHUB_SERVER_URL ? { serverUrl: env.GITHUB_SERVER_URL } : {}),
    },
  };
}
