import type { MarkdownIt, StateBlock } from 'markdown-it';

/** As many as fill a page with cells of some characters. */
const CELLS_MAX = 10_000;
const DELIMITER = /^[\s|:-]*\|[\s|:-]*$/;

/**
 * Shows tables of too many cells as they are written. Rows are filled up to the width of their table, so that a page of a
 * few bytes each row would be a table of many times that.
 */
export function boundTables(md: MarkdownIt): void {
  md.block.ruler.before('table', 'large_table', (state, line, endLine, silent) => {
    if (silent || line + 1 >= endLine) return false;
    const delimiter = lineOf(state, line + 1);
    if (!DELIMITER.test(delimiter)) return false;
    const columns = delimiter.split('|').length;
    let end = line + 2;
    while (end < endLine && !state.isEmpty(end)) end++;
    if ((end - line) * columns <= CELLS_MAX) return false;
    const block = state.push('code_block', 'code', 0);
    block.content = state.getLines(line, end, state.blkIndent, true);
    block.map = [line, end];
    state.line = end;
    return true;
  });
}

function lineOf(state: StateBlock, line: number): string {
  return state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]);
}
