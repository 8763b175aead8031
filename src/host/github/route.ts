/** True for what changes something. GraphQL is sent as a POST, and nothing is asked of it here but whom the token is. */
export function isWrite(route: string): boolean {
  return !/^(?:GET \S|POST \S*\/graphql$)/.test(route);
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
