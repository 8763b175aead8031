import { HIDDEN_LINE_START } from '../contract/own-traces.ts';
import { inertInline } from '../text/markdown.ts';

/*
 * A pull request's body says at its end who asked for it, on a line of its own between two hidden ones:
 *
 *   <!-- docs-agent:asked -->
 *   Asked for in octo-org/octo-docs#5 by @octocat
 *   <!-- docs-agent:asked-end -->
 *
 * Everything else in the body is its author's, and is kept byte for byte; line ends of ours that a host or an editor has
 * made CRLF of are taken as they are.
 */
const START = `${HIDDEN_LINE_START}asked -->`;
const END = `${HIDDEN_LINE_START}asked-end -->`;
const BLOCK = new RegExp(`(${START}\\r?\\n)([^\\r\\n]*)(?=\\r?\\n${END})`, 'g');

/** What GitHub takes. */
export const PULL_BODY_MAX_CHARACTERS = 65_536;

/** Where a change was asked for, and by whom where a person did. */
export interface AskedFor {
  /** owner/name */
  readonly repository: string;
  readonly thread: number;
  /** Login; empty where a workflow asked by itself. */
  readonly by: string;
}

/** The line. The issue is referred to; the person is named, and gets no notification. */
export function tellAskedFor({ repository, thread, by }: AskedFor): string {
  return `Asked for in ${repository}#${thread}${by === '' ? '' : ` by ${inertInline(`@${by}`)}`}`;
}

/**
 * The body with this line in it, once: in the place of the one that stands there, else behind the body. Undefined where
 * the body has no room for it.
 */
export function withAskedLine(body: string, line: string): string | undefined {
  const standing = [...body.matchAll(BLOCK)].at(-1);
  const next = standing
    ? body.slice(0, standing.index) + standing[1] + line + body.slice(standing.index + standing[0].length)
    : `${body}${body === '' ? '' : '\n\n'}${START}\n${line}\n${END}`;
  return next.length <= PULL_BODY_MAX_CHARACTERS ? next : undefined;
}
