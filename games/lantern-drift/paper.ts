import { Color } from 'three';

const amber = [new Color(1, 0.46, 0.13), new Color(1, 0.54, 0.19), new Color(1, 0.38, 0.1)];
const dyes = [
  ...amber.slice(0, 1),
  new Color(1, 0.26, 0.36),
  new Color(0.86, 0.36, 0.95),
  new Color(0.3, 0.66, 1),
  new Color(0.28, 0.9, 0.62),
  new Color(1, 0.14, 0.045),
  new Color(0.16, 0.17, 0.95),
];

/** A paper that the shop sells, by the number of its dye. */
export const soldPapers = [
  { dye: 5, slug: 'vermilion-paper' },
  { dye: 6, slug: 'indigo-paper' },
] as const;

/** Names of the paper colours, those of the shop last. */
export const paperNames = ['Amber', 'Rose', 'Violet', 'Blue', 'Jade', 'Vermilion', 'Indigo'] as const;

/** Returns the dye if the player owns its paper, otherwise amber. */
export function dyeAtHand(dye: number, has: (slug: string) => boolean): number {
  const sold = soldPapers.find((paper) => paper.dye === dye);
  return sold === undefined || has(sold.slug) ? dye : 0;
}

/** Returns the next dye that the player owns. */
export function nextDye(dye: number, has: (slug: string) => boolean): number {
  for (let next = dye + 1; next < paperNames.length; next += 1) if (dyeAtHand(next, has) === next) return next;
  return 0;
}

/** Returns the colour of the nth lantern with the paper `dye` (0 is amber with small differences). */
export function paperColour(dye: number, nth: number): Color {
  if (dye === 0) return amber[nth % amber.length] ?? new Color(1, 0.5, 0.16);
  return dyes[dye % dyes.length] ?? new Color(1, 0.5, 0.16);
}
