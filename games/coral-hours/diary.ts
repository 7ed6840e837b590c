import { creatures, hours, type Hour } from './creatures';

/** What a player has photographed: the creatures, and the hours in which pictures were taken. */
export type Diary = {
  readonly seen: readonly string[];
  readonly hours: readonly Hour[];
};

/** A diary without pictures. */
export const blankDiary: Diary = { seen: [], hours: [] };

/** Returns the diary with a picture of a creature at an hour; a second picture of it changes nothing but the hours. */
export function photographed(diary: Diary, slug: string, hour: Hour): Diary {
  if (!creatures.some((creature) => creature.slug === slug)) return diary;
  return tidy([...diary.seen, slug], [...diary.hours, hour]);
}

/** Both diaries bound into one. */
export function bound(one: Diary, other: Diary): Diary {
  return tidy([...one.seen, ...other.seen], [...one.hours, ...other.hours]);
}

/** Share of the creatures that are in the diary, 0 to 1. */
export function share({ seen }: Diary): number {
  return seen.length / creatures.length;
}

/** Reads a saved diary; unknown creatures and hours are left out. */
export function readDiary(saved: unknown): Diary | undefined {
  if (typeof saved !== 'object' || saved === null) return undefined;
  const { seen, hours: met } = saved as { readonly [name: string]: unknown };
  return tidy(Array.isArray(seen) ? seen : [], Array.isArray(met) ? met : []);
}

// In the order of the lists and each of them once, so that equal diaries are written alike.
function tidy(seen: readonly unknown[], met: readonly unknown[]): Diary {
  return {
    seen: creatures.map(({ slug }) => slug).filter((slug) => seen.includes(slug)),
    hours: hours.filter((hour) => met.includes(hour)),
  };
}
