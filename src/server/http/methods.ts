import type { Router } from 'hono/router';
import type { RouterRoute } from 'hono/types';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

type Route = readonly [unknown, RouterRoute];

/**
 * The methods that something answers at a path, for whoever came with another
 * (https://www.rfc-editor.org/rfc/rfc9110#section-15.5.6). What only stands in front of others answers nothing.
 */
export function methodsAt(router: Router<Route>, path: string): string[] {
  const found = METHODS.filter((method) =>
    router.match(method, path)[0].some(([[, route]]) => route.method === method && !route.path.includes('*')),
  );
  // Hono answers HEAD by what answers GET.
  return found.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
}
