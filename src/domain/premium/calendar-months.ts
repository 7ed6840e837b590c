/**
 * The same day and time some calendar months later, or the last day of a month that has no such day; milliseconds since 1970, UTC.
 * @rule 3.8 A month is a calendar month in UTC, clamped to the month's end.
 */
export function calendarMonthsLater(from: number, months: number): number {
  const start = new Date(from);
  const later = new Date(from);
  later.setUTCMonth(start.getUTCMonth() + months);
  // A day that the month lacks has run over into the next one; day 0 is the last day before it.
  return later.getUTCDate() === start.getUTCDate() ? later.getTime() : later.setUTCDate(0);
}
