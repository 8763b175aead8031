import { InputError, showGiven } from '../inputs/input-error.ts';
import { PROMPT_FILE, parsePrompt } from '../inputs/prompt.ts';
import { readTextFile } from '../inputs/text-file.ts';

const MAX_BYTES = 1024 * 1024;

/** Where a person may put the prompt; `rest` is what stands on the command line beside the options. */
export interface PromptSource {
  readonly prompt: string | undefined;
  readonly promptFile: string | undefined;
  readonly rest: string | undefined;
}

/**
 * The prompt, from wherever it was put.
 * @throws InputError unless it is in one place, and can be used
 */
export async function readPromptSource(
  { prompt, promptFile, rest }: PromptSource,
  stdin: AsyncIterable<Buffer | string>,
): Promise<string> {
  if (rest !== undefined && rest !== '-')
    throw new InputError(
      'prompt',
      `${showGiven(rest)} stands alone; accepted there is - for standard input.`,
    );
  const given = [prompt, promptFile, rest].filter((place) => place !== undefined);
  if (given.length !== 1) {
    const flaw = given.length === 0 ? 'no prompt was given' : 'the prompt was given in more than one place';
    throw new InputError(
      'prompt',
      `${flaw}; accepted is one of --prompt, --prompt-file and - (standard input).`,
    );
  }
  const text = prompt ?? (await readFileOrStream(promptFile ?? '-', stdin));
  if (text.trim() !== '') return parsePrompt({ INPUT_PROMPT: text }, { workspaceIsForeign: false });
  throw new InputError(
    promptFile === undefined ? 'prompt' : 'promptFile',
    'it is empty; say what the agent should do.',
  );
}

function readFileOrStream(file: string, stdin: AsyncIterable<Buffer | string>): Promise<string> | string {
  return file === '-' ? readStream(stdin) : readTextFile(file, { ...PROMPT_FILE, given: showGiven(file) });
}

async function readStream(stdin: AsyncIterable<Buffer | string>): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stdin) {
    chunks.push(Buffer.from(chunk));
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new InputError('prompt', 'standard input is larger than 1 MiB.');
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new InputError('prompt', "standard input can't be read as UTF-8 text.");
  }
}
