import type { ChangedFile } from '../ports/code-host.ts';
import type { TrustedOrigins } from '../text/links.ts';
import { asIs, type Field } from './codec.ts';
import type { Finish } from './finish.ts';

/** What the thread is told beside the story: who asked what, and from where. */
export interface Scene {
  /** The command word, as in `/docs`. */
  readonly command: string;
  /** What was asked; empty where there is nothing to quote. Secrets are taken out. */
  readonly asked: string;
  /** Login of who asked; empty where the workflow asked by itself. */
  readonly by: string;
  /** Why it is a new job, or whose it takes over. Plain text; empty where there is nothing to explain. */
  readonly note: string;
  readonly runUrl: string;
  readonly trusted: TrustedOrigins;
  /** Until when the comment is kept up to date, in ms since 1970. */
  readonly untilMs: number;
  /** How long the run took in ms; 0 while it goes on. */
  readonly elapsedMs: number;
  /** The pull request as the code host knows it; a number of 0 where it was not asked. */
  readonly pull: PullScene;
  /** What was done for it since. */
  readonly finish?: Finish;
}

export interface PullScene {
  readonly link: string;
  readonly number: number;
  readonly title: string;
  /** Absent where the host did not say. */
  readonly changes?: Changes;
}

/** What a pull request changes, as the host counts it. */
export interface Changes {
  /** The first ten. */
  readonly files: readonly ChangedFile[];
  readonly count: number;
  readonly additions: number;
  readonly deletions: number;
}

export const FILES_SHOWN = 10;

const isScene = (value: unknown): value is Scene => {
  if (typeof value !== 'object' || value === null) return false;
  const { command, asked, by, note, runUrl, trusted, untilMs, elapsedMs, pull, finish } = value as Record<
    string,
    unknown
  >;
  const texts = [command, asked, by, note, runUrl];
  const isObject = (field: unknown) => typeof field === 'object' && field !== null;
  return (
    texts.every((text) => typeof text === 'string') &&
    typeof elapsedMs === 'number' &&
    typeof untilMs === 'number' &&
    isObject(trusted) &&
    isObject(pull) &&
    (finish === undefined || isObject(finish))
  );
};

export const sceneField: Field<Scene> = asIs(isScene);

export const NO_PULL: PullScene = Object.freeze({ link: '', number: 0, title: '' });
