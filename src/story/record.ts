import type { CommentPlace } from '../ports/code-host.ts';
import { count, storyField } from './codec.ts';
import { type CommentState, commentField } from './comment-state.ts';
import { isOwner, type MarkerOwner } from './marker-owner.ts';
import { type Held, heldField } from './reaction.ts';
import { type Scene, sceneField } from './scene.ts';
import type { Story } from './story.ts';

export interface ThreadRecord {
  readonly place: CommentPlace;
  readonly owner: MarkerOwner;
  readonly scene: Scene;
  readonly comment: CommentState;
  /** Undefined where nothing holds the command, or it gets no reaction. */
  readonly held?: Held;
}

/** What the main step leaves for the post step: all that it takes to tell the story again. */
export interface RunRecord {
  readonly story: Story;
  /** True once the run has told its end by itself, comment and outputs. */
  readonly isTold: boolean;
  /** Undefined where the run has no thread, or has told its end there. */
  readonly thread?: ThreadRecord;
}

/** True where nothing is left for the post step. */
export function isTidy({ isTold, thread }: RunRecord): boolean {
  return isTold && thread === undefined;
}

export function encodeRecord(record: RunRecord): string {
  return JSON.stringify(record);
}

/** Undefined for what is no record: nothing, or something cut off while it was written. */
export function decodeRecord(text: string): RunRecord | undefined {
  try {
    const value = JSON.parse(text) as Partial<RunRecord> | null;
    const story = storyField.read(value?.story);
    if (!value || !story || typeof value.isTold !== 'boolean') return undefined;
    if (value.thread !== undefined && !isThread(value.thread)) return undefined;
    return value as RunRecord;
  } catch {
    return undefined;
  }
}

function isThread(thread: Partial<ThreadRecord> | null): boolean {
  const { place, owner, scene, comment, held } = thread ?? {};
  return (
    count.read(place?.thread) !== undefined &&
    isOwner(owner) &&
    sceneField.read(scene) !== undefined &&
    commentField.read(comment) !== undefined &&
    (held === undefined || heldField.read(held) !== undefined)
  );
}
