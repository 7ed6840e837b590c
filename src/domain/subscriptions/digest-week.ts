const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
/** Monday, 5 January 1970, 08:00 UTC. */
const FIRST = 4 * DAY + 8 * HOUR;
/** So long after its beginning the mails of a week are still written, as after a night without a server. */
const OPEN = 2 * DAY;

/** The week that a digest tells of, both ends in milliseconds since 1970. */
export interface DigestWeek {
  readonly from: number;
  /** The moment from which on it is sent: Monday, 08:00 UTC. */
  readonly until: number;
}

/** The week whose digest may be sent now; undefined from Wednesday, 08:00 UTC, on, when its news are too old. */
export function digestWeek(now: number): DigestWeek | undefined {
  const until = now - ((((now - FIRST) % WEEK) + WEEK) % WEEK);
  return now - until < OPEN ? { from: until - WEEK, until } : undefined;
}
