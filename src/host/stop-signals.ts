/**
 * The runner cancels with SIGINT, SIGTERM 7.5 s later, and kills 2.5 s after that. `stop` ends all waiting at once;
 * `hardStop`, a little later, gives up a request whose answer is still hoped for, so that the rest fits into 5 s.
 */
const GRACE_MS = 4_000;

export interface StopSignals {
  readonly stop: AbortSignal;
  readonly hardStop: AbortSignal;
}

export function listenForStop(): StopSignals {
  const stop = new AbortController();
  const hardStop = new AbortController();
  const onSignal = () => {
    stop.abort();
    setTimeout(() => hardStop.abort(), GRACE_MS).unref();
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  return { stop: stop.signal, hardStop: hardStop.signal };
}
