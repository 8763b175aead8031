import type { CodeHost } from '../../ports/code-host.ts';
import { advance } from '../../story/advance.ts';
import type { TrustedOrigins } from '../../text/links.ts';
import type { Warn } from '../host-failure.ts';
import type { FoundComment } from './eye.ts';
import { tellOn } from './rewrite.ts';

interface Ports {
  readonly host: CodeHost;
  readonly trusted: TrustedOrigins;
  /** False where commands get no reactions. */
  readonly reacts: boolean;
  readonly warn: Warn;
}

/**
 * Tells the ends of runs that were found dead: comment and reaction, by what the comment says, and no more. Once: it says so
 * then. Never rejects.
 */
export async function tellDead(dead: readonly FoundComment[], ports: Ports): Promise<void> {
  for (const one of dead) {
    const { kind } = one.marker.story;
    const next = ({ marker: { story } }: FoundComment) =>
      story.kind === kind ? advance(story, { kind: 'found dead' }) : story;
    await tellOn(one, { ...ports, next }).catch((error: unknown) => {
      ports.warn('The comment of a run that is dead could not be brought to its end', error);
    });
  }
}
