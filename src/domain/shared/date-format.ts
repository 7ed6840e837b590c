/** A calendar day, in the letters that date libraries use for patterns: 'Feb 29, 2024'. */
export const DAY_FORMAT = 'MMM D, YYYY';

/**
 * A day with its time, in the same letters: 'Feb 29, 2024 12:05 AM' (spec 1 §9).
 * @rule 1.9.9a Dates are written as month, day, year and the time of day on a twelve-hour clock.
 */
export const DATE_FORMAT = `${DAY_FORMAT} h:mm A`;
