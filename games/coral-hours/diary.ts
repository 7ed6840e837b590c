import { creatures, hours, type Hour } from './creatures';

/** The player's photographs: creatures, and the hours of the pictures. */
export type Diary = {
  readonly seen: readonly string[];
  readonly hours: readonly Hour[];
};

/** A diary without pictures. */
export const blankDiary: Diary = { seen: [], hours: [] };

/** Adds a picture of a creature at an hour. A second picture of a creature adds only its hour. */
export function photographed(diary: Diary, slug: string, hour: Hour): Diary {
  if (!creatures.some((creature) => creature.slug === slug)) return diary;
  return tidy([...diary.seen, slug], [...diary.hours, hour]);
}

/** Merges two diaries. */
export function bound(one: Diary, other: Diary): Diary {
  return tidy([...one.seen, ...other.seen], [...one.hours, ...other.hours]);
}

/** Returns the share of photographed creatures, 0 to 1. */
export function share({ seen }: Diary): number {
  return seen.length / creatures.length;
}

/** Parses a saved diary. Unknown creatures and hours are omitted. */
export function readDiary(saved: unknown): Diary | undefined {
  if (typeof saved !== 'object' || saved === null) return undefined;
  const { seen, hours: met } = saved as { readonly [name: string]: unknown };
  return tidy(Array.isArray(seen) ? seen : [], Array.isArray(met) ? met : []);
}

// Ordered and without duplicates, so that equal diaries serialise equally.
function tidy(seen: readonly unknown[], met: readonly unknown[]): Diary {
  return {
    seen: creatures.map(({ slug }) => slug).filter((slug) => seen.includes(slug)),
    hours: hours.filter((hour) => met.includes(hour)),
  };
}
