import { advance } from '../../story/advance.ts';
import { findMarker, isSameAttempt } from '../../story/marker.ts';
import { retell } from '../../story/retell.ts';
import { explainDeed } from './explain.ts';
import type { TendPorts } from './ports.ts';
import type { Done, Seen } from './tended.ts';

/**
 * Tells every thread that asked for a pull request what became of it. What stands there is read again before it is written,
 * and one edit writes text and marker, so a run that is cut off leaves each comment whole.
 */
export async function concludePull(
  { named, pull }: Seen,
  { by, ports }: { by: 'merge' | 'close'; ports: TendPorts },
): Promise<Done> {
  const { host, trusted } = ports;
  const shown = { link: named.link, number: named.number, title: pull.title };
  const failures: string[] = [];
  for (const { comment, marker: old } of named.ends) {
    try {
      const now = await host.readComment(comment);
      const found = findMarker(now.body);
      if (found.kind !== 'marker' || !isSameAttempt(found.marker, old)) continue;
      const { marker } = found;
      const story = advance(marker.story, { kind: 'concluded', by });
      if (story === marker.story) continue;
      await host.editComment(comment, retell(story, { body: now.body, marker, trusted, pull: shown }));
    } catch (error) {
      failures.push(`in #${old.thread}: ${explainDeed('conclude', error)}`);
    }
  }
  const how = failures.length === named.ends.length ? 'failed' : 'done';
  return { kind: 'conclude', how, why: failures.join('; ') };
}
