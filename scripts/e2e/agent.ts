import { appendFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';

/** The end-to-end run's agent: notes the prompt in the file it is given, and the prompt's first line on a page. */
const [noteFile = ''] = process.argv.slice(2);
const prompt = await text(process.stdin);
appendFileSync(noteFile, `${JSON.stringify(prompt)}\n`);
appendFileSync('requests.md', `- ${prompt.split('\n', 1)[0]}\n`);
