import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from '@jest/globals';
import { type Ended, spawnAndWatch, type WatchOptions } from './child-process.ts';
import { createJobSimulator, KEY, PROJECT } from './job-simulator.ts';
import {
  type RecordedRequest,
  type ScriptedService,
  type ScriptedServiceOptions,
  startScriptedService,
} from './scripted-service.ts';

export const CLI = resolve(import.meta.dirname, '../../dist/cli/index.js');

export type CommandOptions = WatchOptions & { env?: Record<string, string>; input?: string };

/** Runs the built `docs-agent` in a folder of its own, and checks what holds however it ends. */
export async function runDocsAgent(args: string[], options: CommandOptions = {}): Promise<Ended> {
  const { env, input, ...watch } = options;
  const folder = mkdtempSync(join(tmpdir(), 'command-line-'));
  try {
    const ended = await spawnAndWatch({
      entry: CLI,
      args,
      cwd: folder,
      env: { PATH: process.env.PATH ?? '', TMPDIR: folder, ...env },
      options: { measured: false, ...watch },
      ...(input === undefined ? {} : { input }),
    });
    expect({ timedOut: ended.timedOut, signal: ended.signal }).toEqual({ timedOut: false, signal: null });
    const both = `${ended.stdout}\n${ended.stderr}`;
    expect(both).not.toMatch(/^\s+at .+:\d+:\d+\)?$/m);
    expect(both).not.toContain(KEY);
    return ended;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export type PlayedCommand = Ended & { requests: string[]; recorded: RecordedRequest[] };

/** The same against a scripted service, with variables that lead to it, and options that make it quick. */
export async function playCommand(
  args: string[],
  service: Partial<ScriptedServiceOptions> = {},
  options: CommandOptions | ((service: ScriptedService) => CommandOptions) = {},
): Promise<PlayedCommand> {
  await using started = await startScriptedService({ script: createJobSimulator(), ...service });
  const { env, ...watch } = typeof options === 'function' ? options(started) : options;
  const access = { DOCS_AGENT_KEY: KEY, DOCS_AGENT_PROJECT: PROJECT, DOCS_AGENT_URL: started.url };
  const ended = await runDocsAgent(args, { ...watch, env: { ...access, ...env } });
  return { ...ended, requests: started.list(), recorded: started.requests };
}
