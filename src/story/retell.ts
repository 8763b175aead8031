import type { TrustedOrigins } from '../text/links.ts';
import { type KeptBlocks, tellComment } from './comment.ts';
import type { Finish } from './finish.ts';
import { tellMarker } from './marker.ts';
import type { Marker } from './marker-owner.ts';
import { NO_PULL, type PullScene, type Scene } from './scene.ts';
import type { Story } from './story.ts';

/*
 * A comment that another run wrote is told anew. What that run knew beside the story (who asked what, its own address)
 * is in no marker, and stands in the comment only, made inert already; so those blocks are kept byte for byte. A marker
 * with the request in it would hold every text twice, and comments from before would still have none.
 */

const ASKED = /^(?:\S+ asked|Asked):\n\n>.*(?:\n>.*)*/m;
const RUN = /\[Workflow run\]\([^()\s]+\)(?=\s*<!-- docs-agent:v\d+ [\w-]* -->\s*$)/;
/** As any sentence of a comment names a command: `/docs status`, `/docs …`. */
const COMMAND = /`([^\s`]+) (?:status|…)`/;
const DEFAULT_COMMAND = '/docs';

export function readKept(body: string): KeptBlocks & Pick<Scene, 'command'> {
  const asked = ASKED.exec(body)?.[0] ?? '';
  const words = body.replace(asked, '');
  return {
    asked,
    run: RUN.exec(body)?.[0] ?? '',
    command: COMMAND.exec(words)?.[1] ?? DEFAULT_COMMAND,
  };
}

/** Login of whoever asked, as the comment of the asking run says it; empty where it names nobody. */
export function readAsker(body: string): string {
  const name = /^(\S+) asked:\n/.exec(ASKED.exec(body)?.[0] ?? '')?.[1];
  const login = (name ?? '').replace(/[\\\u200b]/g, '');
  return /^[\w.-]{1,100}(?:\[bot\])?$/.test(login) ? login : '';
}

/** The comment's new body, for a story that has gone on since. */
export function retell(
  story: Story,
  { body, marker, trusted, pull = NO_PULL, finish }: Retold & { body: string; marker: Marker },
): string {
  const { command, ...kept } = readKept(body);
  const scene: Scene = {
    command,
    asked: '',
    // Stryker disable next-line StringLiteral: who asked stands in what is kept
    by: '',
    note: '',
    // Stryker disable next-line StringLiteral: so does the link to the run
    runUrl: '',
    trusted,
    untilMs: 0,
    elapsedMs: 0,
    pull,
    ...(finish ? { finish } : {}),
  };
  const { story: _, ...owner } = marker;
  return tellComment(story, { scene, kept, marker: tellMarker(story, owner) });
}

/** What whoever tells it anew knows. */
export interface Retold {
  readonly trusted: TrustedOrigins;
  readonly pull?: PullScene;
  readonly finish?: Finish | undefined;
}
