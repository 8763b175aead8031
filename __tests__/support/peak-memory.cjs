// Loaded before the entry under test: writes the process's peak resident memory in KiB to descriptor 3 at its end, and for
// how long its main thread waited for a processor, in ns.
// Not process.resourceUsage().maxRSS where it can be helped: Linux hands that figure down from the process that spawned us.
const { readFileSync, writeSync } = require('node:fs');
process.on('exit', () => {
  try {
    const status = process.platform === 'linux' ? readFileSync('/proc/self/status', 'utf8') : '';
    const peakKiB = /VmHWM:\s*(\d+)/.exec(status)?.[1] ?? String(process.resourceUsage().maxRSS);
    writeSync(3, `${peakKiB} ${readWait()}`);
  } catch {
    // No descriptor 3: the figure is not wanted.
  }
});

function readWait() {
  try {
    return readFileSync('/proc/self/schedstat', 'utf8').split(' ')[1] ?? '0';
  } catch {
    return '0'; // Only Linux tells.
  }
}
