import { isTrustedLink, type TrustedOrigins } from '../text/links.ts';
import { codeSpan, inertInline, inertLink } from '../text/markdown.ts';
import { truncate } from '../text/truncate.ts';

/** Open pull requests of jobs, where there are as many as a workflow wants at most. */
export interface WaitingPulls {
  readonly limit: number;
  readonly pulls: readonly { readonly number: number; readonly title: string; readonly link: string }[];
}

const SHOWN_MAX = 50;
const TITLE_MAX_CHARACTERS = 100;

/** As a list for the step summary. */
export function tellWaiting({ limit, pulls }: WaitingPulls, trusted: TrustedOrigins): readonly string[] {
  const lines = pulls.slice(0, SHOWN_MAX).map(({ number, title, link }) => {
    const name = `#${number} ${truncate(title, TITLE_MAX_CHARACTERS)}`;
    return `- ${isTrustedLink(link, trusted) ? inertLink(name, link) : inertInline(name)}`;
  });
  const more = pulls.length > SHOWN_MAX ? [`- and ${pulls.length - SHOWN_MAX} more`] : [];
  return [`Open pull requests of jobs (${codeSpan('maxOpenPulls')} is ${limit}):`, '', ...lines, ...more, ''];
}
