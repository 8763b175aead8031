// Loaded with NODE_OPTIONS: the wall clock jumps by CLOCK_JUMP_MS after CLOCK_JUMP_AFTER_MS; the monotonic one goes on.
const RealDate = Date;
const jump = Number(process.env.CLOCK_JUMP_MS);
const after = Number(process.env.CLOCK_JUMP_AFTER_MS);
const began = performance.now();
const now = () => RealDate.now() + (performance.now() - began > after ? jump : 0);
globalThis.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length === 0 ? [now()] : given));
  }
  static now() {
    return now();
  }
};
