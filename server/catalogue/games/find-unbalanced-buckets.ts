/** A contiguous range of a sort order and its number of games. */
export interface IndexBucket {
  readonly id: number;
  readonly games: number;
}

/** Neighbouring buckets that should be divided again, and the bucket after them. */
export interface UnbalancedBuckets {
  readonly ids: readonly number[];
  readonly next: number | undefined;
}

function endOfMergeable(buckets: readonly IndexBucket[], start: number, size: number): number {
  let games = 0;
  let end = start;
  for (const bucket of buckets.slice(start)) {
    games += bucket.games;
    if (end > start && games > size) break;
    end += 1;
  }
  return end;
}

/** Returns the first bucket of more than twice the target size, or the first neighbours that fit into one bucket. */
export function findUnbalancedBuckets(buckets: readonly IndexBucket[], size: number): UnbalancedBuckets | undefined {
  for (const [start, { games }] of buckets.entries()) {
    const end = games > 2 * size ? start + 1 : endOfMergeable(buckets, start, size);
    if (games > 2 * size || end > start + 1)
      return { ids: buckets.slice(start, end).map(({ id }) => id), next: buckets[end]?.id };
  }
  return undefined;
}
