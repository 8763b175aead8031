import type { Block } from '../views/block.ts';
import { classifyAgent, type Kind } from './agents.ts';
import { BoundedCache } from './bounded-cache.ts';
import type { Day } from './clock.ts';
import { pagePath } from './page-path.ts';
import type { DropReason } from './request.ts';

/** Distinct names and targets remembered. Each is at most a line long, most are a hundredth of that. */
const AGENTS_REMEMBERED = 20_000;
const TARGETS_REMEMBERED = 100_000;
/** Longer ones are worked out again each time: a log of hostile lines must not fill the memory. */
const REMEMBERED_MAX_LENGTH = 512;

/** When to write the counts down: pages, and pages × days, which have 8 bytes each. */
const PAGES_MAX = 250_000;
const CELLS_MAX = 4_000_000;

type DayCounts = { human: Uint32Array; ai: Uint32Array };
type Page = number | 'asset' | 'bad-path';

/** Counts not yet written: for each page and day, how often people and AI saw it. */
export class Tally {
  #pages: string[] = [];
  #numbers = new Map<string, number>();
  #days = new Map<Day, DayCounts>();
  #cells = 0;
  readonly #agents = new BoundedCache<Kind>(AGENTS_REMEMBERED);
  readonly #targets = new BoundedCache<Page>(TARGETS_REMEMBERED);

  /** Counts one view, or says why it is none. `target` and `agent` hold a byte in each character. */
  count({ target, agent, day }: { target: string; agent: string; day: Day }): DropReason | 'human' | 'ai' {
    const page = this.#pageOf(target);
    if (typeof page === 'string') return page;
    const kind = this.#kindOf(agent);
    if (kind === 'bot') return kind;
    const counts = this.#countsOf(day, page)[kind];
    counts[page] = (counts[page] ?? 0) + 1;
    return kind;
  }

  get isFull(): boolean {
    return this.#pages.length >= PAGES_MAX || this.#cells >= CELLS_MAX;
  }

  /** The paths counted. The rows of `blocks` refer to their places in this list. */
  get pages(): readonly string[] {
    return this.#pages;
  }

  /** The counts in the order of the days; `ids` are the numbers that the pages have in the table. */
  *blocks(ids: Uint32Array): Generator<{ day: Day; change: Block }> {
    const inOrder = Uint32Array.from(ids.keys()).sort((a, b) => (ids[a] ?? 0) - (ids[b] ?? 0));
    for (const [day, { human, ai }] of [...this.#days].sort(([a], [b]) => a - b)) {
      const viewed = inOrder.filter((page) => (human[page] ?? 0) + (ai[page] ?? 0) > 0);
      const change: Block = {
        ids: viewed.map((page) => ids[page] ?? 0),
        human: viewed.map((page) => human[page] ?? 0),
        ai: viewed.map((page) => ai[page] ?? 0),
      };
      yield { day, change };
    }
  }

  /** Starts again from nothing. */
  clear(): void {
    this.#pages = [];
    this.#numbers = new Map();
    this.#days = new Map();
    this.#cells = 0;
    this.#targets.clear();
  }

  #pageOf(target: string): Page {
    const known = this.#targets.get(target);
    if (known !== undefined) return known;
    const found = pagePath(target);
    const page = found.ok ? this.#numberOf(found.path) : found.reason;
    if (target.length <= REMEMBERED_MAX_LENGTH) this.#targets.set(target, page);
    return page;
  }

  #numberOf(path: string): number {
    const known = this.#numbers.get(path);
    if (known !== undefined) return known;
    const number = this.#pages.push(path) - 1;
    this.#numbers.set(path, number);
    return number;
  }

  #kindOf(agent: string): Kind {
    const known = this.#agents.get(agent);
    if (known !== undefined) return known;
    const kind = classifyAgent(agent);
    if (agent.length <= REMEMBERED_MAX_LENGTH) this.#agents.set(agent, kind);
    return kind;
  }

  /** The day's counts, with room for the page. */
  #countsOf(day: Day, page: number): DayCounts {
    const counts = this.#days.get(day);
    if (counts && page < counts.human.length) return counts;
    const length = Math.max(1024, 2 ** Math.ceil(Math.log2(page + 1)));
    const grown = { human: new Uint32Array(length), ai: new Uint32Array(length) };
    if (counts) {
      grown.human.set(counts.human);
      grown.ai.set(counts.ai);
    }
    this.#cells += length - (counts?.human.length ?? 0);
    this.#days.set(day, grown);
    return grown;
  }
}
