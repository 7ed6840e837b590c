/** A day in the visitor's time zone; `month` from 1 to 12. */
export interface LocalDay {
  readonly month: number;
  readonly day: number;
}

/**
 * First and last day of the snowfall.
 * @rule 1.9.5 Snow falls from 20 December to 16 January.
 */
export const SNOWFALL: { readonly first: LocalDay; readonly last: LocalDay } = {
  first: { month: 12, day: 20 },
  last: { month: 1, day: 16 },
};

/**
 * True if snow falls over the page (spec 1 §2).
 * @rule 1.2.7 The snow is shown from 20 December to 16 January.
 * @rule 3.9 The visitor's local date decides, both ends are included, and reduced motion disables the snow.
 */
export function isSnowing({ month, day }: LocalDay, reducedMotion: boolean): boolean {
  if (reducedMotion) return false;
  const { first, last } = SNOWFALL;
  return (month === first.month && day >= first.day) || (month === last.month && day <= last.day);
}
