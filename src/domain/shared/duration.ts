const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Formats a duration in seconds, from 0 up (spec 1 §9).
 * @rule 1.9.10c A duration under an hour is shown in rounded minutes ('N Minutes'), a longer one in rounded hours ('N
 * Hours').
 * @rule 3.9 One minute or hour is in the singular.
 */
export function formatDuration(seconds: number): string {
  return seconds < HOUR ? counted(Math.round(seconds / MINUTE), 'Minute') : counted(Math.round(seconds / HOUR), 'Hour');
}

function counted(count: number, unit: string): string {
  return `${String(count)} ${unit}${count === 1 ? '' : 's'}`;
}
