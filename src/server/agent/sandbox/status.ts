import * as z from 'zod';

const statusSchema = z.object({ 'child-pid': z.int().optional(), 'exit-code': z.int().optional() });

export type SandboxStatus = {
  /** The sandbox's first process, in our own numbering: when it ends, so does all else in there. */
  init: number | undefined;
  /** Undefined where the command was not started. */
  exitCode: number | undefined;
  /** Resolves when nothing more will be said. */
  told: Promise<void>;
};

/** Reads what bubblewrap says of itself: a JSON object on each line. */
export function readStatus(stream: NodeJS.ReadableStream, onInit: (pid: number) => void): SandboxStatus {
  const told = new Promise<void>((resolve) => stream.once('close', () => resolve()));
  const status: SandboxStatus = { init: undefined, exitCode: undefined, told };
  let rest = '';
  stream.on('error', () => undefined);
  stream.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk.toString('latin1')).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const said = statusSchema.safeParse(parse(line)).data;
      status.exitCode ??= said?.['exit-code'];
      const init = said?.['child-pid'];
      if (init === undefined || status.init !== undefined) continue;
      status.init = init;
      onInit(init);
    }
  });
  return status;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
