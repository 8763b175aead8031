import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCookie, setCookie } from 'hono/cookie';
import { addressOf } from '../access/caller.ts';
import { authorize, judgeKey } from '../access/keys.ts';
import type { JobStore } from '../store/jobs.ts';
import { ALL_PROJECTS, type KeyRow, type KeyStore } from '../store/keys.ts';
import { parseFilter } from './filter.ts';
import { findJobsShown } from './jobs-shown.ts';
import type { LoginLimit } from './login-limit.ts';
import { renderDashboard, renderLogin, renderNoList } from './page.ts';
import { isOwnForm } from './same-site.ts';
import { SESSION_MS, type Sessions } from './sessions.ts';
import { DASHBOARD_HEADERS } from './style.ts';

export type DashboardPorts = {
  keys: Pick<KeyStore, 'find'>;
  list: Pick<JobStore, 'list' | 'count'>;
  sessions: Sessions;
  limit: LoginLimit;
  /** Of the configuration, in its order. */
  projects: readonly string[];
  trustedProxies: readonly string[];
  publicUrl: () => string;
};

type Env = { Bindings: HttpBindings };
type Request = Context<Env>;

const FORM_MAX_BYTES = 4096;

/** Serves the dashboard: the jobs of a key's projects, to whoever has logged in with the key. */
export function registerDashboard(app: Hono<Env>, ports: DashboardPorts): void {
  const { sessions, limit } = ports;
  const page = (c: Request, text: string, status: 200 | 400 | 401 | 403 | 404 | 429 = 200) =>
    c.body(text, status, DASHBOARD_HEADERS);

  app.get('/', async (c) => {
    const key = await findKey(c, ports);
    if (!key) return page(c, renderLogin());
    const projects = ports.projects.filter((name) => key.project === ALL_PROJECTS || key.project === name);
    const filter = parseFilter(c.req.query(), projects);
    if (!filter) return page(c, renderNoList(), 404);
    const shown = await findJobsShown(ports.list, { projects, filter });
    return page(c, renderDashboard({ projects, filter, shown }));
  });

  const small = bodyLimit({
    maxSize: FORM_MAX_BYTES,
    onError: (c) => {
      c.header('Connection', 'close');
      return c.json({ error: `The form is larger than ${FORM_MAX_BYTES} bytes.` }, 413);
    },
  });

  app.post('/login', small, async (c) => {
    if (!isOwn(c, ports)) return page(c, renderLogin('Another site sent this form. Log in here.'), 403);
    const address = addressOf(c, ports.trustedProxies);
    const { key } = await c.req.parseBody().catch(() => ({ key: undefined }));
    // Half a form, or none: nothing was tried.
    if (typeof key !== 'string') return page(c, renderLogin('Send the form with a key.'), 400);
    const authorization = `Bearer ${key.trim()}`;
    const grant = await authorize(ports.keys, { authorization, scope: 'read', address, project: undefined });
    if (!grant.ok) {
      const seconds = grant.status === 401 ? limit.failed(address) : undefined;
      if (seconds === undefined) return page(c, renderLogin(whyRefused(grant.status, grant.error)), 401);
      c.header('Retry-After', String(seconds));
      const minutes = Math.ceil(seconds / 60);
      return page(c, renderLogin(`Too many tries. Wait ${minutes} minutes and try again.`), 429);
    }
    const value = await sessions.open(grant.key.id);
    setSession(c, { ports, value, seconds: SESSION_MS / 1000 });
    return c.redirect('/', 303);
  });

  app.post('/logout', async (c) => {
    if (!isOwn(c, ports)) return page(c, renderLogin('Another site sent this form.'), 403);
    const session = getCookie(c, cookieName(ports));
    if (session !== undefined) await sessions.close(session);
    setSession(c, { ports, value: '', seconds: 0 });
    return c.redirect('/', 303);
  });
}

/** The key that a session was opened with, if it would be taken now as well. */
async function findKey(c: Request, ports: DashboardPorts): Promise<KeyRow | undefined> {
  const session = getCookie(c, cookieName(ports));
  const id = session === undefined ? undefined : await ports.sessions.find(session);
  if (id === undefined) return undefined;
  const address = addressOf(c, ports.trustedProxies);
  const grant = judgeKey(await ports.keys.find(id), { scope: 'read', address, project: undefined });
  return grant.ok ? grant.key : undefined;
}

/** With the prefix a browser takes the cookie from this very host over https, and from nowhere else. */
function cookieName(ports: DashboardPorts): string {
  return isSecure(ports) ? '__Host-docs-agent' : 'docs-agent';
}

function isSecure({ publicUrl }: DashboardPorts): boolean {
  return publicUrl().startsWith('https:');
}

function setSession(c: Request, given: { ports: DashboardPorts; value: string; seconds: number }): void {
  setCookie(c, cookieName(given.ports), given.value, {
    httpOnly: true,
    sameSite: 'Strict',
    secure: isSecure(given.ports),
    path: '/',
    maxAge: given.seconds,
  });
}

function isOwn(c: Request, { publicUrl }: DashboardPorts): boolean {
  return isOwnForm({
    site: c.req.header('sec-fetch-site'),
    origin: c.req.header('origin'),
    host: c.req.header('host'),
    publicUrl: publicUrl(),
  });
}

function whyRefused(status: 401 | 403 | 404, error: string): string {
  return status === 401 ? 'The key is not valid, or has expired or been revoked.' : error.replaceAll('`', '');
}
