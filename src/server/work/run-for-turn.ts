import type { AgentEnd } from '../agent/command.ts';
import { agentEnvironment } from '../agent/environment.ts';
import { identifyProcess } from '../agent/process-group.ts';
import { runShutIn, type ShutIn } from '../agent/run-shut-in.ts';
import type { Claimed } from '../store/turns.ts';
import { type TurnPorts, TurnStopped } from './turn-ports.ts';

export type TurnCommand = Pick<
  ShutIn,
  'command' | 'prompt' | 'promptAs' | 'rules' | 'folders' | 'contexts' | 'timeoutMs' | 'log'
> & {
  /** Names of the service's variables that it gets, and what it gets besides. */
  pass: readonly string[];
  env?: Readonly<Record<string, string>>;
};

/**
 * Runs a command of a turn, the agent's or a check's, so that nobody else runs one for the same turn at the same time, and
 * it ends with the service.
 * @throws TurnStopped where the turn is another worker's by now
 */
export async function runForTurn(
  { job, turn }: Claimed,
  given: TurnCommand & { ports: TurnPorts },
  signal: AbortSignal,
): Promise<AgentEnd> {
  const { ports, pass, env, ...command } = given;
  let release = () => {};
  return runShutIn(
    {
      ...command,
      dataDir: ports.dataDir,
      env: (places) => ({
        ...agentEnvironment({ job: job.id, project: job.project, ...places, pass }, ports.environment),
        ...env,
      }),
      graceMs: ports.graceMs,
      beforeStart: () => {
        // This process may have stood still since it looked last, and another worker have an agent at work by now.
        if (!ports.holds(turn)) throw new TurnStopped();
      },
      onStart: (pid) => {
        release = ports.guard?.(turn, pid) ?? release;
        const identity = identifyProcess(pid);
        if (identity === undefined) return undefined;
        const recorded = ports.insistence.write(() => ports.turns.recordProcess(turn, identity));
        // Without a guard the record is all by which the next service knows what to end: nothing begins before it stands.
        recorded.catch(() => undefined);
        return ports.guard === undefined ? recorded : undefined;
      },
    },
    signal,
  ).finally(() => release());
}
