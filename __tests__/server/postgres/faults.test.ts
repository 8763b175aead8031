import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { StoreUnavailable } from '../../../src/server/store/trouble.ts';
import { TurnLost } from '../../../src/server/store/turns.ts';
import { claim, newJob } from '../store/suite.ts';
import { bin, type PostgresWorld, postgresEngine } from './cluster-engine.ts';
import { type CutWire, startCutWire } from './cut-wire.ts';

/** Requests are refused as soon as the service refuses them. */
const engine = postgresEngine({ requestPatienceMs: 900 });
let world: PostgresWorld;
let wire: CutWire | undefined;

const AWAY = { name: 'StoreUnavailable', trouble: { kind: 'away', retryAfterSeconds: expect.any(Number) } };

/** Again until it works: what a worker does with what it must write down. */
async function insist<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
    }
  }
}

(bin === undefined ? describe.skip : describe)('PostgreSQL in trouble', () => {
  beforeAll(async () => engine.start?.());
  afterEach(async () => {
    await world?.close();
    wire?.stop();
    wire = undefined;
  });
  afterAll(async () => engine.stop?.());

  const open = async () => {
    world = await engine.open();
    return world;
  };
  /** A process behind a wire that can be cut. */
  const openBehindWire = async () => {
    const { process, stores, count } = await open();
    wire = await startCutWire(engine.cluster().folder);
    return { far: await process('far', wire.folder), near: stores, wire, count };
  };

  test('every request is refused while it is away, and what was promised is there afterwards', async () => {
    const { stores } = await open();
    const job = await stores.jobs.create(newJob());
    const { turn } = await claim(stores);
    engine.cluster().halt('immediate');
    for (const ask of [
      () => stores.jobs.create(newJob()),
      () => stores.jobs.find(job.id),
      () => stores.jobs.addMessage(job.id, 'more'),
      () => stores.keys.find('k'),
      () => stores.limits.agent.take('docs'),
      () => stores.turns.waiting(),
      () => stores.turns.claim('docs'),
      () => stores.turns.renew([turn]),
      () => stores.turns.finish(turn, { status: 'completed' }),
      () => stores.artifacts.read(job.id, 'turn-1.log'),
    ])
      await expect(ask()).rejects.toMatchObject(AWAY);
    expect(await stores.probe()).toBe('the database cannot be reached');
    engine.cluster().start();
    expect(await insist(() => stores.jobs.find(job.id))).toMatchObject({ status: 'active', turn: 1 });
    expect(await insist(() => stores.turns.renew([turn]))).toHaveLength(1);
    await insist(() => stores.turns.finish(turn, { status: 'completed' }));
    expect(await stores.jobs.find(job.id)).toMatchObject({ status: 'completed' });
  });

  test('a restart uses up no attempt, a worker that is lost later one', async () => {
    const { stores, process, lapse } = await open();
    const other = await process('other');
    await stores.jobs.create(newJob());
    const { turn: first } = await claim(stores);
    engine.cluster().restart();
    await insist(() => stores.jobs.find(first.job));
    await lapse(first);
    const second = await insist(() => claim(other));
    expect(second.turn).toMatchObject({ attempt: 2, lost: 0 });
    await lapse(second.turn);
    const third = await claim(stores);
    expect(third.turn).toMatchObject({ attempt: 3, lost: 1 });
    await stores.turns.recordResult(third.turn, 'r1');
    await lapse(third.turn);
    // Only publishing is left, which is as often as it takes.
    expect((await claim(other)).turn).toMatchObject({ attempt: 4, lost: 1, result_commit: 'r1' });
  });

  test('connections that are cut under load lose nothing that was promised, and make nothing twice', async () => {
    const { stores, count, database } = await open();
    const made = new Set<string>();
    let refused = 0;
    let strange: unknown;
    const create = async () => {
      try {
        made.add((await stores.jobs.create(newJob())).id);
      } catch (error) {
        // Told once, below: there are many.
        if (!(error instanceof StoreUnavailable)) strange = error;
        refused++;
      }
    };
    for (let round = 0; round < 4; round++) {
      const creating = Array.from({ length: 25 }, create);
      await engine.cluster().terminateAll(database);
      await Promise.all(creating);
    }
    expect(strange).toBeUndefined();
    expect(made.size + refused).toBe(100);
    for (const id of made) expect(await insist(() => stores.jobs.find(id))).toMatchObject({ turn: 1 });
    const jobs = await count('docs_agent.jobs');
    expect(jobs).toBeGreaterThanOrEqual(made.size);
    expect(await count('docs_agent.turns')).toBe(jobs);
    expect(await count('docs_agent_queue.job')).toBe(jobs);
  });

  test('a job whose COMMIT was not answered is found, and not made again', async () => {
    const { far, count, wire } = await openBehindWire();
    await far.jobs.create(newJob());
    wire.cutAtCommit(false);
    const job = await far.jobs.create(newJob());
    expect(await far.jobs.find(job.id)).toEqual(job);
    wire.cutAtCommit(false);
    expect(await far.jobs.addMessage(job.id, 'more')).toMatchObject({ id: job.id, turn: 2 });
    expect(await count('docs_agent.turns')).toBe(3);
  });

  test('a job that may have been made is refused where nobody can look', async () => {
    const { far, wire } = await openBehindWire();
    await far.jobs.create(newJob());
    wire.cutAtCommit(true);
    await expect(far.jobs.create(newJob())).rejects.toMatchObject(AWAY);
    wire.mend();
    await insist(() => far.jobs.create(newJob()));
  });

  test.each([true, false])(
    'an end whose COMMIT was not answered can be told again (nobody can look: %s)',
    async (dark) => {
      const { far, near, wire } = await openBehindWire();
      const { id } = await far.jobs.create(newJob());
      await far.jobs.addMessage(id, 'more');
      const { turn: first } = await claim(far);
      const tell = async (work: () => Promise<void>) => {
        wire.cutAtCommit(dark);
        if (dark) await expect(work()).rejects.toMatchObject(AWAY);
        else await work();
        wire.mend();
        if (dark) await insist(work);
      };
      await tell(() => far.turns.requeue(first));
      const { turn: again } = await claim(near);
      expect(again).toMatchObject({ seq: 1, attempt: 2, lost: 0 });
      await near.turns.requeue(again);
      const { turn } = await claim(far);
      await tell(() => far.turns.finish(turn, { status: 'completed' }));
      expect(await near.jobs.turn(id, 1)).toMatchObject({ state: 'done', failure: null });
      await expect(far.turns.finish(turn, { status: 'completed' })).rejects.toBeInstanceOf(TurnLost);
      expect((await claim(near)).turn).toMatchObject({ seq: 2, attempt: 1 });
    },
  );

  test('a claim whose COMMIT was not answered is found, or given back at the next', async () => {
    const { far, wire } = await openBehindWire();
    await far.jobs.create(newJob());
    wire.cutAtCommit(false);
    const { turn: found } = await claim(far);
    expect(await far.turns.renew([found])).toHaveLength(1);
    await far.turns.requeue(found);
    wire.cutAtCommit(true);
    await expect(far.turns.claim('docs')).rejects.toMatchObject(AWAY);
    wire.mend();
    const { turn } = await insist(() => claim(far));
    expect(turn).toMatchObject({ attempt: found.attempt + 2, lost: 0 });
  });

  test('a server that says nothing any more refuses requests in time, and is used again when it speaks', async () => {
    const { far, wire } = await openBehindWire();
    const { id } = await far.jobs.create(newJob());
    wire.silence();
    const asked = await Promise.allSettled([
      far.jobs.create(newJob()),
      far.jobs.create(newJob('another')),
      far.jobs.find(id),
      far.jobs.addMessage(id, 'more'),
      far.limits.agent.take('docs'),
    ]);
    for (const answer of asked)
      expect(answer).toMatchObject({ status: 'rejected', reason: { name: 'StoreUnavailable' } });
    wire.mend();
    expect(await insist(() => far.jobs.find(id))).toMatchObject({ id, turn: 1 });
  });

  test('who waits is woken again after the connection that listens was cut', async () => {
    const { stores, process, database } = await open();
    const other = await process('other');
    let heard = 0;
    let told = () => {};
    const stop = other.turns.onQueued(() => {
      heard++;
      told();
    });
    const next = () =>
      new Promise<void>((resolve) => {
        told = resolve;
      });
    if (heard === 0) await next();
    const again = next();
    await engine.cluster().terminateAll(database);
    // It listens again, and something may have been missed.
    await again;
    const woken = next();
    await insist(() => stores.jobs.create(newJob()));
    await woken;
    stop();
  });

  test('who holds a job holds up no request for long', async () => {
    const { stores, database } = await open();
    const { id } = await stores.jobs.create(newJob());
    const { rows } = await engine.cluster().query('SELECT 1', { database });
    expect(rows).toHaveLength(1);
    const held = engine
      .cluster()
      .query(`BEGIN; SELECT 1 FROM docs_agent.jobs FOR UPDATE; SELECT pg_sleep(30)`, { database })
      .catch(() => undefined);
    let error: unknown;
    while (error === undefined)
      error = await stores.jobs.addMessage(id, 'more').then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
    expect(error).toMatchObject({ trouble: { kind: 'busy' } });
    expect(await stores.jobs.find(id)).toMatchObject({ id });
    await engine.cluster().terminateAll(database);
    await held;
  });
});
