/** One flake: where it falls, in percent of the width, how large in pixels, and when. */
export interface Snowflake {
  readonly left: number;
  readonly size: number;
  /** How long one fall takes. */
  readonly seconds: number;
  /** How long before the page it began. */
  readonly begun: number;
  readonly opacity: number;
}

// Multiples of the golden ratio spread evenly and look like chance.
const GOLDEN = 0.618_034;
const spread = (index: number, turn: number): number => (index * GOLDEN + turn) % 1;

/** Flakes that fall apart from each other; near ones are larger, brighter and faster. */
export function snowflakes(count: number): readonly Snowflake[] {
  return Array.from({ length: count }, (_, index) => {
    const nearness = spread(index * index, 0.3);
    const seconds = Math.round(22 - 11 * nearness);
    return {
      left: Math.round(spread(index, 0) * 1000) / 10,
      size: Math.round(3 + 4 * nearness),
      seconds,
      begun: Math.round(spread(index * 7, 0.7) * seconds * 10) / 10,
      opacity: Math.round((0.25 + 0.4 * nearness) * 100) / 100,
    };
  });
}
