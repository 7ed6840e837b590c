/** A time zone with its changes of summer time. */
export interface TimeZone {
  /** Returns the offset from UTC in minutes at a moment, in milliseconds since 1970. */
  minutesAhead(moment: number): number;
}

/** Time zone of everything that the server writes. */
export const UTC: TimeZone = { minutesAhead: () => 0 };
