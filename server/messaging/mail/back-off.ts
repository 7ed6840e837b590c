const MINUTE = 60_000;
const PAUSES = [1, 5, 15];
const LONGEST = 60;

/** Milliseconds between an attempt, counted from 1, and the next: 1, 5 and 15 minutes, then an hour each time. */
export const pauseAfter = (attempt: number): number => (PAUSES[attempt - 1] ?? LONGEST) * MINUTE;

/** How long a mail is tried, in milliseconds: after a day it tells of nothing new, and most of its links are over. */
export const GIVE_UP_AFTER = 24 * 60 * MINUTE;
