import { Color } from 'three';

const amber = [new Color(1, 0.46, 0.13), new Color(1, 0.54, 0.19), new Color(1, 0.38, 0.1)];
const dyes = [
  ...amber.slice(0, 1),
  new Color(1, 0.26, 0.36),
  new Color(0.86, 0.36, 0.95),
  new Color(0.3, 0.66, 1),
  new Color(0.28, 0.9, 0.62),
];

/** Names of the paper colours that a player can choose. */
export const paperNames = ['Amber', 'Rose', 'Violet', 'Blue', 'Jade'] as const;

/** Colour of the nth lantern when the chosen paper is `dye` (0 is amber with small differences). */
export function paperColour(dye: number, nth: number): Color {
  if (dye === 0) return amber[nth % amber.length] ?? new Color(1, 0.5, 0.16);
  return dyes[dye % dyes.length] ?? new Color(1, 0.5, 0.16);
}
