import type { Done } from '../../report/tend-report.ts';
import { advance } from '../../story/advance.ts';
import { retell } from '../../story/retell.ts';
import type { FoundComment } from '../thread/eye.ts';
import { rewrite } from '../thread/rewrite.ts';
import { attemptInEach } from './attempt.ts';
import type { Seen, TendPorts } from './work.ts';

/** Tells every thread that asked for a pull request what became of it. */
export function concludePull(
  { named, pull: { title } }: Seen,
  { by, ports: { host, trusted } }: { by: 'merge' | 'close'; ports: TendPorts },
): Promise<Done> {
  const pull = { link: named.link, number: named.number, title };
  const tell = ({ comment: { body }, marker }: FoundComment) => {
    const story = advance(marker.story, { kind: 'concluded', by });
    return story === marker.story ? undefined : retell(story, { body, marker, trusted, pull });
  };
  const acts = named.ends.map((end) => [end.marker.thread, () => rewrite(end, { host, tell })] as const);
  return attemptInEach('conclude', acts);
}
