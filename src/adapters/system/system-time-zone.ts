import type { TimeZone } from '../../domain/shared/time-zone';

/** Time zone of this machine. */
export class SystemTimeZone implements TimeZone {
  minutesAhead(moment: number): number {
    return 0 - new Date(moment).getTimezoneOffset();
  }
}
