import { advance } from '../../story/advance.ts';
import { retell } from '../../story/retell.ts';
import type { FoundComment } from '../thread/eye.ts';
import { rewrite } from '../thread/rewrite.ts';
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
  const tell = ({ comment: { body }, marker }: FoundComment) => {
    const story = advance(marker.story, { kind: 'concluded', by });
    return story === marker.story ? undefined : retell(story, { body, marker, trusted, pull });
  };
  for (const end of named.ends) {
    try {
      await rewrite(end, { host, tell });
    } catch (error) {
      failures.push(`in #${end.marker.thread}: ${explainDeed('conclude', error)}`);
    }
  }
  const how = failures.length === named.ends.length ? 'failed' : 'done';
  return { kind: 'conclude', how, why: failures.join('; ') };
}
