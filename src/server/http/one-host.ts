import type { IncomingMessage } from 'node:http';

/**
 * The refusal of a request that names more than one host, or undefined. Node takes the first, and what stands before the
 * service may take another (https://www.rfc-editor.org/rfc/rfc9112#section-3.2).
 */
export function refuseSecondHost({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): Response | undefined {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts++;
  if (hosts < 2) return undefined;
  const error = `Send one header \`Host\`, given ${hosts}.`;
  return Response.json({ error }, { status: 400, headers: { Connection: 'close' } });
}
