import type { TimeZone } from './time-zone';
import { UTC } from './time-zone';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
const MINUTE = 60_000;

/** The day of an ISO 8601 time, in UTC so that the server and every browser write the same, or in a player's own zone: 'Feb 29, 2024'; nothing for what is no time. */
export function calendarDate(iso: string, zone: TimeZone = UTC): string {
  const date = onClock(iso, zone);
  if (Number.isNaN(date.getTime())) return '';
  return `${String(MONTHS[date.getUTCMonth()])} ${String(date.getUTCDate())}, ${String(date.getUTCFullYear())}`;
}

/**
 * An ISO 8601 time as a day with its time, in UTC or in a player's own zone: 'Feb 29, 2024 12:05 AM' (spec 1 §9); nothing for what is no time.
 * @rule 1.9.9a Dates are written as month, day, year and the time of day on a twelve-hour clock.
 */
export function exactDate(iso: string, zone: TimeZone = UTC): string {
  const date = onClock(iso, zone);
  if (Number.isNaN(date.getTime())) return '';
  const hours = date.getUTCHours();
  const minutes = String(date.getUTCMinutes()).padStart(2, '0');
  return `${calendarDate(iso, zone)} ${String(hours % 12 || 12)}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** What a clock of the zone shows, as if it were UTC. */
function onClock(iso: string, zone: TimeZone): Date {
  const moment = Date.parse(iso);
  return new Date(moment + zone.minutesAhead(moment) * MINUTE);
}
