import dayjs from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime';
import utc from 'dayjs/plugin/utc';
import { isRecent, exactDate } from '../../domain/shared/written-date';

dayjs.extend(relativeTime);
dayjs.extend(utc);

/** Words such as "3 days ago" for a date under a week old, otherwise the long one; `now` in milliseconds since 1970. */
export function shownDate(iso: string, now: number, long: (iso: string) => string = exactDate): string {
  if (!isRecent(iso, now)) return long(iso);
  // What is newer than the page has just come.
  return dayjs.utc(Math.min(Date.parse(iso), now)).from(dayjs.utc(now));
}
