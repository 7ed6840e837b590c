const HOUR = 60 * 60 * 1000;
const WEEK = 7 * 24 * HOUR;

/** Tells whether an ISO 8601 time lies less than a week before `now` (milliseconds since 1970), so that its age says more than its date; one up to an hour after it has come since a page took its time. */
export function isRecent(iso: string, now: number): boolean {
  const age = now - Date.parse(iso);
  return age >= -HOUR && age < WEEK;
}
