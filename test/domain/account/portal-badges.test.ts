import { test as property, fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { BadgeFacts } from '../../../src/domain/account/portal-badges';
import { portalBadges, wholeYears, achievementRarity } from '../../../src/domain/account/portal-badges';

const NOW = Date.parse('2026-03-01T12:00:00.000Z');
const facts: BadgeFacts = {
  joined: '2026-02-01T00:00:00.000Z',
  premium: false,
  achievements: 0,
  reviews: 0,
  games: 0,
};
const titles = (change: Partial<BadgeFacts>) => portalBadges({ ...facts, ...change }, NOW).map(({ title }) => title);

describe('portalBadges', () => {
  test.each([
    [{}, []],
    [{ premium: true }, ['Premium']],
    [{ joined: '2025-03-01T12:00:00.000Z' }, ['Member for 1 year']],
    [{ joined: '2023-12-24T00:00:00.000Z' }, ['Member for 2 years']],
    [{ achievements: 9 }, []],
    [{ achievements: 10 }, ['Collector']],
    [{ achievements: 100 }, ['Treasure Hunter']],
    [{ games: 4 }, []],
    [{ games: 5 }, ['Explorer']],
    [{ games: 25 }, ['Globetrotter']],
    [{ reviews: 1 }, ['Critic']],
    [{ reviews: 10 }, ['Columnist']],
  ])('returns for %j the badges %j', (change, expected) => {
    expect(titles(change)).toEqual(expected);
  });

  property.prop([
    fc.record({ premium: fc.boolean(), achievements: fc.nat(), reviews: fc.nat(), games: fc.nat() }),
    fc.record({ achievements: fc.nat(1000), reviews: fc.nat(1000), games: fc.nat(1000) }),
  ])('never returns fewer badges for higher numbers, nor a badge twice', (some, more) => {
    const before = portalBadges({ ...facts, ...some }, NOW);
    const grown = {
      achievements: some.achievements + more.achievements,
      reviews: some.reviews + more.reviews,
      games: some.games + more.games,
    };
    const after = portalBadges({ ...facts, ...some, ...grown }, NOW);
    expect(after.length).toBeGreaterThanOrEqual(before.length);
    expect(new Set(after.map(({ slug }) => slug)).size).toBe(after.length);
  });
});

describe('wholeYears', () => {
  test.each([
    ['2025-03-01T12:00:00.000Z', 1],
    ['2025-03-01T12:00:00.001Z', 0],
    ['2024-02-29T00:00:00.000Z', 2],
    ['2027-01-01T00:00:00.000Z', 0],
  ])('since %s are %i', (since, years) => {
    expect(wholeYears(since, NOW)).toBe(years);
  });
});

const count = fc.nat({ max: 10_000_000 });

describe('achievementRarity', () => {
  test.each([
    [0, 0, undefined],
    [0, 7, 0],
    [1, 3, 33.3],
    [1, 1_000_000, 0.1],
    [999_999, 1_000_000, 99.9],
    [5, 5, 100],
    // Every holder counts as a player.
    [2, 0, 100],
  ])('of %i holders among %i players is %s', (holders, players, rarity) => {
    expect(achievementRarity({ holders, players })).toBe(rarity);
  });

  property.prop([count, count])(
    'is always a percentage, 0 only for nobody and 100 only for all',
    (holders, players) => {
      const rarity = achievementRarity({ holders, players });
      if (holders === 0 && players === 0) expect(rarity).toBeUndefined();
      else {
        expect(rarity).toBeGreaterThanOrEqual(0);
        expect(rarity).toBeLessThanOrEqual(100);
        expect(rarity === 0).toBe(holders === 0);
        expect(rarity === 100).toBe(holders > 0 && holders >= players);
      }
    },
  );
});
