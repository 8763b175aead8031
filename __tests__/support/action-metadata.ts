import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadOnce } from './load-once.ts';

export type ActionMetadata = {
  inputs: Record<string, { description?: string; default?: string | number | boolean; required?: boolean }>;
  outputs: Record<string, { description?: string }>;
  runs: { using: string; main: string; post?: string; 'post-if'?: string };
};

const { parse } = loadOnce('yaml') as typeof import('yaml');
const parsed = new Map<string, ActionMetadata>();

/** An action.yml and the absolute paths of what it runs. */
export type LoadedAction = ActionMetadata & { mainPath: string; postPath?: string };

export function readAction(path: string): LoadedAction {
  const text = readFileSync(path, 'utf8');
  const metadata = parsed.get(text) ?? (parse(text) as ActionMetadata);
  parsed.set(text, metadata);
  const at = (file: string): string => join(dirname(path), file);
  return {
    ...metadata,
    inputs: metadata.inputs ?? {},
    outputs: metadata.outputs ?? {},
    mainPath: at(metadata.runs.main),
    ...(metadata.runs.post === undefined ? {} : { postPath: at(metadata.runs.post) }),
  };
}

/**
 * The inputs' environment as the runner builds it: declared inputs get their default (empty without one), given
 * ones win, `null` stays unset. The only expressions that a default may hold here are plain `${{ github.x }}`.
 * @throws Error for an input that action.yml does not declare, or an expression that is not known here.
 */
export function buildInputEnvironment(
  action: ActionMetadata,
  given: { inputs: Record<string, string | null>; github: Record<string, string> },
): Record<string, string> {
  for (const name of Object.keys(given.inputs))
    if (!Object.hasOwn(action.inputs, name)) throw new Error(`action.yml declares no input ${name}`);
  const expand = (text: string): string =>
    text.replace(/\$\{\{\s*(.*?)\s*\}\}/g, (_, expression: string) => {
      const value = given.github[expression.replace(/^github\./, '')];
      if (!expression.startsWith('github.') || value === undefined)
        throw new Error(`no value for the expression ${expression}`);
      return value;
    });
  const environment: Record<string, string> = {};
  for (const [name, input] of Object.entries(action.inputs)) {
    const value = Object.hasOwn(given.inputs, name)
      ? given.inputs[name]
      : expand(String(input.default ?? ''));
    if (value !== null && value !== undefined)
      environment[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`] = value;
  }
  return environment;
}
