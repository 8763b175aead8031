import { createHash } from 'node:crypto';
import { nameOfService } from '../contract/runner-service.ts';
import { readPrLink } from '../text/links.ts';
import { fromBase64Url, PAGE_MAX_CHARACTERS, storyField, toBase64Url } from './codec.ts';
import { isOwner, type Marker, type MarkerOwner, OWNER_CHECKS } from './marker-owner.ts';
import { readFirstMarker } from './marker-v1.ts';
import { linkOf } from './outcome.ts';
import type { Story } from './story.ts';

/*
 * The marker is what lets a later run find a thread's job: an HTML comment, unseen by readers, in a comment of ours.
 *
 *   <!-- docs-agent:v2 eyJ2…  -->      version, then JSON in base64url, so that `-->` can't occur inside
 *
 * It counts only as a line of its own in a comment whose author is ourselves, and only for the repository, thread, project
 * and host that it names: names, paths and reasons of strangers stand in our comments as code, within a line. The schema is
 * closed: a field more, less or of another form, and there is no marker. Version 1 is read too.
 */
const VERSION = 2;
const MARKER = /^<!-- docs-agent:v(\d{1,6}) ([A-Za-z0-9_-]*) -->$/gm;

/** Longest base64url payload. Pages that don't fit are left out when a marker is written. */
export const MARKER_MAX_CHARACTERS = 16_000;

export type FoundMarker =
  | { kind: 'marker'; marker: Marker }
  | { kind: 'none'; reason: 'absent' | 'version' | 'size' | 'encoding' | 'schema' };

/** Tells the same request in a re-run from another one: the parts in their order, in 32 hexadecimal digits. */
export function hashRequest(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}

/**
 * Tells a story to later runs, as a line of its own. Until something is sent, what an earlier attempt left stays there.
 * @throws RangeError where a field is not of its form: such a marker would never be read again.
 */
export function tellMarker(story: Story, owner: MarkerOwner): string {
  const past = 'past' in story ? story.past : undefined;
  if (past?.kind !== 'left') return write({ ...owner, story });
  return write({ ...owner, attempt: past.attempt, pages: past.pages, story: past.story });
}

function write(marker: Marker): string {
  const wellFormed = (page: string) => page.length <= PAGE_MAX_CHARACTERS && page.isWellFormed();
  const kept = marker.pages.filter(wellFormed);
  const story = storyField.publish(marker.story);
  let payload = '';
  for (let keep = kept.length; ; keep = Math.floor(keep * 0.9)) {
    payload = toBase64Url({ ...marker, pages: kept.slice(0, keep), story });
    if (payload.length <= MARKER_MAX_CHARACTERS || keep === 0) break;
  }
  const written = `<!-- docs-agent:v${VERSION} ${payload} -->`;
  const found = findMarker(written);
  if (found.kind === 'none') throw new RangeError(`a marker that can't be read again (${found.reason})`);
  return written;
}

/** Reads the last marker of a comment's body. Whether it counts is for `matchesMarker`, and the comment's author, to say. */
export function findMarker(body: string): FoundMarker {
  const [, version, payload = ''] = [...body.matchAll(MARKER)].at(-1) ?? [];
  if (version === undefined) return { kind: 'none', reason: 'absent' };
  const read = VERSIONS[Number(version)];
  if (!read) return { kind: 'none', reason: 'version' };
  if (payload.length > MARKER_MAX_CHARACTERS) return { kind: 'none', reason: 'size' };
  const value = fromBase64Url(payload);
  if (value === undefined) return { kind: 'none', reason: 'encoding' };
  const marker = read(value);
  return marker ? { kind: 'marker', marker: Object.freeze(marker) } : { kind: 'none', reason: 'schema' };
}

const VERSIONS: Readonly<Record<number, (value: unknown) => Marker | undefined>> = {
  1: (value) => readFirstMarker(value, OWNER_CHECKS),
  2: readMarker,
};

function readMarker(value: unknown): Marker | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const { story, ...owner } = value as Partial<Marker>;
  return isOwner(owner) && storyField.read(story) !== undefined ? (value as Marker) : undefined;
}

/** True for one request of a run, whatever the attempt. */
export function isSameRequest(one: MarkerOwner, other: MarkerOwner): boolean {
  return one.run === other.run && one.request === other.request;
}

/** True for what one attempt of a run wrote of one request. */
export function isSameAttempt(one: MarkerOwner, other: MarkerOwner): boolean {
  return isSameRequest(one, other) && one.attempt === other.attempt;
}

/** A project of a service, as one repository's comments are about it. */
export type ProjectBounds = Pick<MarkerOwner, 'repository' | 'project' | 'host'>;

export function projectBounds(of: {
  readonly repository: string;
  readonly projectId: string;
  readonly baseUrl: string;
}): ProjectBounds {
  return { repository: of.repository, project: of.projectId, host: nameOfService(of.baseUrl) };
}

export interface MarkerBounds extends ProjectBounds {
  readonly thread: number;
  /** The thread's own address: a marker elsewhere in the repository counts here if this is its job's pull request. */
  readonly prLink?: string;
}

/** True where a marker is about this thread of this repository, and this project of this service. */
export function matchesMarker(marker: Marker, bounds: MarkerBounds): boolean {
  const sameThread = marker.thread === bounds.thread;
  // None is no address, so two that are missing are not the same.
  const sameLink = linkOf(marker.story) === readPrLink(bounds.prLink);
  return (sameThread || sameLink) && isOfProject(marker, bounds);
}

export function isOfProject(one: ProjectBounds, bounds: ProjectBounds): boolean {
  return (
    one.repository.toLowerCase() === bounds.repository.toLowerCase() &&
    one.project === bounds.project &&
    one.host.toLowerCase() === bounds.host.toLowerCase()
  );
}
