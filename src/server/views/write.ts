import { createTurn } from '../in-turn.ts';
import type { MarkChange, PeriodBlock, ViewTables } from '../store/view-tables.ts';
import { UserError } from '../words/user-error.ts';
import {
  type Block,
  BlockBuffer,
  decodeBlock,
  differenceOf,
  EMPTY_BLOCK,
  encodeBlock,
  summarize,
} from './block.ts';

/** A day's change, made when it is its turn; its block's rows are in the order of their page numbers. */
export type DayChange = { day: string; change: () => Block };

export type ViewChanges = {
  project: string;
  /** In the order of the days, each day once. */
  days: readonly DayChange[];
  mode: 'add' | 'set';
  /** The version that the changes were worked out for: where the project has another by now, nothing is written. */
  version: number;
  /** Becomes final together with them. */
  mark?: MarkChange;
};

/** Works changes into the days' and the months' blocks. */
export function createViewWriter(tables: Pick<ViewTables, 'read' | 'apply'>) {
  const dayBuffer = new BlockBuffer();
  // A month is merged with one day after the other: from one buffer into the other, and back.
  const monthBuffers = [new BlockBuffer(), new BlockBuffer()] as const;

  /** The blocks as they will be: of each month all its days, and then itself. */
  const merge = async ({ project, days, mode, version }: ViewChanges): Promise<PeriodBlock[]> => {
    const merged: PeriodBlock[] = [];
    const keep = (period: string, block: Block) =>
      merged.push({ period, rows: block.ids.length, ...summarize(block), counts: encodeBlock(block) });
    const changes = new Map(days.map(({ day, change }) => [day, change]));
    const months = Map.groupBy(changes.keys(), (day) => day.slice(0, 7));
    let month = EMPTY_BLOCK;
    let turn: 0 | 1 = 0;
    let left = 0;
    await tables.read(project, {
      // Whoever comes too late is told so without having worked for it.
      choose: (state) =>
        state.version === version ? [...months].flatMap(([name, list]) => [name, ...list]) : [],
      take: (period, row) => {
        const before = row ? decodeBlock(row.counts, row.rows) : EMPTY_BLOCK;
        const change = changes.get(period);
        if (change === undefined) {
          left = months.get(period)?.length ?? 0;
          // Its bytes are good only until the next block comes.
          month = monthBuffers[turn].merge(before, EMPTY_BLOCK);
        } else {
          const difference = change();
          const after = dayBuffer.merge(before, difference, mode);
          keep(period, after);
          turn = turn === 0 ? 1 : 0;
          month = monthBuffers[turn].merge(month, mode === 'add' ? difference : differenceOf(before, after));
          if (--left === 0) keep(period.slice(0, 7), month);
        }
      },
    });
    return merged;
  };

  const inTurn = createTurn();
  return {
    /**
     * All of the changes or none. What takes long is done before anything is locked.
     * @returns the new version
     * @throws UserError where the project's views have changed since `version`.
     */
    apply: async (changes: ViewChanges): Promise<number> => {
      const { project, version, mark } = changes;
      const blocks = await inTurn(() => merge(changes));
      if (!(await tables.apply({ project, version, blocks, ...(mark ? { mark } : {}) })))
        throw new UserError('Another import changed these page views meanwhile. Run this one again.');
      return version + 1;
    },
  };
}

export type ViewWriter = ReturnType<typeof createViewWriter>;
