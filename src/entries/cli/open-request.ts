import { monotonicClock } from '../../host/clock.ts';
import { readKey } from '../../host/command-line/key.ts';
import { openLiveLine } from '../../host/command-line/live-line.ts';
import { type GivenOptions, toInputs } from '../../host/command-line/options.ts';
import { createTerminalLog, wantsColour } from '../../host/command-line/terminal.ts';
import { parseWords, readInput } from '../../host/inputs/read.ts';
import { parseRunInputs, type RunInputs } from '../../host/inputs/run.ts';
import { listenForStop } from '../../host/stop-signals.ts';
import type { Clock } from '../../ports/clock.ts';
import { FAILABLE, type Outcome } from '../../story/outcome.ts';
import { redact } from '../../text/redact.ts';
import type { CommandTerminal } from './terminal.ts';

export interface RequestInputs extends RunInputs {
  readonly failOn: ReadonlySet<Outcome>;
}

/** @throws InputError */
export function parseRequest(options: GivenOptions, { env }: CommandTerminal): RequestInputs {
  const { keyFile, ...others } = options;
  const inputs = toInputs(others, env);
  const failOn = parseWords('failOn', readInput(inputs, 'failOn'), FAILABLE);
  const key = readKey(typeof keyFile === 'string' ? keyFile : undefined, env);
  return { ...parseRunInputs({ ...inputs, INPUT_SECRETKEY: key }), failOn };
}

/** Connects what a request needs. Loaded late: a command that was called wrongly needs no HTTP. */
export async function openRequest(inputs: RequestInputs, terminal: CommandTerminal) {
  const { err, env, errColumns } = terminal;
  const clock = monotonicClock;
  const secrets = [inputs.secretKey, env.DOCS_AGENT_KEY ?? ''].filter(Boolean);
  const clean = (text: string) => redact(text, secrets);
  const plain = createTerminalLog(secrets, err);
  const isLive = errColumns() !== undefined && env.TERM !== 'dumb';
  const columns = () => errColumns() || 80;
  const shown = { write: err, columns, colour: wantsColour(env, true), redact: clean };
  const line = isLive ? openLiveLine(plain, { terminal: shown, clock }) : undefined;
  const log = line ?? plain;
  const { connect } = await import('../../client/connect.ts');
  const { random } = Math;
  const { retryBaseMs, timeoutMs } = inputs;
  const tools = { clock, random, retryBaseMs, userAgent: 'docs-agent', onRetry: log.info };
  const deadlineMs = clock.now() + timeoutMs;
  return {
    ports: {
      ...connect(inputs, tools),
      ...listenForStop(),
      random,
      log,
      redact: clean,
      clock: line ? withoutHeartbeat(clock) : clock,
    },
    waiting: { ...inputs, deadlineMs, untilMs: Date.now() + timeoutMs },
    /** Takes the live line away. What is said from then on stays. */
    settle(): void {
      line?.stop();
    },
    clean,
    log: plain,
  };
}

/** The line that turns is the sign of life. */
const withoutHeartbeat = (clock: Clock): Clock => ({ ...clock, every: () => () => {} });
