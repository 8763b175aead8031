import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Pull = { number: number; head: string; title: string; body: string };
export type StandInHost = Awaited<ReturnType<typeof openPullRequestHost>>;

/**
 * A code host on loopback that opens and edits pull requests. An answer that is aimed at is never given: `open` and `tell` are
 * not done either, `open-done` and `tell-done` are.
 */
export async function openPullRequestHost({ isAimed }: { isAimed: (phase: string) => boolean }) {
  const pulls: Pull[] = [];
  const open = new Set<ServerResponse>();
  const render = (pull: Pull) => ({
    number: pull.number,
    html_url: `https://github.com/fire/docs/pull/${pull.number}`,
    title: pull.title,
    body: pull.body,
    draft: false,
    head: { ref: pull.head, repo: { full_name: 'fire/docs' } },
  });

  const change = (method: string | undefined, url: URL, sent: string): { status: number; json: unknown } => {
    const fields = sent === '' ? {} : (JSON.parse(sent) as Partial<Pull>);
    if (method === 'GET')
      return { status: 200, json: url.searchParams.get('page') === '1' ? pulls.map(render) : [] };
    if (method === 'POST') {
      const { head = '', title = '', body = '' } = fields;
      if (pulls.some((pull) => pull.head === head))
        return { status: 422, json: { message: 'already exists' } };
      pulls.push({ number: pulls.length + 1, head, title, body });
      return { status: 201, json: render(pulls.at(-1) as Pull) };
    }
    const pull = pulls[Number(url.pathname.split('/').at(-1)) - 1];
    if (!pull) return { status: 404, json: { message: 'Not Found' } };
    Object.assign(pull, fields);
    return { status: 200, json: render(pull) };
  };

  const server = createServer(async (request, response) => {
    open.add(response);
    const sent = await text(request);
    const phase = request.method === 'POST' ? 'open' : request.method === 'PATCH' ? 'tell' : undefined;
    if (phase !== undefined && isAimed(phase)) return;
    const { status, json } = change(request.method, new URL(request.url ?? '/', 'http://localhost'), sent);
    if (phase !== undefined && isAimed(`${phase}-done`)) return;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pullsOf: (branch: string): readonly Pull[] => pulls.filter(({ head }) => head === branch),
    close: async () => {
      for (const response of open) response.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
