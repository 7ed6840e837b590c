/** A seeded random source: the same seed gives the same sequence on every machine. */
export interface SeededRandom {
  /** Returns a number in [0, 1). */
  next(): number;
  /** Returns a number in [low, high). */
  range(low: number, high: number): number;
  /** Returns a whole number in [0, count). */
  index(count: number): number;
}

/** Creates a random source (mulberry32) from the low 32 bits of a whole-number seed. Never fails. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    range: (low, high) => low + (high - low) * next(),
    index: (count) => Math.floor(next() * count),
  };
}
