import dayjs from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime';
import utc from 'dayjs/plugin/utc';
import { DATE_FORMAT, DAY_FORMAT } from '../../domain/shared/date-format';

dayjs.extend(relativeTime);
dayjs.extend(utc);

const WEEK = 7 * 24 * 60 * 60 * 1000;

/** An ISO date with its time (spec 1 §9), in UTC: the server and every browser write the same. */
export function exactDate(iso: string): string {
  return dayjs.utc(iso).format(DATE_FORMAT);
}

/** The same without the time of day, for what changes seldom. */
export function calendarDate(iso: string): string {
  return dayjs.utc(iso).format(DAY_FORMAT);
}

/** Words such as "3 days ago" for a date under a week old, otherwise the long one; `now` in milliseconds since 1970, unknown while the server renders. */
export function shownDate(iso: string, now: number | undefined, long = exactDate): string {
  if (now === undefined) return long(iso);
  const age = now - dayjs.utc(iso).valueOf();
  return age >= 0 && age < WEEK ? dayjs.utc(iso).from(dayjs.utc(now)) : long(iso);
}
