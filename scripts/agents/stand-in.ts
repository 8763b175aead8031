import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { DIALECTS, type Dialect, eventStream, hasTools, type Move } from './dialects.ts';

/** What a model does in a run: moves one after the other, a status that it answers alone, or nothing at all. */
export type Manners = { moves: readonly Move[] } | { status: 401 | 503 | 529 } | 'silent';

const ASIDE = 'Done.';

/** A model's interface on loopback, in every dialect at once. `turns`: how often the model itself was asked. */
export async function startStandIn(manners: Manners) {
  let turns = 0;
  const server = createServer(async (request, response) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    const body = await text(request).catch(() => '');
    const dialect = Object.values(DIALECTS).find((each) => each.path.test(path));
    const send = (status: number, json: object): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    };
    // What agents ask besides, such as which models there are, they do without.
    if (!dialect || request.method !== 'POST') return send(404, { error: { message: 'nothing is here' } });
    turns += 1;
    if (manners === 'silent') return;
    if ('status' in manners) {
      const { status } = manners;
      return send(status, dialect.error(status, status === 401 ? 'the key is not valid' : 'overloaded'));
    }
    const asked = JSON.parse(body);
    if (dialect.word && asked.stream !== true) return send(200, dialect.word(ASIDE));
    const move = nextMove(manners.moves, { dialect, asked });
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(eventStream(dialect.events(move, `${turns}`)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return { port: (server.address() as AddressInfo).port, turns: () => turns, close };
}

/**
 * Which move is due is read out of what the agent tells of the moves before, so that a request made twice is answered alike. A
 * request without tools is for a title or the like: it gets a word, unless the moves themselves are words.
 */
export function nextMove(
  moves: readonly Move[],
  { dialect, asked }: { dialect: Dialect; asked: Record<string, unknown> },
): Move {
  const next = moves[dialect.countResults(asked)];
  const isAside = next !== undefined && !('text' in next) && !hasTools(asked);
  return next === undefined || isAside ? { text: ASIDE } : next;
}
