const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Formats a duration in seconds, from 0 up (spec 1 §9).
 * @rule 1.9.10c Under an hour it is rounded minutes ('N Minutes'), from an hour on rounded hours ('N Hours').
 * @rule 3.9 One is singular.
 */
export function formatDuration(seconds: number): string {
  return seconds < HOUR ? counted(Math.round(seconds / MINUTE), 'Minute') : counted(Math.round(seconds / HOUR), 'Hour');
}

function counted(count: number, unit: string): string {
  return `${String(count)} ${unit}${count === 1 ? '' : 's'}`;
}
