import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let collect: (() => void) | undefined;

/**
 * Gives back what large answers have left behind. Node lets up to 64 MiB of dead buffers lie before it collects them,
 * which is more than a whole run may use; so after an answer of unusual size we ask for it. Takes a few milliseconds.
 */
export function releaseMemory(): void {
  if (collect === undefined) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as () => void;
  }
  collect();
}
