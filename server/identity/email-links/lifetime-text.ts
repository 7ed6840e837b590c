const UNITS = [
  ['day', 24 * 60 * 60_000],
  ['hour', 60 * 60_000],
  ['minute', 60_000],
] as const;

/** Formats a lifetime in its largest unit with a value of at least two: "30 minutes", "24 hours", "90 days". */
export function lifetimeText(milliseconds: number): string {
  const [name, size] = UNITS.find(([, unit]) => milliseconds >= 2 * unit) ?? UNITS[2];
  const count = Math.max(1, Math.floor(milliseconds / size));
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}
