import { rename, rm, writeFile } from 'node:fs/promises';
import { jobFolders } from '../git/workspace.ts';
import { type ArtifactStore, PAGES_NAME } from '../store/artifacts.ts';
import type { ChangedPages } from './changed-pages.ts';
import { decodeHead, decodePages, encodePages, HEAD_MAX_BYTES, type Head, type Range } from './format.ts';
import type { TakenPages } from './take-pages.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Where the rendered view gets what it shows. Written when a change is published, so that who shows it needs neither
 * the mirror nor git.
 */
export type KeptPages = {
  write: (job: string, taken: TakenPages) => Promise<void>;
  /** There is nothing to show any more. */
  remove: (job: string) => Promise<void>;
  pages: (job: string) => Promise<ChangedPages | undefined>;
  /** An image by the name that the pages give it. */
  image: (job: string, name: string) => Promise<Bytes | undefined>;
};

/** How often it is read anew because it was replaced meanwhile. */
const TRIES = 5;

/** Keeps them with the job's other files, as one file of its own. */
export function keepPagesIn(
  dataDir: string,
  artifacts: Pick<ArtifactStore, 'keep' | 'read' | 'remove'>,
): KeptPages {
  const path = (job: string) => jobFolders(dataDir, job).pages;
  const read = async (job: string, range: Range): Promise<Bytes | undefined> => {
    const found = await artifacts.read(job, PAGES_NAME, range);
    return found && new Uint8Array(found);
  };

  /** Both reads are of the same file: what is found between two heads that are alike belongs to them. */
  const readPart = async (job: string, choose: (head: Head) => Range | undefined) => {
    const whole = { from: 0, bytes: HEAD_MAX_BYTES };
    let before = await read(job, whole);
    for (let tries = 0; tries < TRIES && before; tries++) {
      const head = decodeHead(before);
      const range = head && choose(head);
      const part = range && (await read(job, range));
      const after: Bytes | undefined = range ? await read(job, whole) : before;
      if (after && Buffer.compare(before, after) === 0) return part;
      before = after;
    }
    return undefined;
  };

  return {
    write: async (job, taken) => {
      // Whoever reads meanwhile gets the one or the other, whole.
      await writeFile(`${path(job)}.new`, encodePages(taken), { mode: 0o600 });
      await rename(`${path(job)}.new`, path(job));
      await artifacts.keep(job, PAGES_NAME);
    },
    remove: async (job) => {
      await rm(path(job), { force: true });
      await artifacts.remove(job, [PAGES_NAME]);
    },
    pages: async (job) => {
      const part = await readPart(job, (head) => head.pages);
      return part && decodePages(part);
    },
    image: (job, name) => readPart(job, (head) => head.images.get(name)),
  };
}
