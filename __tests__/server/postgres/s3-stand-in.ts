import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type S3StandIn = Awaited<ReturnType<typeof startS3>>;

const ACCESS_KEY = 'AKIATEST';
const SECRET_KEY = 'secret/of+the=test';
const REGION = 'eu-test-1';
const PAGE = 2;

/**
 * A bucket `logs` in memory that holds every request against its signature, computed here from
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html, sends parts of
 * objects, and lists by pages of two.
 */
export async function startS3() {
  const objects = new Map<string, Buffer>();
  const refused: string[] = [];
  const sent: number[] = [];
  let ranges = true;
  let broken = false;

  const server = createServer(async (request, response) => {
    const body = await binary(request);
    const answer = (status: number, content: string | Buffer = '') => response.writeHead(status).end(content);
    if (broken) return answer(503);
    const url = new URL(request.url ?? '', 'http://localhost');
    const why = refusal(request, url, body);
    if (why !== undefined) {
      refused.push(why);
      return answer(403, '<Error><Code>SignatureDoesNotMatch</Code></Error>');
    }
    const key = decodeURIComponent(url.pathname).replace(/^\/logs\/?/, '');
    if (key === '' && request.method === 'GET') return answer(200, list(objects, url));
    const found = objects.get(key);
    if (request.method === 'PUT') objects.set(key, body);
    else if (request.method === 'DELETE') objects.delete(key);
    else if (found) {
      const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(ranges ? (request.headers.range ?? '') : '') ?? [];
      const part = from === undefined ? found : found.subarray(Number(from), Number(to) + 1);
      sent.push(part.length);
      if (from === undefined) return answer(200, found);
      return Number(from) >= found.length ? answer(416) : answer(206, part);
    } else return answer(404, '<Error><Code>NoSuchKey</Code></Error>');
    response.setHeader('ETag', '"1"');
    return answer(request.method === 'DELETE' ? 204 : 200);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    objects,
    refused,
    /** How many bytes each answer with an object had. */
    sent,
    ignoreRanges: () => {
      ranges = false;
    },
    break: () => {
      broken = true;
    },
    options: {
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      bucket: 'logs',
      region: REGION,
      accessKey: ACCESS_KEY,
      secretKey: SECRET_KEY,
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function binary(request: IncomingMessage): Promise<Buffer> {
  return Buffer.from(await text(request.setEncoding('latin1')), 'latin1');
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, content: string) => createHmac('sha256', key).update(content).digest();

/** Why the signature does not hold, if so. */
function refusal(request: IncomingMessage, url: URL, body: Buffer): string | undefined {
  const stated =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    );
  if (!stated) return 'no signature';
  const [, credential = '', signedHeaders = '', signature = ''] = stated;
  const [key, day = '', region, service, end] = credential.split('/');
  if (key !== ACCESS_KEY || region !== REGION || service !== 's3' || end !== 'aws4_request')
    return credential;
  const names = signedHeaders.split(';');
  const present = Object.keys(request.headers).filter((name) => name === 'host' || name.startsWith('x-amz-'));
  if (present.some((name) => !names.includes(name))) return `not signed: ${present}`;
  const payload = String(request.headers['x-amz-content-sha256']);
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return 'another body';
  const time = String(request.headers['x-amz-date']);
  if (!time.startsWith(day)) return `signed on ${day}, sent on ${time}`;
  const query = [...url.searchParams]
    .map((pair) => pair.map(encode))
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1))
    .map((pair) => pair.join('='))
    .join('&');
  const headers = names.map((name) => `${name}:${String(request.headers[name]).trim()}\n`).join('');
  const canonical = [request.method, url.pathname, query, headers, signedHeaders, payload].join('\n');
  const scope = [day, REGION, 's3', 'aws4_request'];
  const signing = scope.reduce<string | Buffer>((secret, part) => hmac(secret, part), `AWS4${SECRET_KEY}`);
  const expected = hmac(signing, ['AWS4-HMAC-SHA256', time, scope.join('/'), sha256(canonical)].join('\n'));
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? undefined : `for\n${canonical}`;
}

function encode(part: string): string {
  return encodeURIComponent(part).replaceAll(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function list(objects: ReadonlyMap<string, Buffer>, url: URL): string {
  const prefix = url.searchParams.get('prefix') ?? '';
  const after = url.searchParams.get('continuation-token') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, PAGE);
  const more = keys.length > PAGE;
  const contents = page.map(
    (key) => `<Contents><Key>${key}</Key><Size>${objects.get(key)?.length}</Size><ETag>"1"</ETag></Contents>`,
  );
  const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
}
