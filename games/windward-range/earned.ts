import { arrowsOfRound, type RoundKeeper } from './round-keeper';

/** Returns the achievements of the current round. */
export function earned({
  bulls,
  farHits,
  landed,
}: Pick<RoundKeeper, 'bulls' | 'farHits' | 'landed'>): readonly string[] {
  return [
    ...(bulls >= 1 ? ['heart-of-paper'] : []),
    ...(farHits >= 3 ? ['long-breath'] : []),
    ...(landed >= arrowsOfRound ? ['twelve-true'] : []),
  ];
}
