import { describe, expect, test } from '@jest/globals';
import { createEye, type FoundComment, isSelf } from '../../../src/flows/thread/eye.ts';
import { findMarkers } from '../../../src/flows/thread/find-markers.ts';
import type { Person, ThreadComment } from '../../../src/ports/code-host.ts';
import type { MarkerOwner } from '../../../src/story/marker-owner.ts';
import { createFakeCodeHost, MAINTAINER, SELF } from '../../support/fake-code-host.ts';
import { writeFirstMarker } from '../../support/first-marker.ts';
import { leave, OWNER, storiesOf } from '../../support/left-behind.ts';

const { repository, thread, project, host: service } = OWNER;
const bounds = { repository, thread, project, host: service };
const prLink = 'https://github.com/o/r/pull/9';
let id = 10_000;
const left = (
  fields: Partial<MarkerOwner> & { link?: string } = {},
  author: Person = SELF,
): ThreadComment => {
  const { link = `${prLink}99`, ...owner } = fields;
  return leave(storiesOf('job_1', { link })['pull-request'], { ...owner, author });
};
const words = (author: Person = MAINTAINER): ThreadComment => {
  id += 1;
  return { id, inReview: false, body: 'Words', author };
};
const search = (
  given: { thread?: ThreadComment[]; repository?: ThreadComment[] },
  how: { bounds?: object; owner?: MarkerOwner; isEnough?: (found: readonly FoundComment[]) => boolean } = {},
) => {
  const host = createFakeCodeHost();
  host.thread.push(...(given.thread ?? []));
  host.repository.push(...(given.repository ?? []));
  const found = findMarkers({
    eye: createEye({ host }),
    place: { thread: 7 },
    self: SELF,
    isEnough: () => false,
    ...how,
    bounds: { ...bounds, ...how.bounds },
  });
  return { host, ids: found.then((all) => all.map(({ comment }) => comment.id)) };
};

test('newest first, among whatever else was said', async () => {
  const [old, recent] = [left(), left()];
  const { ids } = search({ thread: [words(), old, words(), recent, words()] });
  expect(await ids).toEqual([recent.id, old.id]);
});

test('one that the version before wrote counts as well', async () => {
  const { pages: _, order: __, untilMs: ___, ...owner } = OWNER;
  const first = { ...left(), body: writeFirstMarker({ ...owner, state: 'completed', job: 'job_1' }) };
  expect(await search({ thread: [first] }).ids).toEqual([first.id]);
});

test('nothing older is read once it is enough', async () => {
  const [old, recent] = [left(), left()];
  const { host, ids } = search({ thread: [old, recent] }, { isEnough: (found) => found.length > 0 });
  expect(await ids).toEqual([recent.id]);
  expect(host.calls).toEqual(['comments', `read ${recent.id}`]);
});

describe('threat 8: it has to be ours and about this', () => {
  test.each<[string, () => ThreadComment]>([
    ['another author', () => left({}, MAINTAINER)],
    ['a user of our login', () => left({}, { ...SELF, isBot: false })],
    ['nobody', () => ({ ...left(), author: undefined }) as unknown as ThreadComment],
    ['another repository', () => left({ repository: 'o/other' })],
    ['another thread', () => left({ thread: 8 })],
    ['another project', () => left({ project: 'q' })],
    ['another service', () => left({ host: 'evil.example' })],
    ['a broken marker', () => ({ ...left(), body: '<!-- docs-agent:v1 e30 -->' })],
    ['a later version', () => ({ ...left(), body: left().body.replace(':v2 ', ':v3 ') })],
  ])('%s does not count', async (_, make) => {
    expect(await search({ thread: [make()] }).ids).toEqual([]);
  });

  test('this run’s own comment is no earlier one', async () => {
    const owner = { ...OWNER, run: '5', attempt: 2 };
    const earlier = left({ run: '5', attempt: 1 });
    // Wherever it stands: its answer may have been lost, and its id with it.
    const thread = [earlier, left({ run: '5', attempt: 2 })];
    expect(await search({ thread }, { owner }).ids).toEqual([earlier.id]);
  });
});

describe('on a pull request', () => {
  test('the repository is searched for the job that made it', async () => {
    const [made, other] = [left({ thread: 3, link: prLink }), left({ thread: 3, link: `${prLink}0` })];
    const { ids } = search({ repository: [made, other, words()] }, { bounds: { prLink } });
    expect(await ids).toEqual([made.id]);
  });

  test('not where the thread itself knows a job', async () => {
    const here = left();
    const { host, ids } = search(
      { thread: [here], repository: [left({ thread: 3, link: prLink })] },
      { bounds: { prLink } },
    );
    expect(await ids).toEqual([here.id]);
    expect(host.calls).not.toContain('repositoryComments');
  });

  test('and a comment that stands in both lists counts once', async () => {
    const note = leave(storiesOf('').looking);
    const { ids } = search({ thread: [note], repository: [note] }, { bounds: { prLink } });
    expect(await ids).toEqual([note.id]);
  });
});

test('an issue’s search stays in its thread', async () => {
  const { host, ids } = search({ repository: [left()] });
  expect(await ids).toEqual([]);
  expect(host.calls).toEqual(['comments']);
});

test('logins are compared as the host compares them', () => {
  expect(isSelf({ login: 'GitHub-Actions[bot]', isBot: true }, SELF)).toBe(true);
  expect(isSelf(undefined, SELF)).toBe(false);
});
