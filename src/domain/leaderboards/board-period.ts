import type { BoardReset } from './board';

const MONDAY = 1;
const DAYS_OF_WEEK = 7;

/** When the period began in which `now` lies, in milliseconds UTC; only scores from then on count. -Infinity for a board that never begins anew. */
export function periodStart(reset: BoardReset, now: number): number {
  const date = new Date(now);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  switch (reset) {
    case 'never':
      return -Infinity;
    case 'daily':
      return Date.UTC(year, month, day);
    case 'weekly':
      return Date.UTC(year, month, day - ((date.getUTCDay() - MONDAY + DAYS_OF_WEEK) % DAYS_OF_WEEK));
    case 'monthly':
      return Date.UTC(year, month);
  }
}
