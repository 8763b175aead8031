import type { CommentPlace } from '../ports/code-host.ts';
import { count, flag, storyField, union } from './codec.ts';
import { isOwner, type MarkerOwner } from './marker-owner.ts';
import { type Scene, sceneField } from './scene.ts';
import type { Story } from './story.ts';

/** Where the comment stands. `writing`: sent, answer not seen. `isCurrent`: false while it is on its way to the story. */
export type CommentState =
  | { readonly kind: 'none' }
  | { readonly kind: 'writing' }
  | {
      readonly kind: 'written';
      readonly id: number;
      readonly inReview: boolean;
      readonly isCurrent: boolean;
    };

const commentField = union<CommentState>({
  none: {},
  writing: {},
  written: { id: count, inReview: flag, isCurrent: flag },
});

export interface ThreadRecord {
  readonly place: CommentPlace;
  readonly owner: MarkerOwner;
  readonly scene: Scene;
  readonly comment: CommentState;
}

/** What the main step leaves for the post step: all that it takes to tell the story again. */
export interface RunRecord {
  readonly story: Story;
  /** True once the run has told its end by itself, comment and outputs. */
  readonly isTold: boolean;
  /** Undefined where the run has no thread. */
  readonly thread?: ThreadRecord;
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
  const { place, owner, scene, comment } = thread ?? {};
  return (
    Number.isSafeInteger(place?.thread) &&
    isOwner(owner) &&
    sceneField.read(scene) !== undefined &&
    commentField.read(comment) !== undefined
  );
}
