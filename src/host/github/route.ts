/** True for what changes something. GraphQL is always a POST, and its query, bare or in a body, says whether it changes. */
export function isWrite(route: string, query: unknown = ''): boolean {
  if (/^POST \S*\/graphql$/.test(route)) return /^(?:\{"query":")?mutation\b/.test(String(query));
  return !/^GET \S/.test(route);
}

/** True for what may be sent again where its answer is lost: what reads, sets, or adds names that are there only once. */
export function isRepeatable(route: string, query?: unknown): boolean {
  if (!isWrite(route, query)) return true;
  return !route.startsWith('POST ') || /\/(?:labels|assignees|requested_reviewers)$/.test(route);
}

/** Method and path as they were asked for, the API's own path before it and without a query: `GET /api/v1/user`. */
export function nameRoute(
  route: string,
  given: { parameters: Record<string, unknown>; apiUrl: string },
): string {
  const { parameters, apiUrl } = given;
  const [method = '', template = ''] = route.split(' ');
  const path = template.replace(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(String(parameters[name] ?? '')),
  );
  const base = URL.parse(String(parameters.baseUrl ?? apiUrl))?.pathname.replace(/\/+$/, '') ?? '';
  return `${method} ${base}${path}`;
}
