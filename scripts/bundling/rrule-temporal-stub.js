/**
 * Stands in for `rrule-temporal` inside the bundles, see bundle.ts: pg-boss reads recurring schedules with it, and the
 * service opens pg-boss without schedules. What it imports by name is here and refuses to work.
 */
export class RRuleTemporal {
  constructor() {
    throw new Error('rrule-temporal is not part of this bundle (scripts/bundling/rrule-temporal-stub.js)');
  }
}
