import { advance } from '../../story/advance.ts';
import { retell } from '../../story/retell.ts';
import { handOn, over } from '../thread/hand-on.ts';
import { explainDeed } from './explain.ts';
import type { TendPorts } from './ports.ts';
import type { Done, Seen } from './tended.ts';

/** Tells every thread that asked for a pull request what became of it. */
export async function concludePull(
  { named, pull: { title } }: Seen,
  { by, ports: { host, trusted } }: { by: 'merge' | 'close'; ports: TendPorts },
): Promise<Done> {
  const pull = { link: named.link, number: named.number, title };
  const failures: string[] = [];
  for (const end of named.ends) {
    const telling = over(end, ({ comment: { body }, marker }) => {
      const story = advance(marker.story, { kind: 'concluded', by });
      return story === marker.story ? undefined : retell(story, { body, marker, trusted, pull });
    });
    try {
      await handOn(end.comment, { host }).bring(telling);
    } catch (error) {
      failures.push(`in #${end.marker.thread}: ${explainDeed('conclude', error)}`);
    }
  }
  const how = failures.length === named.ends.length ? 'failed' : 'done';
  return { kind: 'conclude', how, why: failures.join('; ') };
}
