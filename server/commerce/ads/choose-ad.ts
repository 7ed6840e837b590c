/** What can be chosen: the more it weighs, the more often it is. */
export interface Weighted {
  readonly weight: number;
}

/** Chooses by weight; `chance` is from 0 up to, and without, 1. Undefined when nothing weighs anything. */
export function chooseByWeight<T extends Weighted>(items: readonly T[], chance: number): T | undefined {
  let left = chance * items.reduce((sum, { weight }) => sum + weight, 0);
  return items.find(({ weight }) => {
    left -= weight;
    return left < 0;
  });
}
