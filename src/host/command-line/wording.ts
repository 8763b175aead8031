import { IMPACT_INPUTS, INPUTS, PAGE_VIEWS_INPUTS } from '../registry.ts';
import { toOption } from './options.ts';

/** What a workflow does with the input `jobId`, a person does with a command; a person's workspace is the folder. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bset jobId: ([\w-]+) to send it/g, '`docs-agent message $1` sends it'],
  [/\bleave jobId out to start a new job/gi, '`docs-agent run` starts a new one'],
  [/\brun again without jobId for a new job/g, '`docs-agent run` starts a new one'],
  [/ in the workspace\. Is it committed, and does a checkout step come first\?/, ' in this folder.'],
  [/ lies outside the workspace;/, ' lies outside this folder;'],
  [/^Input jobId:/, 'The job’s id:'],
  [/\bjobId\b/g, 'the job’s id'],
];

const names = [
  ...Object.keys(INPUTS),
  ...Object.keys(PAGE_VIEWS_INPUTS),
  ...Object.keys(IMPACT_INPUTS),
].filter((name) => /[A-Z]/.test(name));
/** Only names that are no plain words: a sentence may speak of a prompt and mean none. */
const NAMES = new RegExp(`(?:\\bInput )?\\b(${names.join('|')})\\b(?:: true\\b)?`, 'g');

/** A sentence that speaks of an action's inputs, in the words of a command line. */
export function sayAtTerminal(sentence: string): string {
  const phrased = PHRASES.reduce((text, [pattern, words]) => text.replace(pattern, words), sentence);
  return phrased
    .replace(NAMES, (_, name: string) => toOption(name))
    .replace(/^Input (\w+):/, (_, name) => `${toOption(name)}:`);
}
