const MS_PER_DAY = 86_400_000;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Days since 1970-01-01 in UTC. */
export type Day = number;

/** YYYY-MM-DD. */
export function dayName(day: Day): string {
  return new Date(day * MS_PER_DAY).toISOString().slice(0, 10);
}

/** The UTC day of a time in milliseconds since 1970; undefined outside of the years 1970 to 9999. */
export function dayOfMs(ms: number): Day | undefined {
  const day = Math.floor(ms / MS_PER_DAY);
  return day >= 0 && day <= 2_932_896 ? day : undefined;
}

/** The UTC day of `10/Oct/2000:13:55:36 -0700`, as web servers write it; undefined where it is no such time. */
export function dayOfLogTime(text: string): Day | undefined {
  const found = /^(\d\d)\/(\w{3})\/(\d{4}):(\d\d):(\d\d):(\d\d) ([+-])(\d\d)(\d\d)$/.exec(text);
  if (!found) return undefined;
  const [date, year, hour, minute, second, zoneHours, zoneMinutes] = [1, 3, 4, 5, 6, 8, 9].map((i) =>
    Number(found[i]),
  ) as [number, number, number, number, number, number, number];
  const month = MONTHS.indexOf(found[2] ?? '');
  // A leap second is of the minute it ends.
  const local = Date.UTC(year, month, date, hour, minute, Math.min(second, 59));
  if (month === -1 || hour > 23 || minute > 59 || second > 60) return undefined;
  if (new Date(Date.UTC(year, month, date)).getUTCDate() !== date) return undefined;
  const zoneMs = (zoneHours * 60 + zoneMinutes) * 60_000;
  return dayOfMs(found[7] === '-' ? local + zoneMs : local - zoneMs);
}
