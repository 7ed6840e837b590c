const MINUTE = 60_000;
const PAUSES = [1, 5, 15];
const LONGEST = 60;

/** Returns the pause after an attempt in milliseconds: 1, 5 and 15 minutes, then an hour. The first attempt is 1. */
export const pauseAfter = (attempt: number): number => (PAUSES[attempt - 1] ?? LONGEST) * MINUTE;

/** Time until an email is given up, in milliseconds. After a day most of its links have expired. */
export const GIVE_UP_AFTER = 24 * 60 * MINUTE;
