import {
  type CollectInputName,
  type ImpactInputName,
  INPUTS,
  type InputName,
  type InputRegistry,
  type PageViewsInputName,
  type ServiceInputName,
  type TendInputName,
} from '../registry.ts';
import { InputError, showGiven } from './input-error.ts';

/** Reads one of an action's inputs as the runner passes it, trimmed; an empty one counts as not given and gets its default. */
export function inputReader<Registry extends InputRegistry>(inputs: Registry) {
  return (env: NodeJS.ProcessEnv, name: keyof Registry & string): string => {
    const given = (env[`INPUT_${name.toUpperCase()}`] ?? '').trim();
    const fallback = inputs[name]?.default ?? '';
    // A default that is an expression is the runner's to fill.
    return given || (fallback.startsWith('${{') ? '' : fallback);
  };
}

/** Reads one input of the run action. */
export const readInput = inputReader(INPUTS);

export type AnyInput =
  | InputName
  | PageViewsInputName
  | CollectInputName
  | TendInputName
  | ImpactInputName
  | ServiceInputName;

export function parseRequired(name: AnyInput, value: string, hint: string): string {
  if (value === '') throw new InputError(name, `nothing was given. ${hint}`);
  return value;
}

/** @throws InputError unless the value is one of YAML 1.2's booleans, in any case. */
export function parseBoolean(name: AnyInput, value: string): boolean {
  const word = value.toLowerCase();
  if (word === 'true') return true;
  if (word === 'false') return false;
  throw new InputError(name, `${showGiven(value)} was given; accepted are true and false.`);
}

/** @throws InputError unless the value is a plain decimal number within the bounds. */
export function parseNumber(
  name: AnyInput,
  value: string,
  bounds: { min: number; max: number; unit: string },
): number {
  const number = /^(\d+(\.\d+)?|\.\d+)$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= bounds.min && number <= bounds.max)) {
    const accepted = `a number of ${bounds.unit} from ${bounds.min} to ${bounds.max}`;
    throw new InputError(name, `${showGiven(value)} was given; accepted is ${accepted}.`);
  }
  return number;
}

/** @throws InputError unless the value is a plain whole number within the bounds. */
export function parseWholeNumber(
  name: AnyInput,
  value: string,
  bounds: { min: number; max: number; unit: string },
): number {
  const number = parseNumber(name, value, bounds);
  if (Number.isInteger(number)) return number;
  throw new InputError(name, `${showGiven(value)} was given; accepted is a whole number.`);
}

/** @throws InputError where a word is not accepted; `none` alone is the empty list. */
export function parseWords<Word extends string>(
  name: AnyInput,
  value: string,
  accepted: readonly Word[],
): ReadonlySet<Word> {
  if (value.toLowerCase() === 'none') return new Set();
  const words = value.split(/[\s,]+/).filter(Boolean);
  if (words.some((word) => word.toLowerCase() === 'none')) {
    throw new InputError(name, `${showGiven(value)} was given; none stands alone, without other words.`);
  }
  const unknown = words.find((word) => !accepted.includes(word as Word));
  if (unknown !== undefined) {
    throw new InputError(
      name,
      `${showGiven(unknown)} was given; accepted are ${accepted.join(', ')}, or none.`,
    );
  }
  return new Set(words as Word[]);
}

/** @throws InputError unless the value is one of the words */
export function parseChoice<Word extends string>(
  name: AnyInput,
  value: string,
  accepted: readonly Word[],
): Word {
  const word = accepted.find((candidate) => candidate === value.toLowerCase());
  if (word !== undefined) return word;
  throw new InputError(name, `${showGiven(value)} was given; accepted are ${accepted.join(', ')}.`);
}
