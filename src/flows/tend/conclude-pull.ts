import { advance } from '../../story/advance.ts';
import { retell } from '../../story/retell.ts';
import { readAgain } from '../thread/read-again.ts';
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
  for (const end of named.ends) {
    try {
      const now = await readAgain(end, host);
      if (!now) continue;
      const { comment, marker } = now;
      const { body } = comment;
      const story = advance(marker.story, { kind: 'concluded', by });
      if (story === marker.story) continue;
      await host.editComment(comment, retell(story, { body, marker, trusted, pull: shown }));
    } catch (error) {
      failures.push(`in #${end.marker.thread}: ${explainDeed('conclude', error)}`);
    }
  }
  const how = failures.length === named.ends.length ? 'failed' : 'done';
  return { kind: 'conclude', how, why: failures.join('; ') };
}
