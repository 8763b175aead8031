import { openAction } from '../host/action.ts';
import { isGiteaApi } from '../host/github/gitea.ts';
import { parseImpactInputs } from '../host/impact/inputs.ts';
import { readViewsFile } from '../host/impact/views-file.ts';
import { InputError } from '../host/inputs/input-error.ts';
import { readInput } from '../host/inputs/read.ts';
import { catchTheRest, describeThrown, endSoon } from '../host/last-resort.ts';
import { readRunnerContext } from '../host/runner-context.ts';
import { staySmall } from '../host/stay-small.ts';
import { FINDING_KINDS } from '../impact/finding.ts';
import { connectCodeHost } from './wiring/connect-code-host.ts';

process.exitCode = 1;
const { env } = process;
const action = openAction(env);
const tellError = (error: unknown) =>
  action.log.error(
    error instanceof InputError ? error.message : `Impact broke off: ${describeThrown(error)}`,
  );

catchTheRest(tellError);
try {
  process.exitCode = await run();
} catch (error) {
  tellError(error);
}
endSoon();

async function run(): Promise<0 | 1> {
  const inputs = parseImpactInputs(env, FINDING_KINDS);
  const workspace = env.GITHUB_WORKSPACE || process.cwd();
  const reads = inputs.views === '' ? [] : readViewsFile(inputs.views, workspace);
  const { eventName, payload, repository, serverUrl, apiUrl } = readRunnerContext(env);
  staySmall();
  const [
    { readImpactEvent },
    { answerImpactEvent },
    { openClone },
    { openOwnComment },
    { linksTo },
    { IMPACT_MARKER: mark },
  ] = await Promise.all([
    import('../impact/event.ts'),
    import('../impact/answer-event.ts'),
    import('../impact/git.ts'),
    import('../flows/thread/own-comment.ts'),
    import('../impact/links.ts'),
    import('../impact/comment.ts'),
  ]);
  const token = readInput(env, 'githubToken');
  const host = await connectCodeHost(env);
  const clone = openClone(workspace, { origin: new URL(serverUrl).origin, token });
  const event = readImpactEvent(eventName, payload, inputs);
  const place = repository === '' ? undefined : { serverUrl, repository, isGitea: isGiteaApi(apiUrl) };
  return answerImpactEvent(
    { event, rules: inputs },
    {
      ...action,
      clone,
      reads,
      askHost: host && (({ base, head }) => host.mergeBase(base, head)),
      openComment: host && ((thread) => openOwnComment(host, { thread, mark })),
      linksOf: (span) => linksTo(span, place),
    },
  );
}
