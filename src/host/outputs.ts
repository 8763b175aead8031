import { redact } from '../text/redact.ts';
import { writeFileCommand } from './file-command.ts';
import type {
  CollectOutputName,
  ImpactOutputName,
  OutputName,
  PageViewsOutputName,
  ServiceOutputName,
  ServiceStateName,
  StateName,
  TendOutputName,
} from './registry.ts';

type AnyOutput =
  | OutputName
  | PageViewsOutputName
  | CollectOutputName
  | TendOutputName
  | ImpactOutputName
  | ServiceOutputName;
type AnyState = StateName | ServiceStateName;

export interface OutputWriter {
  /** @throws Error where the runner's file is missing or not writable */
  setOutput(name: AnyOutput, value: string): void;
  /** @throws Error where the runner's file is missing or not writable */
  saveState(name: AnyState, value: string): void;
}

/** Writes to the runner's files, behind random delimiters. GITHUB_ENV and GITHUB_PATH are never written. */
export function createOutputs(secrets: readonly string[]): OutputWriter {
  const write = (command: 'OUTPUT' | 'STATE') => (name: string, value: string) =>
    writeFileCommand(command, { name, value: redact(value, secrets) });
  return { setOutput: write('OUTPUT'), saveState: write('STATE') };
}

/** What the main step left behind. */
export function readState(env: NodeJS.ProcessEnv, name: AnyState): string {
  return env[`STATE_${name}`] ?? '';
}
