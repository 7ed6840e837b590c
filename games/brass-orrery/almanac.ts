import { longitudeOf, moons, planets, spread } from './planets';

/** A conjunction: planets on one line from the Sun. */
export interface Conjunction {
  readonly slug: string;
  readonly name: string;
  readonly planets: readonly string[];
  /** Maximum angle between the planets, in degrees. */
  readonly within: number;
}

/** The six conjunctions of the almanac, from frequent to rare. */
export const conjunctions: readonly Conjunction[] = [
  { slug: 'evening-star', name: 'The Evening Star turns', planets: ['Venus', 'Earth'], within: 2.5 },
  { slug: 'red-opposition', name: 'Mars at his nearest', planets: ['Earth', 'Mars'], within: 2.5 },
  { slug: 'three-sisters', name: 'Three inner lamps', planets: ['Mercury', 'Venus', 'Earth'], within: 9 },
  { slug: 'giant-night', name: 'Jupiter at midnight', planets: ['Earth', 'Mars', 'Jupiter'], within: 10 },
  { slug: 'great-conjunction', name: 'The Great Conjunction', planets: ['Jupiter', 'Saturn'], within: 2.5 },
  { slug: 'far-meeting', name: 'The meeting in the dark', planets: ['Uranus', 'Neptune'], within: 2.5 },
];

/** Seconds for which time must stop during a conjunction to record it. */
export const stillness = 0.9;

/** Returns the angle between the planets of a conjunction at a time, in degrees. */
export function apart(conjunction: Conjunction, years: number): number {
  const joined = planets.filter(({ name }) => conjunction.planets.includes(name));
  return spread(joined.map((planet) => longitudeOf(planet, years)));
}

/** Returns the conjunctions at a time. */
export function conjunctionsAt(years: number): readonly Conjunction[] {
  return conjunctions.filter((conjunction) => apart(conjunction, years) <= conjunction.within);
}

/** Discoveries of a player: slugs of conjunctions and names of moons. */
export type Found = { readonly lines: readonly string[]; readonly moons: readonly string[] };

export const nothingFound: Found = { lines: [], moons: [] };

const known = (values: unknown, all: readonly string[]): readonly string[] =>
  Array.isArray(values) ? all.filter((name) => values.includes(name)) : [];

/** Parses a save. Returns undefined for invalid data. */
export function readFound(data: unknown): Found | undefined {
  if (typeof data !== 'object' || data === null || !('lines' in data) || !('moons' in data)) return undefined;
  return {
    lines: known(
      data.lines,
      conjunctions.map(({ slug }) => slug),
    ),
    moons: known(data.moons, moons),
  };
}

/** Merges the discoveries of two saves. */
export function mergeFound(mine: Found, theirs: Found): Found {
  return {
    lines: known(
      [...mine.lines, ...theirs.lines],
      conjunctions.map(({ slug }) => slug),
    ),
    moons: known([...mine.moons, ...theirs.moons], moons),
  };
}

/** Returns the progress of each achievement, from 0 to 1. */
export function shares({
  lines,
  moons: lit,
}: Found): Readonly<Record<'first-line' | 'grand-almanac' | 'lamplighter', number>> {
  return {
    'first-line': Math.min(1, lines.length),
    'grand-almanac': lines.length / conjunctions.length,
    lamplighter: lit.length / moons.length,
  };
}
