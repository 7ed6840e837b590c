const HOUR = 60 * 60 * 1000;
const WEEK = 7 * 24 * HOUR;

/** True if an ISO 8601 time is less than a week before `now`, in milliseconds since 1970, or up to an hour after it, for slow pages. */
export function isRecent(iso: string, now: number): boolean {
  const age = now - Date.parse(iso);
  return age >= -HOUR && age < WEEK;
}
