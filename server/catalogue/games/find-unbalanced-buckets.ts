/** A stretch of an order and how many games it has. */
export interface IndexBucket {
  readonly id: number;
  readonly games: number;
}

/** Neighbouring stretches that are to be cut anew, and the one after them. */
export interface UnbalancedBuckets {
  readonly ids: readonly number[];
  readonly next: number | undefined;
}

function runFrom(stretches: readonly IndexBucket[], start: number, size: number): number {
  let games = 0;
  let end = start;
  for (const stretch of stretches.slice(start)) {
    games += stretch.games;
    if (end > start && games > size) break;
    end += 1;
  }
  return end;
}

/** The first stretch that is more than twice as long as it should be, or the first neighbours that would fit into one. */
export function findUnbalancedBuckets(stretches: readonly IndexBucket[], size: number): UnbalancedBuckets | undefined {
  for (const [start, { games }] of stretches.entries()) {
    const end = games > 2 * size ? start + 1 : runFrom(stretches, start, size);
    if (games > 2 * size || end > start + 1)
      return { ids: stretches.slice(start, end).map(({ id }) => id), next: stretches[end]?.id };
  }
  return undefined;
}
