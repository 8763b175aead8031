import { setImmediate as others } from 'node:timers/promises';
import type { Redactor } from '../words/redact.ts';
import { type ChangedPage, IMAGE_MAX_BYTES, IMAGES_MAX, IMAGES_MAX_BYTES } from './changed-pages.ts';
import { findImageTargets, imagePaths } from './image-targets.ts';
import { imageType } from './image-type.ts';
import { type PagesMirror, parseContents, parseSizes } from './objects.ts';

/** Places in the repository that are looked at. */
const PLACES_MAX = 5000;
const LINE_BYTES = 128;
const PIECE_CHARACTERS = 32 * 1024;

type Side = 'before' | 'after';
type Place = { page: ChangedPage; side: Side; target: string; name: string };

/** Reads the images that pages name, and writes into the pages which they are. Returns them by name. */
export async function takeImages(
  given: { from: string; to: string; pages: readonly ChangedPage[] },
  { mirror, redactor }: { mirror: PagesMirror; redactor: Redactor },
): Promise<Map<string, Uint8Array>> {
  const places = given.pages.flatMap((page) => placesOf(page, given)).slice(0, PLACES_MAX);
  const found = places.length === 0 ? [] : parseSizes(await mirror.sizes(places.map(({ name }) => name)));
  const sizes = new Map(found.flatMap((one) => (one ? [[one.id, one.size]] : [])));
  const ids = chooseImages(sizes);
  const contents =
    ids.length === 0 ? new Map() : parseContents(await mirror.contents(ids, roomFor(ids, sizes)));
  const images = new Map<string, Uint8Array>();
  for (const [id, content] of contents) {
    const clean = await withoutSecrets(content, redactor);
    if (clean) images.set(id, clean);
  }
  places.forEach(({ page, side, target }, index) => {
    const id = found[index]?.id;
    // The likeliest place comes first.
    if (id === undefined || page.images[side].some((image) => image.target === target)) return;
    page.images[side].push({ target, name: images.has(id) ? id : null });
  });
  return images;
}

function placesOf(page: ChangedPage, { from, to }: { from: string; to: string }): Place[] {
  const sides = [
    ['before', from, page.from ?? page.path, page.before],
    ['after', to, page.path, page.after],
  ] as const;
  return sides.flatMap(([side, commit, at, source]) =>
    findImageTargets(source ?? '').flatMap((target) =>
      imagePaths(target, at).map((path) => ({ page, side, target, name: `${commit}:${path}` })),
    ),
  );
}

/** In the order in which the pages name them, as far as there is room. */
function chooseImages(sizes: ReadonlyMap<string, number>): string[] {
  const chosen: string[] = [];
  let bytes = 0;
  for (const [id, size] of sizes) {
    if (size > IMAGE_MAX_BYTES || bytes + size > IMAGES_MAX_BYTES || chosen.length >= IMAGES_MAX) continue;
    chosen.push(id);
    bytes += size;
  }
  return chosen;
}

function roomFor(ids: readonly string[], sizes: ReadonlyMap<string, number>): number {
  return ids.reduce((sum, id) => sum + (sizes.get(id) ?? 0) + LINE_BYTES, 0);
}

/** An image as it may be shown: one with a secret in it is left out, and in drawings, which are text, it is starred out. */
async function withoutSecrets(content: Buffer, redactor: Redactor): Promise<Uint8Array | undefined> {
  const type = imageType(content);
  if (type === undefined) return undefined;
  const isText = type === 'image/svg+xml';
  const text = content.toString(isText ? 'utf8' : 'latin1');
  const { push, flush } = redactor.stream();
  let clean = '';
  for (let at = 0; at < text.length; at += PIECE_CHARACTERS) {
    clean += push(text.slice(at, at + PIECE_CHARACTERS));
    await others();
  }
  clean += flush();
  if (isText) return Buffer.from(clean);
  return clean === text ? content : undefined;
}
