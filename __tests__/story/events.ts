import fc from 'fast-check';
import { JOB_STATUSES } from '../../src/contract/job-status.ts';
import type { JobReading } from '../../src/ports/service.ts';
import { advance, ImpossibleStep, OPENED } from '../../src/story/advance.ts';
import { storyField } from '../../src/story/codec.ts';
import type { EventKind, EventOf, StoryEvent } from '../../src/story/event.ts';
import type { Asked, Behind, Hindrance, KnownJob, Past, Sight, Story } from '../../src/story/story.ts';

/*
 * Random lives of a request. What others must not see, and what could be anybody's words, is a text of its own each
 * time (`sentinel123x`), so that a telling shows where each of its words came from.
 */
export const SENTINEL = /sentinel\d+x/g;

const word = fc.nat({ max: 1e9 }).map((at) => `sentinel${at}x`);
const link = fc.constantFrom(1, 2, 3).map((at) => `https://github.com/octo-org/octo-docs/pull/${at}`);
const reading: fc.Arbitrary<JobReading> = fc
  .record({
    state: fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...JOB_STATUSES).map((status) => ({ status })) },
      { weight: 4, arbitrary: fc.constant({ status: 'completed' as const }) },
      { weight: 1, arbitrary: word.map((unknownStatus) => ({ unknownStatus })) },
      { weight: 1, arbitrary: fc.constant({}) },
    ),
    said: fc.record(
      {
        model: word,
        source: fc.record({ repository: word.map((name) => `https://github.com/${name}`), ref: word }),
        prLink: fc.oneof({ weight: 2, arbitrary: link }, { weight: 1, arbitrary: fc.constant(null) }),
        createdAt: word,
        archivedAt: word,
        turn: fc.nat({ max: 3 }),
        prLinkDropped: fc.constant(true as const),
      },
      { requiredKeys: [] },
    ),
  })
  .map(({ state, said }) => ({ ...state, ...said }));

/** Mostly one job, so that steps follow on each other. */
const jobId = fc.oneof(
  { weight: 9, arbitrary: fc.constant('job_1') },
  { weight: 1, arbitrary: fc.constant('job_2') },
);
const known: fc.Arbitrary<KnownJob> = fc.record({ jobId, job: reading });
const count = fc.nat({ max: 3 });
const sight: fc.Arbitrary<Sight> = fc.oneof(
  fc.record({
    kind: fc.constant('seen' as const),
    agoMs: fc.nat({ max: 90_000 }),
    failures: count,
    why: word,
  }),
  fc.record({ kind: fc.constant('unseen' as const), failures: count, why: word }),
);
const behind: fc.Arbitrary<Behind> = fc.oneof(
  fc.record({ kind: fc.constant('run' as const), run: fc.constant('77'), untilMs: fc.constant(90_000) }),
  fc.record({ kind: fc.constant('command' as const), untilMs: fc.constant(90_000) }),
);
const hindrance: fc.Arbitrary<Hindrance> = fc.oneof(
  fc.record({ kind: fc.constant('queue' as const), behind }),
  fc.constant<Hindrance>({ kind: 'stopped' }),
  fc.constant<Hindrance>({ kind: 'cut-off' }),
  fc.record({ kind: fc.constant('time' as const), why: fc.oneof(word, fc.constant('')) }),
  fc.record({ kind: fc.constant('busy' as const), sight }),
);
const looks = fc.constantFrom<Extract<Asked, { kind: 'message' }>['looks']>(
  'none',
  'stopped',
  'idle',
  'unseen',
);
const evidence = fc.constantFrom<'seen' | 'none' | 'other'>('seen', 'none', 'other');

type Happening = Exclude<EventKind, 'found'>;
const EVENTS: { readonly [K in Happening]: fc.Arbitrary<Omit<EventOf<K>, 'kind'>> } = {
  'asked to look': fc.constant({}),
  queued: fc.record({ behind }),
  admitted: fc.constant({}),
  busy: known,
  sending: fc.record({
    to: fc.oneof(
      fc.constant({ kind: 'create' as const }),
      known.map((job) => ({ kind: 'message' as const, ...job })),
    ),
  }),
  accepted: known,
  lost: fc.record({ why: word, looks }),
  'kept back': fc.record({ hindrance }),
  limited: fc.record({ why: word, retryMs: fc.nat() }),
  'over budget': fc.record({ used: fc.nat(), limit: fc.nat(), nextMs: fc.nat() }),
  rehearsed: fc.record({ why: word, about: known }, { requiredKeys: ['why'] }),
  stuck: fc.constant({}),
  concluded: fc.record({ by: fc.constantFrom('merge' as const, 'close' as const) }),
  refused: fc.record({ why: word, about: known }, { requiredKeys: ['why'] }),
  adopted: fc.constant({}),
  looked: fc.record({ jobId, job: reading, evidence }),
  'handed over': fc.constant({}),
  'out of time': fc.record({ seen: known, sight }, { requiredKeys: [] }),
  'asked to stop': fc.record({ seen: known }, { requiredKeys: [] }),
  'out of sight': fc.record({ why: word, seen: known }, { requiredKeys: ['why'] }),
  skipped: fc.record({ why: word }),
  'cut off': fc.constant({}),
  'found dead': fc.constant({}),
  'broke off': fc.record({ why: word }),
};
/** What goes on comes more often than what ends. */
const WEIGHTS: Partial<Record<Happening, number>> = {
  'asked to look': 4,
  sending: 24,
  accepted: 24,
  busy: 3,
  looked: 16,
  adopted: 6,
  'handed over': 4,
  'out of time': 4,
  // Comes only after a run's end, so it has to be tried often to be reached.
  stuck: 12,
};

const happening: fc.Arbitrary<StoryEvent> = fc.oneof(
  ...Object.entries(EVENTS).map(([kind, fields]) => ({
    weight: WEIGHTS[kind as Happening] ?? 1,
    arbitrary: (fields as fc.Arbitrary<object>).map((event) => ({ kind, ...event }) as StoryEvent),
  })),
);

export interface Life {
  readonly story: Story;
  /** What was told and could have happened, in its order. */
  readonly events: readonly StoryEvent[];
}

/** Leaves out what can't happen. Anything thrown but an ImpossibleStep goes through. */
export function live(events: readonly StoryEvent[]): Life {
  const { stackTraceLimit } = Error;
  // Most of what is drawn can't happen, and the stack of an error takes longer than all else here.
  Error.stackTraceLimit = 0;
  try {
    return tell(events);
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

function tell(events: readonly StoryEvent[]): Life {
  return events.reduce<Life>(
    (life, event) => {
      try {
        return { story: advance(life.story, event), events: [...life.events, event] };
      } catch (error) {
        if (error instanceof ImpossibleStep) return life;
        throw error;
      }
    },
    { story: OPENED, events: [] },
  );
}

/** What an earlier attempt left in its marker. */
const left: fc.Arbitrary<Extract<Past, { kind: 'left' }>> = fc.record({
  kind: fc.constant('left' as const),
  attempt: fc.constant(1),
  pages: fc.constantFrom<readonly string[]>([], ['/install']),
  story: fc.array(happening, { maxLength: 8 }).map((events) => storyField.publish(live(events).story)),
});

export const anyEvent: fc.Arbitrary<StoryEvent> = fc.oneof(
  { weight: 12, arbitrary: happening },
  { weight: 1, arbitrary: left.map((past) => ({ kind: 'found' as const, left: past })) },
);

const events = fc.array(anyEvent, { maxLength: 14 });
/** A fifth of all lives are those of a further attempt. */
export const anyLife: fc.Arbitrary<Life> = fc
  .tuple(
    fc.oneof(
      { weight: 4, arbitrary: fc.constant<StoryEvent[]>([]) },
      { weight: 1, arbitrary: left.map((past): StoryEvent[] => [{ kind: 'found', left: past }]) },
    ),
    events,
    // Comes after all the others, as it does for a pull request.
    fc.array(
      fc.constantFrom('merge' as const, 'close' as const).map((by) => ({ kind: 'concluded' as const, by })),
      { maxLength: 1 },
    ),
  )
  .map(([first, others, last]) => live([...first, ...others, ...last]));
