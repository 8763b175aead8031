import type { Block } from '../views/block.ts';
import { classifyAgent, type Kind } from './agents.ts';
import { ByteTable, type Slice } from './byte-table.ts';
import type { Day } from './clock.ts';
import { pagePath } from './page-path.ts';
import type { DropReason } from './request.ts';

/** Distinct names and targets remembered, and the bytes that each may have on average. */
const AGENTS_REMEMBERED = { entries: 2 ** 13, keyBytes: 192, whenFull: 'forget' } as const;
const TARGETS_REMEMBERED = { entries: 2 ** 16, keyBytes: 64, whenFull: 'forget' } as const;

/** When to write the counts down: pages, and pages × days, which have 8 bytes each. */
const PAGES_MAX = 250_000;
const CELLS_MAX = 700_000;

/**
 * A day's counts in parts of so many pages, made when one of them is seen: people and AI in turn for each page. In one
 * piece they would let a log whose lines jump from day to day take megabytes with each line.
 */
type DayCounts = (Uint32Array | undefined)[];
const PART_BITS = 8;
const PART_PAGES = 2 ** PART_BITS;

/** A view as it is logged: the path of the request target, and the user agent. */
export type View = { target: Slice; agent: Slice; day: Day };

const KINDS: readonly Kind[] = ['human', 'ai', 'bot'];
/** Stand for what is no page where pages have their numbers. */
const NO_PAGES = { asset: -1, 'bad-path': -2 } as const;

/** Counts not yet written: for each page and day, how often people and AI saw it. */
export class Tally {
  readonly #pages = new ByteTable({ entries: 2 ** 14, keyBytes: 64, whenFull: 'grow' });
  #days = new Map<Day, DayCounts>();
  #cells = 0;
  readonly #agents = new ByteTable(AGENTS_REMEMBERED);
  readonly #targets = new ByteTable(TARGETS_REMEMBERED);

  /** Counts one view, or says why it is none. */
  count({ target, agent, day }: View): DropReason | 'human' | 'ai' {
    const page = this.#pageOf(target);
    if (page < 0) return page === NO_PAGES.asset ? 'asset' : 'bad-path';
    const kind = this.#kindOf(agent);
    if (kind === 'bot') return kind;
    const part = this.#partOf(day, page);
    const at = placeIn(page, kind);
    part[at] = (part[at] ?? 0) + 1;
    return kind;
  }

  get isFull(): boolean {
    return this.#pages.size >= PAGES_MAX || this.#cells >= CELLS_MAX;
  }

  /** How many pages there are; they are numbered in the order in which they came. */
  get pages(): number {
    return this.#pages.size;
  }

  /** The paths of the pages from one number up to another. */
  pathsOf({ from, to }: { from: number; to: number }): string[] {
    return Array.from({ length: to - from }, (_, i) => this.#pages.keyAt(from + i));
  }

  /** The counts in the order of the days, made when asked for; `ids` are the numbers that the pages have in the database. */
  blocks(ids: Uint32Array): { day: Day; change: () => Block }[] {
    const inOrder = Uint32Array.from(ids.keys()).sort((a, b) => (ids[a] ?? 0) - (ids[b] ?? 0));
    return [...this.#days]
      .sort(([a], [b]) => a - b)
      .map(([day, parts]) => ({ day, change: () => blockOf(parts, { ids, inOrder }) }));
  }

  /** Forgets the counts; the pages too if they are many, which starts their list anew. */
  clear(): void {
    this.#days = new Map();
    this.#cells = 0;
    if (this.#pages.size < PAGES_MAX) return;
    this.#pages.clear();
    this.#targets.clear();
  }

  #pageOf(target: Slice): number {
    const known = this.#targets.get(target);
    if (known !== undefined) return known;
    const found = pagePath(textOf(target));
    const page = found.ok ? this.#numberOf(found.path) : NO_PAGES[found.reason];
    this.#targets.add(target, page);
    return page;
  }

  #numberOf(path: string): number {
    const bytes = Buffer.from(path, 'latin1');
    const key = { bytes, start: 0, end: bytes.length };
    const known = this.#pages.get(key);
    if (known !== undefined) return known;
    const number = this.#pages.size;
    this.#pages.add(key, number);
    return number;
  }

  #kindOf(agent: Slice): Kind {
    const known = KINDS[this.#agents.get(agent) ?? -1];
    if (known !== undefined) return known;
    const kind = classifyAgent(textOf(agent));
    this.#agents.add(agent, KINDS.indexOf(kind));
    return kind;
  }

  #partOf(day: Day, page: number): Uint32Array {
    let parts = this.#days.get(day);
    if (!parts) {
      parts = [];
      this.#days.set(day, parts);
    }
    const known = parts[page >> PART_BITS];
    if (known) return known;
    const part = new Uint32Array(2 * PART_PAGES);
    parts[page >> PART_BITS] = part;
    this.#cells += PART_PAGES;
    return part;
  }
}

function blockOf(parts: DayCounts, pages: { ids: Uint32Array; inOrder: Uint32Array }): Block {
  const { ids, inOrder } = pages;
  const countOf = (page: number, kind: 'human' | 'ai') =>
    parts[page >> PART_BITS]?.[placeIn(page, kind)] ?? 0;
  const viewed = inOrder.filter((page) => countOf(page, 'human') + countOf(page, 'ai') > 0);
  return {
    ids: viewed.map((page) => ids[page] ?? 0),
    human: viewed.map((page) => countOf(page, 'human')),
    ai: viewed.map((page) => countOf(page, 'ai')),
  };
}

function placeIn(page: number, kind: 'human' | 'ai'): number {
  return 2 * (page & (PART_PAGES - 1)) + (kind === 'ai' ? 1 : 0);
}

/** Each byte as a character. */
export function textOf({ bytes, start, end }: Slice): string {
  return bytes.toString('latin1', start, end);
}
