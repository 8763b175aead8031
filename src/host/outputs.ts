import { redact } from '../text/redact.ts';
import type { CollectOutputName, OutputName, PageViewsOutputName, StateName } from './registry.ts';
import { issueFileCommand, prepareKeyValueMessage } from './toolkit.ts';

export interface OutputWriter {
  /** @throws Error where the runner's file is missing or not writable */
  setOutput(name: OutputName | PageViewsOutputName | CollectOutputName, value: string): void;
  /** @throws Error where the runner's file is missing or not writable */
  saveState(name: StateName, value: string): void;
  /** What an output was last to be; empty where it was not written. For a run that breaks off and starts its report anew. */
  lastOutput(name: OutputName): string;
}

/** Writes to the runner's files, behind the toolkit's random delimiters. GITHUB_ENV and GITHUB_PATH are never written. */
export function createOutputs(secrets: readonly string[]): OutputWriter {
  const write = (command: 'OUTPUT' | 'STATE') => (name: string, value: string) =>
    issueFileCommand(command, prepareKeyValueMessage(name, redact(value, secrets)));
  const last = new Map<string, string>();
  const setOutput = write('OUTPUT');
  return {
    setOutput(name, value) {
      last.set(name, value);
      setOutput(name, value);
    },
    saveState: write('STATE'),
    lastOutput: (name) => last.get(name) ?? '',
  };
}

/** What the main step left behind. */
export function readState(env: NodeJS.ProcessEnv, name: StateName): string {
  return env[`STATE_${name}`] ?? '';
}
