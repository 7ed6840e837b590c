/** Number of lanterns aloft at once for the choir. */
const choirSize = 10;
/** Number of lanterns released in one session for the sky river. */
const riverSize = 50;
/** Seconds for which a released lantern burns. */
export const burnTime = 200;
/** Seconds for which a lantern with a slow wick burns. */
export const slowBurnTime = 720;

/** Returns the slugs of this session's achievements, in the order of this list. */
export function earned(released: number, aloft: number): readonly string[] {
  const slugs: string[] = [];
  if (released >= 1) slugs.push('first-light');
  if (aloft >= choirSize) slugs.push('lantern-choir');
  if (released >= riverSize) slugs.push('sky-river');
  return slugs;
}

/** Returns the size of a lantern held for `seconds`: 0.5 for a tap, 1.35 at most. */
export function kindledSize(seconds: number): number {
  return 0.5 + 0.85 * (1 - Math.exp(-Math.max(0, seconds) * 1.3));
}

/**
 * Returns the brightness of a lantern by its age in seconds. It fades over the last fifth of a normal burn time and is 0 after `lasting`
 * seconds.
 */
export function burning(age: number, lasting: number = burnTime): number {
  if (age >= lasting) return 0;
  return Math.min(1, (lasting - age) / (burnTime * 0.2));
}
