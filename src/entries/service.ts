import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { RUNNER_FRAGMENT } from '../contract/runner-service.ts';
import { explainFork } from '../flows/plan-request.ts';
import { openAction } from '../host/action.ts';
import { InputError } from '../host/inputs/input-error.ts';
import { parseList } from '../host/inputs/lists.ts';
import { inputReader } from '../host/inputs/read.ts';
import { catchTheRest, describeThrown } from '../host/last-resort.ts';
import { maskSecret } from '../host/log.ts';
import { SERVICE_INPUTS } from '../host/registry.ts';
import { readRunnerContext } from '../host/runner-context.ts';
import { composeConfig, TOKEN_VARIABLE } from '../host/service/compose-config.ts';
import { parseServiceInputs } from '../host/service/inputs.ts';
import { readEvent } from '../instruction/event.ts';
import { serviceEnvironment, temporaryIn } from '../runner-service/environment.ts';
import { makeFolder, removeFolder } from '../runner-service/folder.ts';
import { prepareSandbox, runProgram } from '../runner-service/prepare-sandbox.ts';
import { startService } from '../runner-service/start.ts';
import { stopService } from '../runner-service/stop.ts';

process.exitCode = 1;
const { env } = process;
// Before all else, so that nothing can show it.
const key = `docs_${randomBytes(6).toString('hex')}_${randomBytes(32).toString('base64url')}`;
maskSecret(key);
const action = openAction(env);
const { log } = action;
const tellError = (error: unknown) =>
  log.error(
    error instanceof InputError
      ? error.message
      : `The service could not be started: ${describeThrown(error)}`,
  );

catchTheRest(tellError);
try {
  process.exitCode = await run();
} catch (error) {
  tellError(error);
}

async function run(): Promise<0 | 1> {
  if (process.platform !== 'linux') {
    log.error(
      `The service action runs on Linux runners alone, and this one is ${process.platform}: agents are shut in by what only Linux has. Use runs-on: ubuntu-latest.`,
    );
    return 1;
  }
  const runner = readRunnerContext(env);
  const event = readEvent(runner.eventName, runner.payload);
  const names = parseList(inputReader(SERVICE_INPUTS)(env, 'agentEnv'));
  const fork = names.every((name) => env[name]) ? undefined : explainFork(event);
  if (fork !== undefined) {
    log.info(`${fork} No service is started.`);
    return 0;
  }
  const merged = event.kind === 'thread' && event.thread.merged === true;
  const workspaceIsForeign = runner.eventName === 'pull_request_target' && !merged;
  const inputs = parseServiceInputs(env, { ...runner, workspaceIsForeign });
  const { projectId, config, ignored } = composeConfig(inputs);
  if (ignored.length > 0)
    log.info(`Not for a service on a runner, so not used of config: ${ignored.join(', ')}.`);
  if (inputs.sandbox === 'required' && !makeSandboxWork(inputs)) return 1;

  const folder = makeFolder(env.RUNNER_TEMP || tmpdir(), config);
  // The post step finds it whatever happens from here on.
  action.saveState('folder', folder.root);
  const keyVariable = 'DOCS_AGENT_RUN_KEY';
  const own = { [TOKEN_VARIABLE]: inputs.githubToken, [keyVariable]: key, ...temporaryIn(folder) };
  const started = await startService({
    folder,
    cli: join(dirname(process.argv[1] ?? ''), '../cli/index.js'),
    env: serviceEnvironment(env, { agentEnv: inputs.agentEnv, own }),
    keyVariable,
    // In a container, whose end it does not outlive, the one who started this step may be outside.
    whilePid: process.ppid > 0 ? process.ppid : undefined,
  });
  if ('why' in started) {
    log.error(`The service did not start: ${started.why}`);
    await stopService(folder, { drainMs: 0 });
    removeFolder(folder);
    return 1;
  }
  for (const { meaning, about, says = '', fix = '' } of started.warnings) {
    if (meaning !== undefined) log.notice(`${meaning}.`);
    else if (about !== undefined) log.warning(`${says}. ${fix}`);
    // Of the machine, which is not the workflow's to change.
    else log.info(`${says}.`);
  }
  action.setOutput('baseUrl', started.url + RUNNER_FRAGMENT);
  action.setOutput('projectId', projectId);
  action.setOutput('secretKey', key);
  log.info(`The service listens at ${started.url} until this job ends.`);
  return 0;
}

function makeSandboxWork({ prepareSandbox: mayChange }: { prepareSandbox: boolean }): boolean {
  const prepared = prepareSandbox(runProgram, { mayChange, isRoot: process.getuid?.() === 0 });
  if (!prepared.ok) log.error(`The sandbox for agents does not work on this runner: ${prepared.why}`);
  else if (prepared.did.length > 0)
    log.notice(`Prepared the sandbox for agents: ${prepared.did.join('; ')}.`);
  return prepared.ok;
}
