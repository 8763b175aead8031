import type { Log } from '../ports/log.ts';
import { advance, OPENED } from '../story/advance.ts';
import type { StoryEvent } from '../story/event.ts';
import { statusOf } from '../story/outputs.ts';
import { encodeRecord, type RunRecord, type ThreadRecord } from '../story/record.ts';
import { isOpen, knownJob, type Story } from '../story/story.ts';
import { traceOf } from '../story/trace.ts';

interface Records {
  /** @throws where the runner's file can't be written */
  readonly saveState: (name: 'story', value: string) => void;
  /** @throws where the runner's file can't be written */
  readonly setOutput: (name: 'jobId' | 'status', value: string) => void;
  readonly log: Log;
  /** Takes the run's secrets out of what others said, while they still stand whole. */
  readonly redact: (text: string) => string;
}

/** Where neither a thread knows of a run nor anything was sent, the post step has nothing to do. */
function needsTidying({ story, thread }: RunRecord): boolean {
  return thread !== undefined || (story.kind !== 'opened' && traceOf(story).kind !== 'nothing');
}

/** Keeps a run's story, and writes it down as it goes, so that a run that is cut off leaves its job findable. */
export interface Chronicle {
  readonly story: Story;
  /**
   * Takes down what has happened, then passes it on. Resolves when it stands wherever a later run looks. Of things that
   * happen at once each is taken down, and the last is passed on.
   * @throws ImpossibleStep
   */
  happened(...events: readonly StoryEvent[]): Promise<void>;
  /** Has every new story passed on while the run is at it; whoever listens never rejects. */
  follow(listener: (story: Story) => Promise<void>): void;
  /** Keeps where the story is told, for the post step; `isShown` tells whether the end stands there, once that is told. */
  keepThread(thread: ThreadRecord, isShown?: () => boolean): void;
  /** The run has told its end by itself. */
  close(): void;
}

export function createChronicle({ saveState, setOutput, log, redact }: Records): Chronicle {
  let record: RunRecord = { story: OPENED, isTold: false };
  let saved = '';
  let isThreadShown = () => false;
  let listener: (story: Story) => Promise<void> = async () => {};

  // A story has some ten steps, and a file that could not be written at one is none at the next.
  const told = new Set<string>();
  const attempt = (what: string, write: () => void) => {
    try {
      write();
    } catch {
      if (told.has(what)) return;
      told.add(what);
      log.warning(`The runner's files could not be written; ${what}.`);
    }
  };
  const save = (next: RunRecord) => {
    record = next;
    const text = encodeRecord(record);
    if (text === saved || (saved === '' && !needsTidying(record))) return;
    saved = text;
    attempt('a run that is cut off now leaves no trace for the post step', () => saveState('story', text));
  };

  return {
    get story() {
      return record.story;
    },
    async happened(...events) {
      let isNews = false;
      for (const event of events) {
        const before = record.story;
        const story = advance(before, redactReasons(event, redact));
        if (story === before) continue;
        if (story.kind === 'running' && before.kind !== 'running') announce(story);
        save({ ...record, story });
        // A further look changes nothing that a reader sees; what stood there before a create says no less than it; and
        // the end is told by whoever closes the thread.
        isNews = isOpen(story) && event.kind !== 'looked' && story.kind !== 'creating';
      }
      if (isNews) await listener(record.story);
    },
    follow(next) {
      listener = next;
    },
    keepThread(thread, isShown = () => false) {
      isThreadShown = isShown;
      save({ ...record, thread });
    },
    close() {
      const { story, thread } = record;
      save({ story, isTold: true, ...(thread && !isThreadShown() ? { thread } : {}) });
    },
  };

  /** Whoever reads the outputs of a run that was killed finds the job. */
  function announce(story: Story) {
    const known = knownJob(story);
    attempt(`the job is ${known?.jobId}`, () => {
      setOutput('jobId', known?.jobId ?? '');
      setOutput('status', statusOf(known?.job));
    });
  }
}

/** What others said stands in fields called `why`, some of them a step or two down. */
function redactReasons<T>(value: T, redact: (text: string) => string): T {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const fields = Object.entries(value).map(([name, field]) => [
    name,
    name === 'why' ? redact(field) : redactReasons(field, redact),
  ]);
  return Object.fromEntries(fields) as T;
}
