import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';

/**
 * The end-to-end run's agent: notes the prompt in the file it is given, and the prompt's first line on a page. Asked for it,
 * it breaks a link, and mends what a check has said of it where that was asked for as well.
 */
const [noteFile = ''] = process.argv.slice(2);
const prompt = await text(process.stdin);
appendFileSync(noteFile, `${JSON.stringify(prompt)}\n`);
const page = 'requests.md';
if (/^The change that you have made was checked/.test(prompt)) {
  const mended = readFileSync(page, 'utf8').replaceAll('(gone.md)', `(${page})`);
  if (/mend it$/m.test(prompt) && prompt.includes('gone.md leads to no file')) writeFileSync(page, mended);
} else {
  appendFileSync(page, `- ${prompt.split('\n', 1)[0]}\n`);
  if (/\bbreak a link\b/.test(prompt)) appendFileSync(page, '- [more](gone.md)\n');
  if (/^right the link$/m.test(prompt))
    writeFileSync(page, readFileSync(page, 'utf8').replaceAll('(gone.md)', `(${page})`));
}
