// Loaded before the entry under test: writes the process's peak resident memory in KiB to descriptor 3 at its end.
// Not process.resourceUsage().maxRSS where it can be helped: Linux hands that figure down from the process that spawned us.
const { readFileSync, writeSync } = require('node:fs');
process.on('exit', () => {
  try {
    const status = process.platform === 'linux' ? readFileSync('/proc/self/status', 'utf8') : '';
    writeSync(3, /VmHWM:\s*(\d+)/.exec(status)?.[1] ?? String(process.resourceUsage().maxRSS));
  } catch {
    // No descriptor 3: the figure is not wanted.
  }
});
