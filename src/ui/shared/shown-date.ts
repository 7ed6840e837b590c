import dayjs from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime';
import utc from 'dayjs/plugin/utc';
import { isRecent, exactDate } from '../../domain/shared/written-date';

dayjs.extend(relativeTime);
dayjs.extend(utc);

/** Returns a relative date such as "3 days ago" if under a week old, else the long date. `now` in milliseconds since 1970. */
export function shownDate(iso: string, now: number, long: (iso: string) => string = exactDate): string {
  if (!isRecent(iso, now)) return long(iso);
  // A date after the page load counts as now.
  return dayjs.utc(Math.min(Date.parse(iso), now)).from(dayjs.utc(now));
}
