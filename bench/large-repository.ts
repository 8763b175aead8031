import { spawn } from 'node:child_process';
import { once } from 'node:events';

const PAGES = 1500;
const WORDS_OF_A_PAGE = 12 * 45;

/** Each commit writes a page anew; the last one is a job's, on its branch. What words they are of comes from a seed. */
export async function makeLargeRepository(
  repository: string,
  { commits, job }: { commits: number; job: string },
): Promise<void> {
  await git('init', '--quiet', '--bare', '--initial-branch=main', repository);
  const child = spawn('git', ['-C', repository, 'fast-import', '--quiet', '--done'], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(child, 'exit');
  const write = async (text: string) => {
    if (!child.stdin.write(text)) await once(child.stdin, 'drain');
  };
  const random = seeded(7);
  const words = Array.from({ length: 30_000 }, () => Math.floor(random() * 2 ** 24).toString(16));
  const line = () => Array.from({ length: 45 }, () => words[Math.floor(random() * words.length)]).join(' ');
  const pages = Array.from({ length: PAGES }, () => Array.from({ length: WORDS_OF_A_PAGE / 45 }, line));
  const file = (page: number) => {
    const text = `${(pages[page] ?? []).join('\n')}\n`;
    return `M 100644 inline docs/${page % 20}/page-${page}.md\ndata ${Buffer.byteLength(text)}\n${text}\n`;
  };
  const commit = (branch: string, at: number, message: string) =>
    `commit refs/heads/${branch}\ncommitter T <t@localhost> ${1_500_000_000 + at * 600} +0000\ndata ${message.length}\n${message}\n`;
  await write(commit('main', 0, 'Start'));
  for (let page = 0; page < PAGES; page++) await write(file(page));
  for (let n = 1; n < commits; n++) {
    const page = Math.floor(random() * PAGES);
    for (let times = 0; times < 3; times++) (pages[page] ?? [])[Math.floor(random() * 12)] = line();
    await write(commit('main', n, 'Change') + file(page));
  }
  const own = commit(`docs-agent/${job}`, commits, `Fix it.\n\nDocs-Agent-Job: ${job}`);
  await write(`${own}from refs/heads/main\n${file(0)}done\n`);
  child.stdin.end();
  await ended;
  await git('-C', repository, 'gc', '--quiet');
}

export async function git(...args: string[]): Promise<string> {
  const child = spawn('git', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let out = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`git ${args.join(' ')} ended with ${code}`);
  return out;
}

/** https://en.wikipedia.org/wiki/Linear_congruential_generator, of 32 bits. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
