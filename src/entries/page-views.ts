import { nameOfService } from '../contract/runner-service.ts';
import type { ViewsReport } from '../flows/export-page-views.ts';
import { settleViews } from '../flows/views/settle.ts';
import { openAction } from '../host/action.ts';
import { monotonicClock as clock } from '../host/clock.ts';
import { InputError } from '../host/inputs/input-error.ts';
import { catchTheRest, describeThrown } from '../host/last-resort.ts';
import { openFiles } from '../host/page-views/files.ts';
import { type PageViewsInputs, parsePageViewsInputs } from '../host/page-views/inputs.ts';
import { saveMemory } from '../host/page-views/memory.ts';
import { openScratch } from '../host/page-views/scratch.ts';
import { readRunnerContext } from '../host/runner-context.ts';
import { listenForStop, type StopSignals } from '../host/stop-signals.ts';
import { connectCodeHost } from './wiring/connect-code-host.ts';

process.exitCode = 1;
const { env } = process;
const action = openAction(env);
const tellError = (error: unknown) =>
  action.log.error(
    error instanceof InputError ? error.message : `The export broke off: ${describeThrown(error)}.`,
  );

catchTheRest(tellError);
try {
  process.exitCode = settleViews(await run(), action);
} catch (error) {
  tellError(error);
}

async function run(): Promise<ViewsReport> {
  const folder = env.GITHUB_WORKSPACE || process.cwd();
  const inputs = parsePageViewsInputs(env, { now: new Date(), folder, contained: true });
  const signals = listenForStop();
  const { stop } = signals;
  // Loaded only now: a run with a wrong input needs no HTTP.
  const [{ connectViews }, { exportPageViews }] = await Promise.all([
    import('../client/views-connect.ts'),
    import('../flows/export-page-views.ts'),
  ]);
  const { random } = Math;
  return exportPageViews(inputs, {
    ...connectViews(inputs, { random, userAgent: 'docs-agent-action' }),
    ...action,
    clock,
    random,
    stop,
    openFiles: () => openFiles(inputs.targets),
    openScratch: () => openScratch(env),
    collect: saveMemory(),
    leaveOut: await chooseLeftOut(inputs, signals),
  });
}

/** With an issue to look at, pages that its jobs were about lately stay out of the lists. */
async function chooseLeftOut(
  inputs: PageViewsInputs,
  signals: StopSignals,
): Promise<(path: string) => boolean> {
  const { issueNumber, cooldownMs, projectId, baseUrl } = inputs;
  if (issueNumber === undefined) return () => false;
  const { repository, run, attempt } = readRunnerContext(env);
  const { findHandledPages } = await import('../flows/views/find-handled-pages.ts');
  const handled = await findHandledPages({
    host: await connectCodeHost(env, signals),
    bounds: { repository, thread: issueNumber, project: projectId, host: nameOfService(baseUrl) },
    sinceMs: Date.now() - cooldownMs,
    run,
    attempt,
    log: action.log,
  });
  if (handled.size > 0) {
    action.log.info(
      `Pages that jobs of issue #${issueNumber} were about lately, left out of the lists: ${handled.size}.`,
    );
  }
  return (path) => handled.has(path);
}
