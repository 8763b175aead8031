import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface StepResult {
  readonly exitCode: number;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
}

/**
 * Runs the built action as a runner would: inputs as INPUT_ variables, files for outputs, state and summary, the main
 * step and then the post step. The log is shown as a runner shows it: masks applied, commands taken out.
 */
export async function runStep(
  root: string,
  options: { folder: string; inputs: Record<string, string>; show: (line: string) => void },
): Promise<StepResult> {
  mkdirSync(options.folder, { recursive: true });
  const file = (name: string) => {
    const path = join(options.folder, name);
    writeFileSync(path, '');
    return path;
  };
  const files = {
    GITHUB_OUTPUT: file('output'),
    GITHUB_STATE: file('state'),
    GITHUB_STEP_SUMMARY: file('summary.md'),
  };
  const inputs = Object.entries(options.inputs).map(([name, value]) => [
    `INPUT_${name.toUpperCase()}`,
    value,
  ]);
  const env = {
    PATH: process.env.PATH ?? '',
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: options.folder,
    ...files,
    ...(Object.fromEntries(inputs) as Record<string, string>),
  };
  const exitCode = await runEntry(join(root, 'dist/run/index.js'), env, options.show);
  const state = Object.entries(readPairs(files.GITHUB_STATE)).map(([name, value]) => [
    `STATE_${name}`,
    value,
  ]);
  await runEntry(join(root, 'dist/post/index.js'), { ...env, ...Object.fromEntries(state) }, options.show);
  return {
    exitCode,
    outputs: readPairs(files.GITHUB_OUTPUT),
    summary: readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8'),
  };
}

function runEntry(entry: string, env: Record<string, string>, show: (line: string) => void): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [entry], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const masks: string[] = [];
    let rest = '';
    const take = (line: string) => {
      const command = /^::([a-z-]+)(?: [^:]*)?::(.*)$/.exec(line);
      if (command?.[1] === 'add-mask') masks.push(command[2] ?? '');
      else
        show(
          masks.reduce(
            (shown, mask) => shown.replaceAll(mask, '***'),
            command ? `${command[1]}: ${command[2]}` : line,
          ),
        );
    };
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (rest + chunk).split(/\r?\n/);
      rest = lines.pop() ?? '';
      lines.forEach(take);
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (rest) take(rest);
      resolve(code ?? 1);
    });
  });
}

/** Reads `name=value` lines and `name<<delimiter` blocks, as a runner does; a later value of a name wins. */
function readPairs(path: string): Record<string, string> {
  const pairs: Record<string, string> = {};
  const lines = readFileSync(path, 'utf8').split('\n');
  for (let at = 0; at < lines.length; at += 1) {
    const [, name = '', sign, rest = ''] = /^(.+?)(=|<<)(.*)$/.exec(lines[at] ?? '') ?? [];
    if (sign === '=') pairs[name] = rest;
    if (sign !== '<<') continue;
    const end = lines.indexOf(rest, at + 1);
    pairs[name] = lines.slice(at + 1, end).join('\n');
    at = end;
  }
  return pairs;
}
