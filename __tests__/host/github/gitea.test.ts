import { expect, test } from '@jest/globals';
import { createTransport } from '../../../src/client/transport.ts';
import { createEye } from '../../../src/flows/thread/eye.ts';
import { findMarkers } from '../../../src/flows/thread/find-markers.ts';
import { openCodeHost } from '../../../src/host/github/open.ts';
import { hashRequest } from '../../../src/story/marker.ts';
import { knownJob } from '../../../src/story/story.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import { writeFirstMarker } from '../../support/first-marker.ts';
import { type GitHubStandIn, startGitHubStandIn } from '../../support/github-stand-in.ts';

function open(github: GitHubStandIn) {
  const { repository, serverUrl, apiUrl } = github.world;
  return openCodeHost(
    { token: 'gitea-token', repository, serverUrl, apiUrl },
    {
      transport: createTransport({ userAgent: 'test' }),
      clock: createFakeClock(),
      retryDelay: () => 1,
      stop: new AbortController().signal,
      lastCall: new AbortController().signal,
    },
  );
}

const pagesAsked = ({ requests }: GitHubStandIn) =>
  requests.map(({ path }) => new URL(path, 'http://x').searchParams.get('page'));

test('a command on the pull request finds its job, however much was said before', async () => {
  await using github = await startGitHubStandIn({ flavour: 'gitea' });
  const self = github.addUser('docs-robot', { token: 'gitea-token' });
  const other = github.addUser('octocat');
  const [issue, pull] = [github.addIssue(), github.addPull()];
  for (let n = 0; n < 70; n += 1) github.addComment(issue.number, { user: other, body: `No ${n}` });
  const here = { repository: github.world.repository, project: 'p', host: 'api.example.com' };
  const prLink = `https://git.example.com/octo-org/octo-docs/pulls/${pull.number}`;
  const marker = { ...here, thread: issue.number, job: 'job_1', run: '1', attempt: 1, prLink };
  const body = writeFirstMarker({ ...marker, state: 'completed', request: hashRequest([]) });
  github.addComment(issue.number, { user: self, body });
  github.addComment(issue.number, { user: other, body: 'Thanks' });

  const found = await findMarkers({
    eye: createEye({ host: open(github) }),
    place: { thread: pull.number },
    self: { login: self.login, isBot: false },
    bounds: { ...here, thread: pull.number, prLink },
    isEnough: (all) => all.length > 0,
  });
  expect(found.map((one) => knownJob(one.marker.story)?.jobId)).toEqual(['job_1']);
  expect(github.calls().filter((call) => call === 'issues/list-comments-for-repo')).toHaveLength(2);
});

test('a repository’s comments: the newest first, as many as GitHub’s pages would hold', async () => {
  await using github = await startGitHubStandIn({ flavour: 'gitea' });
  const user = github.addUser('octocat', { token: 'gitea-token' });
  const issue = github.addIssue();
  for (let n = 1; n <= 1_100; n += 1) github.addComment(issue.number, { user, body: String(n) });
  const host = open(github);
  const read = async (maxPages: number) => {
    const bodies: number[] = [];
    for await (const { body } of host.repositoryComments(maxPages)) bodies.push(Number(body));
    return bodies;
  };
  const newest = (count: number) => Array.from({ length: count }, (_, n) => 1_100 - n);
  expect(await read(10)).toEqual(newest(1_000));
  expect(await read(1)).toEqual(newest(100));
  expect(await read(100)).toEqual(newest(1_100));
  expect(pagesAsked(github).slice(0, 21)).toEqual([
    '1',
    ...Array.from({ length: 20 }, (_, n) => String(22 - n)),
  ]);
});

test.each([[0], [50], [51], [95], [320]])('%i changed files are all read, up to 300', async (count) => {
  await using github = await startGitHubStandIn({ flavour: 'gitea' });
  github.addUser('octocat', { token: 'gitea-token' });
  const files = Array.from({ length: count }, (_, n) => ({
    filename: `${n}.md`,
    additions: 1,
    deletions: 0,
  }));
  const pull = github.addPull({ pull: { files } });
  const read = await open(github).changedFiles(pull.number);
  expect(read.map(({ path }) => path)).toEqual(files.slice(0, 300).map(({ filename }) => filename));
  expect(github.requests).toHaveLength(Math.min(6, Math.max(1, Math.ceil(count / 50))));
});
