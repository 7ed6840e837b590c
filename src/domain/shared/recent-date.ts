const WEEK = 7 * 24 * 60 * 60 * 1000;

/** Tells whether an ISO 8601 time lies less than a week before `now` (milliseconds since 1970), so that its age says more than its date. */
export function isRecent(iso: string, now: number): boolean {
  const age = now - Date.parse(iso);
  return age >= 0 && age < WEEK;
}
