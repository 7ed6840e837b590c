const UNITS = [
  ['hour', 60 * 60],
  ['minute', 60],
  ['second', 1],
] as const;

/** A time to wait in words, never less than it is: seconds below one minute, minutes below two hours, then hours. */
export function waitText(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds));
  const [name, size] = UNITS.find(([unit, length]) => whole >= (unit === 'hour' ? 2 : 1) * length) ?? UNITS[2];
  const count = Math.ceil(whole / size);
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}
