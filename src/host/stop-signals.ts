/**
 * The runner cancels with SIGINT, SIGTERM 7.5 s later, and kills 2.5 s after that. `stop` ends all waiting at once;
 * `hardStop`, a little later, gives up a request whose answer is still hoped for; `lastCall` gives up what is then still
 * under way, so that everything is told within 5 s.
 */
const GRACE_MS = 3_000;
const LAST_CALL_MS = 4_500;

export interface StopSignals {
  readonly stop: AbortSignal;
  readonly hardStop: AbortSignal;
  readonly lastCall: AbortSignal;
}

export function listenForStop(): StopSignals {
  const stop = new AbortController();
  const hardStop = new AbortController();
  const lastCall = new AbortController();
  const onSignal = () => {
    stop.abort();
    setTimeout(() => hardStop.abort(), GRACE_MS).unref();
    setTimeout(() => lastCall.abort(), LAST_CALL_MS).unref();
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  return { stop: stop.signal, hardStop: hardStop.signal, lastCall: lastCall.signal };
}
