import { fc, test as check } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { levels } from '../../../games/glyph-gate/levels';
import {
  furthest,
  merged,
  noProgress,
  opened,
  readProgress,
  starTotal,
  type Progress,
} from '../../../games/glyph-gate/progress';

const progresses: fc.Arbitrary<Progress> = fc
  .tuple(fc.array(fc.nat(3), { minLength: levels.length, maxLength: levels.length }), fc.nat(11), fc.nat(20))
  .map(([stars, level, hints]) => readProgress({ stars, level, hints }));

describe('progress', () => {
  test('advances to the next level and keeps the better result', () => {
    const once = opened(noProgress, 0, 3);
    expect(once).toMatchObject({ level: 1 });
    expect(starTotal(opened(once, 0, 1))).toBe(3);
    expect(furthest(once)).toBe(1);
  });

  test('ignores invalid parts of a save', () => {
    expect(readProgress('old')).toEqual(noProgress);
    expect(readProgress({ stars: [9, -1, 'x'], level: 400 })).toMatchObject({
      stars: [3, ...Array(11).fill(0)],
      level: 1,
    });
  });

  check.prop([progresses])('survives being saved and read', (progress) => {
    expect(readProgress(JSON.parse(JSON.stringify(progress)))).toEqual(progress);
  });

  check.prop([progresses, progresses])('of two devices never has fewer stars than one of them', (one, other) => {
    const both = merged(one, other);
    expect(both.stars).toEqual(merged(other, one).stars);
    for (const part of [one, other]) {
      expect(starTotal(both)).toBeGreaterThanOrEqual(starTotal(part));
      expect(both.hints).toBeGreaterThanOrEqual(part.hints);
    }
  });

  check.prop([progresses, fc.nat(11), fc.integer({ min: 1, max: 3 })])(
    'never loses stars by playing',
    (progress, level, stars) => {
      expect(starTotal(opened(progress, level, stars))).toBeGreaterThanOrEqual(starTotal(progress));
    },
  );
});
