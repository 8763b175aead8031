// Preloaded: the process takes its error stream for a terminal of this many columns.
Object.defineProperties(process.stderr, {
  isTTY: { value: true },
  columns: { value: Number(process.env.TEST_COLUMNS) },
});
