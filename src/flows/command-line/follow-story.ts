import type { Log } from '../../ports/log.ts';
import { isOpen, type ToldStory } from '../../story/story.ts';
import { type Chronicle, createChronicle } from '../chronicle.ts';

export interface Listeners {
  readonly log: Log;
  readonly redact: (text: string) => string;
}

/**
 * Follows one request to its end outside a runner, where nothing is kept for a later step. Never throws: what breaks off
 * ends the story as well, with the job as far as it is known.
 */
export async function followStory(
  work: (chronicle: Chronicle) => Promise<void>,
  listeners: Listeners,
): Promise<ToldStory> {
  const chronicle = createChronicle({ ...listeners, saveState: () => {}, setOutput: () => {} });
  let why = 'It ended without a word.';
  try {
    await work(chronicle);
  } catch (error) {
    why = `It broke off: ${error instanceof Error ? error.message : String(error)}.`;
  }
  if (isOpen(chronicle.story)) await chronicle.happened({ kind: 'broke off', why });
  const { story } = chronicle;
  if (isOpen(story)) throw new Error(why);
  return story;
}
