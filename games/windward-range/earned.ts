import { arrowsOfRound, type RoundKeeper } from './round-keeper';

/** The achievements that a round has earned so far. */
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
