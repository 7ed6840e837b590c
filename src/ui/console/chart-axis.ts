const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** Returns a day without its year, such as `Nov 3`. */
export function shortDay(day: string): string {
  const [, month = 1, date = 1] = day.split('-').map(Number);
  return `${MONTHS[month - 1] ?? ''} ${String(date)}`;
}

/** Returns the text of a position on the axis of days; empty between and beyond the days. */
export function axisDay(days: readonly string[], position: number): string {
  const day = days[position];
  return day === undefined ? '' : shortDay(day);
}

/** Returns the first and last position on the axis of days. A single day is in the middle. */
export const axisRange = (days: number): [number, number] => (days < 2 ? [-0.5, 0.5] : [0, days - 1]);

/** Returns the indexes of values without a neighbour. A line cannot show these values. */
export const isolatedDays = (values: readonly (number | null)[]): number[] =>
  values.flatMap((value, at) =>
    value !== null && (values[at - 1] ?? null) === null && (values[at + 1] ?? null) === null ? [at] : [],
  );
