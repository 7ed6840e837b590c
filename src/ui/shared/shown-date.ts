import dayjs from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime';
import utc from 'dayjs/plugin/utc';
import { isRecent } from '../../domain/shared/recent-date';
import { exactDate } from '../../domain/shared/written-date';

dayjs.extend(relativeTime);
dayjs.extend(utc);

/** Words such as "3 days ago" for a date under a week old, otherwise the long one; `now` in milliseconds since 1970. */
export function shownDate(iso: string, now: number, long = exactDate): string {
  return isRecent(iso, now) ? dayjs.utc(iso).from(dayjs.utc(now)) : long(iso);
}
