import type { GitHubWorld, Json, User } from './github-world.ts';

export type Reply = {
  status: number;
  body?: unknown;
  /** True for a list, which is answered by pages. */
  list?: boolean;
  /** In place of a body, for what is no JSON. */
  text?: string;
};
export type Call = {
  world: GitHubWorld;
  /** Whose token it is. */
  user: User;
  parameters: Record<string, string>;
  query: URLSearchParams;
  body: Json;
};

const docs = 'https://docs.github.com/rest';
export const fail = (status: number, message: string, extra: Json = {}): Reply => ({
  status,
  body: { message, documentation_url: docs, status: String(status), ...extra },
});
export const notFound = (): Reply => fail(404, 'Not Found');
