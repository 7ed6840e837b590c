/** Lanterns that must be aloft at once for the choir. */
const choirSize = 10;
/** Lanterns released in one sitting that make the sky river. */
const riverSize = 50;
/** Seconds for which a released lantern burns. */
export const burnTime = 200;
/** Seconds for which a lantern with a slow wick burns. */
export const slowBurnTime = 720;

/** What a sitting has earned so far, as achievement slugs in the order of this list. */
export function earned(released: number, aloft: number): readonly string[] {
  const slugs: string[] = [];
  if (released >= 1) slugs.push('first-light');
  if (aloft >= choirSize) slugs.push('lantern-choir');
  if (released >= riverSize) slugs.push('sky-river');
  return slugs;
}

/** Size of a lantern after `seconds` of kindling: 0.5 for a tap, 1.35 at most. */
export function kindledSize(seconds: number): number {
  return 0.5 + 0.85 * (1 - Math.exp(-Math.max(0, seconds) * 1.3));
}

/** Brightness of a lantern by its age in seconds: full at first, dying over the last fifth of a plain burn time, 0 when it has burnt for `lasting` seconds. */
export function burning(age: number, lasting: number = burnTime): number {
  if (age >= lasting) return 0;
  return Math.min(1, (lasting - age) / (burnTime * 0.2));
}
