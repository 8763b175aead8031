import type { Act, Fault, Moment, Plan, Server } from './plan.ts';

/** What a request turns out to be. */
export interface Arrival {
  /** Empty where nobody's key or token came with it. */
  readonly act: string;
  readonly number: number;
  readonly fault: Fault | undefined;
}

/** Who asks what: counts each act's requests to each server, finds the fault that is planned, and lets others wait for moments. */
export interface Watch {
  next(): number;
  keysOf(act: string): { readonly key: string; readonly token: string };
  arrive(server: Server, authorization: string | undefined): Arrival;
  ended(act: string): void;
  /** Settles when the moment has come; at once for an act that is not in the plan. */
  at(moment: Moment): Promise<void>;
  readonly struck: readonly Fault[];
}

export function createWatch({ acts, faults }: Pick<Plan, 'acts' | 'faults'>): Watch {
  let seq = 0;
  const keys = new Map(acts.map((act, at) => [act.name, keysOf(act, at)]));
  const owners = new Map(
    [...keys].flatMap(([name, { key, token }]) => [
      [key, name],
      [token, name],
    ]),
  );
  const counts = new Map<string, number>();
  const over = new Set<string>();
  const struck: Fault[] = [];
  let waiting: { isMet: () => boolean; go: () => void }[] = [];
  const wake = () => {
    const met = waiting.filter(({ isMet }) => isMet());
    waiting = waiting.filter((one) => !met.includes(one));
    for (const { go } of met) go();
  };
  const countOf = (act: string, server: Server) => counts.get(`${server} ${act}`) ?? 0;
  return {
    struck,
    next() {
      seq += 1;
      return seq;
    },
    keysOf: (act) => keys.get(act) ?? { key: '', token: '' },
    arrive(server, authorization = '') {
      const act = owners.get(/^(?:bearer|token) (.+)$/i.exec(authorization)?.[1] ?? '') ?? '';
      const number = countOf(act, server) + 1;
      counts.set(`${server} ${act}`, number);
      const fault = faults.find((one) => one.act === act && one.server === server && one.request === number);
      if (fault) struck.push(fault);
      wake();
      return { act, number, fault };
    },
    ended(act) {
      over.add(act);
      wake();
    },
    at({ act, request }) {
      const isMet = () =>
        !keys.has(act) ||
        over.has(act) ||
        (request !== undefined && countOf(act, request.server) >= request.number);
      if (isMet()) return Promise.resolve();
      return new Promise((go) => waiting.push({ isMet, go }));
    },
  };
}

/** Each act has its own, so that the servers know who asks, and none may turn up anywhere else. */
function keysOf({ attempt }: Act, at: number): { key: string; token: string } {
  const number = `${at}${attempt}`;
  return {
    key: `mint_k3yOfTheChaosOnly${number.padStart(8, '0')}`,
    token: `ghs_tokenOfTheChaosOnly${number.padStart(12, '0')}`,
  };
}
