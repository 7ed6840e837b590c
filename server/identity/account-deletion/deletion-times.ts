const DAY = 24 * 60 * 60_000;

/** The time to think before an account is deleted, in milliseconds: 14 days, well within the month that the law gives. */
export const DELETION_DELAY = 14 * DAY;

/** How long a copy of a player's data can be fetched, in milliseconds. */
export const EXPORT_KEPT = 7 * DAY;
