const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** The day of an ISO 8601 time, in UTC so that the server and every browser write the same: 'Feb 29, 2024'; nothing for what is no time. */
export function calendarDate(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  return `${String(MONTHS[date.getUTCMonth()])} ${String(date.getUTCDate())}, ${String(date.getUTCFullYear())}`;
}

/**
 * An ISO 8601 time as a day with its time, in UTC: 'Feb 29, 2024 12:05 AM' (spec 1 §9); nothing for what is no time.
 * @rule 1.9.9a Dates are written as month, day, year and the time of day on a twelve-hour clock.
 */
export function exactDate(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const hours = date.getUTCHours();
  const minutes = String(date.getUTCMinutes()).padStart(2, '0');
  return `${calendarDate(iso)} ${String(hours % 12 || 12)}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}
