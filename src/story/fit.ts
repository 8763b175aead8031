import { safeCut } from '../text/truncate.ts';

/** GitHub takes 65,536 characters; the rest is for what a host may add. */
export const COMMENT_MAX_CHARACTERS = 60_000;

const CUT_NOTE = '\n\n_Shortened._';

/** Puts the marker last and keeps the whole within the limit: text is cut, open fences are closed, the marker stays. */
export function fitComment(text: string, marker: string): string {
  const tail = `\n\n${marker}\n`;
  const room = COMMENT_MAX_CHARACTERS - tail.length;
  if (text.length <= room) return text + tail;
  let cut = room - CUT_NOTE.length;
  let closing = '';
  do {
    cut = safeCut(text, cut - closing.length);
    closing = openFence(text.slice(0, cut));
  } while (cut > 0 && cut + closing.length + CUT_NOTE.length > room);
  return text.slice(0, cut) + closing + CUT_NOTE + tail;
}

/** What closes the fence that is open at the text's end; empty where none is. */
function openFence(text: string): string {
  let open: string | undefined;
  for (const line of text.split('\n')) {
    const marks = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (marks === undefined) continue;
    const behind = line.trimStart().slice(marks.length);
    if (open === undefined) {
      if (marks[0] === '~' || !behind.includes('`')) open = marks;
    } else if (marks.includes(open) && behind.trim() === '') open = undefined;
  }
  return open === undefined ? '' : `\n${open}`;
}
