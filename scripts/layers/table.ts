/** A part of `src`, and what its files may import besides each other. */
export interface Layer {
  /** What is in it. */
  holds: string;
  /** Other layers that it may import. */
  layers: readonly string[];
  /** Packages and Node modules that it may import: by name, all below one (`hono/*`, `node:*`), or any (`*`). */
  packages: readonly string[];
  /** What of these it may not. */
  except?: readonly string[];
}

const LEAVES = ['contract', 'text', 'ports'];
const CAPABILITIES = ['client', 'job', 'instruction', 'thread', 'report'];
const OUTER = [...LEAVES, ...CAPABILITIES, 'story', 'impact', 'runner-service', 'flows', 'host'];
const PURE = ['zod', 'node:crypto', 'node:path', 'node:url', 'node:util'];
const NO_PROCESS = ['node:child_process', 'node:sqlite'];

/**
 * Who may import whom, by folder of `src`, or by one file that may more than its folder. The only place where that
 * stands: a test holds every import against it, and `npm run readme` writes the tables in CONTRIBUTING.md from it.
 */
export const LAYERS: Readonly<Record<string, Layer>> = {
  contract: {
    holds: 'what the service and its callers agree on: schemas, paths, limits, key rules',
    layers: [],
    packages: ['zod'],
  },
  text: { holds: 'makes text from outside harmless', layers: [], packages: ['entities/decode'] },
  ports: { holds: 'types of what flows need from outside, by partner', layers: ['contract'], packages: [] },
  story: {
    holds: 'what is known of a request, what happens to it, and all that is told of it',
    layers: LEAVES,
    packages: ['node:buffer', 'node:crypto', 'node:util'],
  },
  client: {
    holds: 'one request, the retry decision, typed errors, the operations',
    layers: LEAVES,
    packages: ['@actions/http-client', '@actions/http-client/lib/proxy', 'node:*'],
    except: NO_PROCESS,
  },
  job: { holds: 'when to look, and waiting for the end', layers: LEAVES, packages: PURE },
  instruction: { holds: 'from an event to a prompt', layers: LEAVES, packages: [...PURE, 'mustache'] },
  thread: {
    holds: 'whose turn it is in a thread, and how the thread goes on',
    layers: LEAVES,
    packages: PURE,
  },
  report: { holds: 'tables and charts of page views', layers: LEAVES, packages: PURE },
  impact: {
    holds: 'which pages a change leaves behind: from an event to a comment',
    layers: [...LEAVES, 'impact/git-process.ts'],
    packages: ['yaml', 'node:path'],
  },
  'impact/git-process.ts': {
    holds: 'git, as a child process that runs nothing of the clone',
    layers: LEAVES,
    packages: ['node:child_process', 'node:os'],
  },
  'runner-service': {
    holds: 'our service as a process beside the steps of a job: its folder, its start, its end, its sandbox',
    layers: LEAVES,
    packages: ['node:*'],
  },
  flows: {
    holds: 'lines of visible steps, from an event to what is told',
    layers: [...LEAVES, ...CAPABILITIES, 'story'],
    packages: PURE,
  },
  host: {
    holds: 'the runner: inputs, outputs, state, log, signals, clock, the code host’s API',
    layers: LEAVES,
    packages: ['@actions/core/lib/*', '@actions/github', '@actions/http-client', 'node:*'],
    except: NO_PROCESS,
  },
  server: {
    holds: 'the service, in rooms',
    layers: ['contract', 'text'],
    packages: [
      'zod',
      'hono',
      'hono/*',
      '@hono/*',
      'commander',
      'pino',
      'prom-client',
      'crawler-user-agents',
      'isbot',
      'pg',
      'pg-boss',
      's3mini',
      'markdown-it',
      'sanitize-html',
      'diff',
      'picomatch',
      'github-slugger',
      'node:*',
    ],
  },
  entries: {
    holds: 'the only files that act when imported: wiring, no decisions',
    layers: OUTER,
    packages: ['*'],
  },
  'entries/cli.ts': {
    holds: 'the command line, which alone starts the service',
    layers: [...OUTER, 'entries', 'server'],
    packages: ['*'],
  },
};

/**
 * The service's rooms, the lowest floor first: folders of `src/server`, and files that are a room of their own. A room
 * imports itself and rooms of lower floors, never one beside or above it. What two rooms need stands below both.
 */
export const SERVER_FLOORS: readonly Readonly<Record<string, string>>[] = [
  {
    words: 'sentences for people: the log, errors, text made visible',
    'in-turn.ts': 'one thing after the other',
  },
  {
    config: 'the configuration file',
    files: 'files and folders, by their bytes and by what the system says of them',
    store: 'interfaces of what is remembered: jobs, turns, keys, views, limits, artifacts',
  },
  { views: 'page views, packed, added up and ranked, whatever keeps them' },
  {
    sqlite: 'all that is remembered in one file, for one machine',
    postgres: 'all that is remembered in PostgreSQL, for several machines',
  },
  {
    access: 'who calls: keys, and addresses behind proxies',
    agent: 'the agent’s command, its sandbox, environment, log and processes',
    git: 'mirrors, clones and branches',
    'pull-requests': 'proposals to a code host',
  },
  {
    contexts: 'repositories that agents read: their mirrors, and files laid out once for all',
    pages: 'what the rendered view needs of a change, taken and kept',
  },
  { links: 'links, images and anchors that lead nowhere' },
  { checks: 'what is found out about a change before it is published' },
  {
    care: 'what is cleaned up in the data folder, and when',
    'import-logs': 'page views out of access logs',
    review: 'the pages that show a change, and what readers would see of it',
    work: 'the worker, a turn from prompt to proposal, leases, retries',
  },
  { 'open-postgres.ts': 'the stores on PostgreSQL, loaded only where they are named' },
  { 'open-stores.ts': 'chooses the engine that keeps everything' },
  {
    backup: 'one file of all that the service keeps, and the way back',
    dashboard: 'the page of jobs, behind a login',
    doctor: 'what is checked before the service starts, and what to do about it',
    metrics: 'figures for Prometheus',
    recover: 'jobs that are not known, read back from their branches and the code host',
  },
  {
    http: 'the interface: routes, rate limits, readiness',
    move: 'from the data folder into PostgreSQL',
  },
  { 'serve.ts': 'starts and stops the whole' },
  { commands: 'the command line’s commands' },
];
