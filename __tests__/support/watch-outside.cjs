// Loaded before the entry under test: appends to the file WATCH_TO, as lines of JSON, whom the process asks, what it starts, and
// what it loads. It changes nothing of what happens.
const { appendFileSync } = require('node:fs');
const { registerHooks, syncBuiltinESMExports } = require('node:module');
const childProcess = require('node:child_process');
const dns = require('node:dns');
const dgram = require('node:dgram');
const net = require('node:net');
const workers = require('node:worker_threads');

const note = (kind, what) =>
  appendFileSync(process.env.WATCH_TO, `${JSON.stringify({ kind, what: String(what) })}\n`);

/** Puts a note before each call of a method. */
function watch(object, name, tell) {
  const called = object[name];
  if (typeof called !== 'function') return;
  object[name] = function (...args) {
    tell(args);
    return Reflect.apply(called, this, args);
  };
}

watch(net.Socket.prototype, 'connect', ([given]) => {
  // Node hands on what it has normalised: a list whose first is the options.
  const options = Array.isArray(given) ? given[0] : given;
  const { host, port, path } = typeof options === 'object' ? options : { port: options };
  note('connect', path ?? `${host ?? 'localhost'}:${port}`);
});
watch(dgram, 'createSocket', () => note('connect', 'udp'));
for (const from of [dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype])
  for (const name of [
    'lookup',
    'lookupService',
    'resolve',
    'resolve4',
    'resolve6',
    'resolveAny',
    'resolveTxt',
    'reverse',
  ])
    watch(from, name, ([host]) => note('lookup', host));
watch(childProcess.ChildProcess.prototype, 'spawn', ([{ file }]) => note('start', file));
for (const name of ['spawnSync', 'execSync', 'execFileSync'])
  watch(childProcess, name, ([file]) => note('start', file));
workers.Worker = new Proxy(workers.Worker, {
  construct(target, args, self) {
    note('start', `worker ${args[0]}`);
    return Reflect.construct(target, args, self);
  },
});
syncBuiltinESMExports();

registerHooks({
  load(url, context, next) {
    note('load', url);
    return next(url, context);
  },
});
