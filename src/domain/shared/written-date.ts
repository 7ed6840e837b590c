import type { TimeZone } from './time-zone';
import { UTC } from './time-zone';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
const MINUTE = 60_000;

/** Formats an ISO 8601 time as a day in UTC or in a player's zone: 'Feb 29, 2024'; empty for an invalid time. */
export function calendarDate(iso: string, zone: TimeZone = UTC): string {
  const date = onClock(iso, zone);
  if (Number.isNaN(date.getTime())) return '';
  return `${String(MONTHS[date.getUTCMonth()])} ${String(date.getUTCDate())}, ${String(date.getUTCFullYear())}`;
}

/**
 * Formats an ISO 8601 time as day and time in UTC or in a player's zone: 'Feb 29, 2024 12:05 AM' (spec 1 §9).
 * @rule 1.9.9a Dates are written as month, day, year and the time of day on a twelve-hour clock.
 */
export function exactDate(iso: string, zone: TimeZone = UTC): string {
  const date = onClock(iso, zone);
  if (Number.isNaN(date.getTime())) return '';
  const hours = date.getUTCHours();
  const minutes = String(date.getUTCMinutes()).padStart(2, '0');
  return `${calendarDate(iso, zone)} ${String(hours % 12 || 12)}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** Returns the local time of a zone in UTC fields. */
function onClock(iso: string, zone: TimeZone): Date {
  const moment = Date.parse(iso);
  return new Date(moment + zone.minutesAhead(moment) * MINUTE);
}

const HOUR = 60 * 60 * 1000;
const WEEK = 7 * 24 * HOUR;

/**
 * True if an ISO 8601 time is at most a week before `now` (milliseconds since 1970). Times up to an hour ahead count
 * too, for slow pages.
 */
export function isRecent(iso: string, now: number): boolean {
  const age = now - Date.parse(iso);
  return age >= -HOUR && age < WEEK;
}
