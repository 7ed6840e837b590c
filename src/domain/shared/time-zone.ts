/** Where somebody's clock stands. */
export interface TimeZone {
  /** Minutes by which its clocks are ahead of UTC at a moment, in milliseconds since 1970; summer time makes them differ. */
  minutesAhead(moment: number): number;
}

/** The zone of everything that the server writes. */
export const UTC: TimeZone = { minutesAhead: () => 0 };
