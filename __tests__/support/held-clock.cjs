// Loaded before the entry: the monotonic clock stands still until SIGUSR2 comes, and goes on from there. So a short time
// for a run begins where its test wants it, and not while a busy machine starts the process.
const real = process.hrtime.bigint;
const heldAt = real();
let heldFor;
process.once('SIGUSR2', () => {
  heldFor = real() - heldAt;
});
process.hrtime.bigint = () => (heldFor === undefined ? heldAt : real() - heldFor);
