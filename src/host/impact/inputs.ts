import { parseGlobs } from '../inputs/lists.ts';
import { inputReader, parseBoolean, parseWords } from '../inputs/read.ts';
import { parseCommandWord } from '../inputs/trigger.ts';
import { IMPACT_INPUTS, type ImpactInputName } from '../registry.ts';

/** What the impact action and its command are told to look at, checked and frozen. */
export interface ImpactInputs<Kind extends string> {
  readonly docs: readonly string[];
  readonly code: readonly string[];
  /** Path in the repository; empty is the usual place. */
  readonly map: string;
  readonly ignore: readonly string[];
  /** A file on this machine; empty is none. */
  readonly views: string;
  readonly comment: boolean;
  readonly annotations: boolean;
  readonly drafts: boolean;
  readonly command: string;
  readonly failOn: ReadonlySet<Kind>;
}

/** @throws InputError */
export function parseImpactInputs<Kind extends string>(
  env: NodeJS.ProcessEnv,
  kinds: readonly Kind[],
): ImpactInputs<Kind> {
  const read = inputReader(IMPACT_INPUTS);
  const get = (name: ImpactInputName) => read(env, name);
  return Object.freeze({
    docs: parseGlobs('docs', get('docs')),
    code: parseGlobs('code', get('code')),
    map: get('map'),
    ignore: parseGlobs('ignore', get('ignore')),
    views: get('views'),
    comment: parseBoolean('comment', get('comment')),
    annotations: parseBoolean('annotations', get('annotations')),
    drafts: parseBoolean('drafts', get('drafts')),
    command: parseCommandWord(env),
    failOn: parseWords('failOn', get('failOn'), kinds),
  });
}
