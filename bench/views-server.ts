import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A service that gives page views, most viewed first, without a store behind it: the bench is about its callers. Run as
 * a process of its own with the number of rows; writes its address to standard output, and ends with its standard input.
 */
const rows = Number(process.argv[2]);

const human = (index: number) => Math.floor(rows / (index + 1)) + (index % 7);
const ai = (index: number) => Math.floor(rows / (index + 2)) + (index % 3);
const totals = { human: 0, ai: 0, total: 0 };
for (let index = 0; index < rows; index += 1) {
  totals.human += human(index);
  totals.ai += ai(index);
}
totals.total = totals.human + totals.ai;

const server = createServer((request, response) => {
  const query = new URL(request.url ?? '', 'http://localhost').searchParams;
  const offset = Number(query.get('offset') ?? 0);
  const end = Math.min(rows, offset + Number(query.get('limit') ?? 50));
  const views: object[] = [];
  for (let index = offset; index < end; index += 1) {
    const path = `/docs/section-${index % 97}/a-page-with-a-usual-name-${index}`;
    views.push({ path, human: human(index), ai: ai(index), total: human(index) + ai(index) });
  }
  const body = JSON.stringify({ totals, views, hasMore: end < rows });
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
});
server.listen(0, '127.0.0.1', () =>
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`),
);
process.stdin.on('end', () => process.exit(0)).resume();
