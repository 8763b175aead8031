import type { Log } from '../ports/log.ts';
import type { JobReading } from '../ports/service.ts';
import { renderRunSummary } from '../report/run-summary.ts';
import type { TrustedOrigins } from '../text/links.ts';
import { exitCodeFor, type Outcome, type RunReport } from './outcome.ts';

type OutputName = 'jobId' | 'status' | 'outcome' | 'prLink' | 'job' | 'continued' | 'commentUrl' | 'prompt';

export interface Sinks {
  /** @throws where the runner's file can't be written */
  readonly setOutput: (name: OutputName, value: string) => void;
  /** @throws where the runner's file can't be written */
  readonly saveOutcome: (outcome: Outcome) => void;
  /** Returns why not, where it could not be done. */
  readonly addSummary: (markdown: string) => string | undefined;
  readonly log: Log;
}

/** Tells the world how a run ended: outputs first, then the log, then the summary. Returns the exit code. */
export function settleRun(
  report: RunReport,
  facts: { failOn: ReadonlySet<Outcome>; trusted: TrustedOrigins; sinks: Sinks },
): 0 | 1 {
  const { sinks } = facts;
  const written = writeOutputs(report, sinks);
  const exitCode = written ? exitCodeFor(report, facts.failOn) : 1;

  const failed = exitCodeFor(report, facts.failOn) === 1;
  sinks.log.info(failed ? `Outcome: ${report.outcome}.` : `Outcome: ${report.outcome}. ${report.sentence}`);
  if (failed) sinks.log.error(report.sentence);
  if (report.outcome === 'skipped') return exitCode;

  const repository = report.job?.source?.repository;
  const refused = sinks.addSummary(
    renderRunSummary({
      ...report,
      success: exitCode === 0,
      trusted: { ...facts.trusted, ...(repository ? { repository } : {}) },
    }),
  );
  if (refused !== undefined) sinks.log.warning(`The step summary could not be written: ${refused}.`);
  return exitCode;
}

/** The job goes to the log where it can't go to the outputs: it must stay findable. */
function writeOutputs(report: RunReport, { setOutput, saveOutcome, log }: Sinks): boolean {
  const { job, jobId = '' } = report;
  try {
    setOutput('jobId', jobId);
    setOutput('status', job?.status ?? job?.unknownStatus ?? '');
    setOutput('outcome', report.outcome);
    setOutput('prLink', job?.prLink ?? '');
    setOutput('job', job ? serialiseJob(job, jobId) : '');
    setOutput('continued', String(report.continued ?? false));
    setOutput('commentUrl', report.commentUrl ?? '');
    setOutput('prompt', report.prompt ?? '');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    log.error(
      `The outputs could not be written to the runner's file${code}. ` +
        `Outcome: ${report.outcome}; job: ${jobId || 'none'}; pull request: ${job?.prLink ?? 'none'}.`,
    );
    return false;
  }
  try {
    saveOutcome(report.outcome);
  } catch {
    log.warning("The state for the post step could not be written to the runner's file.");
  }
  return true;
}

/** The job in the service's own field names. */
function serialiseJob(job: JobReading, jobId: string): string {
  const { status, unknownStatus, source, model, prLink, createdAt, archivedAt } = job;
  return JSON.stringify({
    id: jobId,
    status: status ?? unknownStatus,
    source,
    model,
    prLink,
    createdAt,
    archivedAt,
  });
}
