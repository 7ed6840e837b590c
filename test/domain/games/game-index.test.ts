import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { defaultGameQuery, gameSorts, LAST_GAME_PAGE, parseGameQuery } from '../../../src/domain/games/game-index';

const asked = (address: string) => {
  const parameters = new URLSearchParams(address);
  return parseGameQuery((name) => parameters.get(name));
};

describe('a question for games', () => {
  test('asks for the newest without experiences unless told otherwise', () => {
    expect(asked('')).toEqual(defaultGameQuery);
    expect(defaultGameQuery).toMatchObject({ sort: 'released', includeExperience: false, page: 1 });
  });

  test('is read out of an address', () => {
    expect(asked('cat=action&sub_cat=shooter&sort=rating&updated=true&experiences=true&page=3')).toEqual({
      sort: 'rating',
      genre: 'action',
      category: 'shooter',
      recentlyUpdated: true,
      includeExperience: true,
      page: 3,
    });
  });

  test.each(['cat=Bad!', 'sub_cat=..%2f', 'page=-1', 'page=abc', 'page=1.5', 'page=0', 'updated=yes', 'sort=worst'])(
    'leaves out what cannot be meant: %s',
    (address) => {
      expect(asked(address)).toEqual(defaultGameQuery);
    },
  );

  property.prop([fc.dictionary(fc.constantFrom('cat', 'sub_cat', 'sort', 'page', 'updated'), fc.string())])(
    'is always one that the server takes',
    (parameters) => {
      const query = parseGameQuery((name) => parameters[name] ?? null);
      expect(gameSorts).toContain(query.sort);
      expect(query.page).toBeGreaterThanOrEqual(1);
      expect(query.page).toBeLessThanOrEqual(LAST_GAME_PAGE);
      for (const slug of [query.genre, query.category]) expect(slug ?? 'none').toMatch(/^[a-z0-9-]{1,64}$/);
    },
  );
});
