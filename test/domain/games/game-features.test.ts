import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { gameFeatures, missingFeatures, presentFeatures } from '../../../src/domain/games/game-features';

const features = fc.record({
  multiplayer: fc.boolean(),
  achievement: fc.boolean(),
  save: fc.boolean(),
  leaderboard: fc.boolean(),
  inventory: fc.boolean(),
});

describe('presentFeatures and missingFeatures', () => {
  test('have the order of the panel', () => {
    expect(gameFeatures).toEqual(['multiplayer', 'achievement', 'save', 'leaderboard', 'inventory']);
  });

  test('separate present from missing features', () => {
    const some = { inventory: true, leaderboard: false, save: false, achievement: true, multiplayer: false };
    expect(presentFeatures(some)).toEqual(['achievement', 'inventory']);
    expect(missingFeatures(some)).toEqual(['multiplayer', 'save', 'leaderboard']);
  });

  property.prop([features])('always contain each feature exactly once, in order', (any) => {
    const [present, missing] = [presentFeatures(any), missingFeatures(any)];
    expect([...present, ...missing].sort()).toEqual([...gameFeatures].sort());
    expect(present.every((feature) => any[feature])).toBe(true);
    expect(missing.some((feature) => any[feature])).toBe(false);
    for (const list of [present, missing]) expect(list).toEqual(gameFeatures.filter((each) => list.includes(each)));
  });
});
