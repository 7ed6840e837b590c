import { fc, test as check } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { creatures, hours } from '../../../games/coral-hours/creatures';
import { blankDiary, bound, photographed, readDiary, share, type Diary } from '../../../games/coral-hours/diary';

const slugs = creatures.map(({ slug }) => slug);
const pictures = fc.tuple(fc.constantFrom(...slugs), fc.constantFrom(...hours));
const diaries: fc.Arbitrary<Diary> = fc
  .array(pictures)
  .map((taken) => taken.reduce((diary, [slug, hour]) => photographed(diary, slug, hour), blankDiary));

describe('the diary', () => {
  test('contains each creature once', () => {
    const twice = photographed(photographed(blankDiary, 'jelly', 'night'), 'jelly', 'night');
    expect(twice).toEqual({ seen: ['jelly'], hours: ['night'] });
  });

  test('drops unknown creatures', () => {
    expect(photographed(blankDiary, 'penguin', 'noon')).toEqual(blankDiary);
    expect(readDiary({ seen: ['penguin', 'star', 4], hours: ['tea'] })).toEqual({ seen: ['star'], hours: [] });
    expect(readDiary(null)).toBeUndefined();
  });

  check.prop([diaries])('survives being saved and read', (diary) => {
    expect(readDiary(JSON.parse(JSON.stringify(diary)))).toEqual(diary);
  });

  check.prop([diaries, diaries])('of two dives holds what either holds, in either order', (one, other) => {
    const both = bound(one, other);
    expect(both).toEqual(bound(other, one));
    expect(new Set(both.seen)).toEqual(new Set([...one.seen, ...other.seen]));
    expect(bound(both, one)).toEqual(both);
  });

  check.prop([diaries, pictures])('never gets emptier, and is whole with all twelve', (diary, [slug, hour]) => {
    const after = share(photographed(diary, slug, hour));
    expect(after).toBeGreaterThanOrEqual(share(diary));
    expect(after === 1).toBe(photographed(diary, slug, hour).seen.length === 12);
  });
});
