import type { ChangedFile } from '../ports/code-host.ts';
import { isTrustedLink, type TrustedOrigins } from '../text/links.ts';
import { codeSpan, inertInline, inertLink } from '../text/markdown.ts';
import { toOneLine } from '../text/one-line.ts';
import type { Preview } from './finish.ts';
import { linkOf } from './outcome.ts';
import { pageOf } from './page-path.ts';
import { isPreviewLink, tellSize } from './pull-words.ts';
import type { Changes, Scene } from './scene.ts';
import { isInThread, isOpen, type Story } from './story.ts';

const TITLE_MAX_CHARACTERS = 120;
const PATH_MAX_CHARACTERS = 160;
/** The line that people came for, what the change is, and where it can be looked at. */
export function renderPull(story: Story, scene: Scene, trusted: TrustedOrigins): string {
  const link = linkOf(story);
  // While a turn goes on, the pull request that is there is not what was asked for.
  if (link === '' || (isOpen(story) && !isInThread(story))) return '';
  const { pull, finish } = scene;
  const changes = pull.link === link ? pull.changes : undefined;
  const preview = finish?.preview;
  const blocks = [
    renderLink(link, scene, trusted),
    changes ? renderChanges(changes, siteOf(preview, trusted)) : '',
    preview ? renderPreview(preview, { trusted, hasPages: changes?.files.some(hasPage) === true }) : '',
  ];
  return blocks.filter(Boolean).join('\n\n');
}

/** Number and title as one link, or plain text where the host is not known. */
function renderLink(link: string, { pull }: Scene, trusted: TrustedOrigins): string {
  const isAsked = pull.link === link && pull.number > 0;
  const number = isAsked ? pull.number : numberIn(link);
  const title = isAsked ? toOneLine(pull.title, TITLE_MAX_CHARACTERS) : '';
  const label =
    [number === undefined ? '' : `#${number}`, title].filter(Boolean).join(' ') || 'Review the change';
  if (isTrustedLink(link, trusted))
    return `> 🔀 **${inertLink(label, link)}**\\\n> ${inertInline(place(link))}`;
  return `> 🔀 ${inertInline(label)}\\\n> ${codeSpan(link)}\\\n> This address is on a host that this run does not know, so it is not a link.`;
}

function numberIn(link: string): number | undefined {
  const digits = /\/(?:pull|pulls|merge_requests)\/(\d{1,9})(?:[/?#]|$)/.exec(link)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** Repository and host, as far as the address shows them. */
function place(link: string): string {
  const url = URL.parse(link);
  const repository = /^\/(.+?)\/(?:-\/)?(?:pull|pulls|merge_requests)\/\d/.exec(url?.pathname ?? '')?.[1];
  return repository === undefined ? (url?.host ?? '') : `${repository} on ${url?.host}`;
}

/** @param site where a page's path leads to the page; undefined where nothing does */
function renderChanges(changes: Changes, site: string | undefined): string {
  const rows = changes.files.map((file) => {
    const { path, additions, deletions } = file;
    const page = pageIn(file);
    const link = site !== undefined && page !== undefined ? ` · ${inertLink(page, site + page)}` : '';
    return `- ${codeSpan(toOneLine(path, PATH_MAX_CHARACTERS))} +${additions} −${deletions}${link}`;
  });
  const left = changes.count - changes.files.length;
  return [`${tellSize(changes)}:`, '', ...rows, ...(left > 0 ? [`- and ${left} more`] : [])].join('\n');
}

/** What is gone has no page any more. */
function pageIn({ path, status }: ChangedFile): string | undefined {
  return status === 'removed' ? undefined : pageOf(path);
}

const hasPage = (file: ChangedFile) => pageIn(file) !== undefined;

/** A preview whose address is a whole site's has its pages below it; undefined for any other. */
function siteOf(preview: Preview | undefined, trusted: TrustedOrigins): string | undefined {
  if (preview?.kind !== 'ready' || !isPreviewLink(preview.url, trusted)) return undefined;
  const url = URL.parse(preview.url);
  return url && url.pathname === '/' && url.search === '' && url.hash === '' ? url.origin : undefined;
}

/** What a reader of the thread can use; that there is none is for the log and the summary. */
function renderPreview(
  preview: Preview,
  { trusted, hasPages }: { trusted: TrustedOrigins; hasPages: boolean },
): string {
  if (preview.kind === 'failed')
    return `👀 The preview could not be built${preview.why === '' ? '' : `: ${inertInline(preview.why)}`}.`;
  if (preview.kind === 'none' || preview.kind === 'unavailable' || preview.url === '') return '';
  const { url } = preview;
  const derived = hasPages && siteOf(preview, trusted) !== undefined ? ` ${DERIVED}` : '';
  const note = preview.kind === 'building' ? ' (its end was not seen: it may still be being built)' : derived;
  return `👀 ${isPreviewLink(url, trusted) ? inertLink('Preview', url) : `Preview: ${codeSpan(url)}`}${note}`;
}

const DERIVED = '— links to pages are derived from the paths of their files, and may lead elsewhere.';
