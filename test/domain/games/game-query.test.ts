import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { GameQuery } from '../../../src/domain/games/game-query';
import {
  changeGameQuery,
  defaultGameQuery,
  gameQueryNames,
  gameQueryParameters,
  parseGameQuery,
  sentGameQuery,
  gameSorts,
  defaultGameSort,
  parseGameSort,
} from '../../../src/domain/games/game-query';
import { LAST_PAGE } from '../../../src/domain/shared/pagination';
import { gameQueries } from '../../arbitraries/game-queries';

const asked = (address: string) => {
  const parameters = new URLSearchParams(address);
  return parseGameQuery((name) => parameters.get(name));
};
const address = (query: GameQuery) =>
  new URLSearchParams(gameQueryParameters(query).map(([name, value]) => [name, value])).toString();

const full: GameQuery = {
  sort: 'rating',
  genre: 'action',
  category: 'shooter',
  recentlyUpdated: true,
  includeExperience: true,
  minRating: 4,
  capability: 'ar',
  page: 3,
};
const FULL = 'cat=action&sub_cat=shooter&sort=rating&updated=true&experiences=true&min_rating=4&plays_with=ar&page=3';

describe('game queries', () => {
  test('request the newest games without experiences by default', () => {
    expect(asked('')).toEqual(defaultGameQuery);
    expect(defaultGameQuery).toEqual({
      sort: 'released',
      genre: undefined,
      category: undefined,
      recentlyUpdated: false,
      includeExperience: false,
      minRating: undefined,
      page: 1,
    });
  });

  test('are parsed from and formatted into an address', () => {
    expect(asked(FULL)).toEqual(full);
    expect(address(full)).toBe(FULL);
    expect(address(defaultGameQuery)).toBe('');
    expect(address({ ...defaultGameQuery, genre: 'music' })).toBe('cat=music');
  });

  test.each([
    'plays_with=smell',
    'cat=Bad!',
    'sub_cat=..%2f',
    'page=-1',
    'page=abc',
    'page=1.5',
    'page=0',
    'updated=yes',
    'updated=1',
    'experiences=TRUE',
    'sort=worst',
    'min_rating=0',
    'min_rating=6',
    'min_rating=4.5',
    'min_rating=04',
  ])('ignore the invalid parameter %s', (text) => {
    expect(asked(text)).toEqual(defaultGameQuery);
  });

  test('return to the first page on any other change', () => {
    expect(changeGameQuery(full, { sort: 'popular' })).toEqual({ ...full, sort: 'popular', page: 1 });
    expect(changeGameQuery(full, {})).toEqual({ ...full, page: 1 });
    expect(changeGameQuery(full, { page: 9 })).toEqual({ ...full, page: 9 });
  });

  test('lose the category with its genre, unless both change together', () => {
    expect(changeGameQuery(full, { genre: 'music' })).toEqual({
      ...full,
      genre: 'music',
      category: undefined,
      page: 1,
    });
    expect(changeGameQuery(full, { genre: undefined }).category).toBeUndefined();
    expect(changeGameQuery(full, { genre: 'action' }).category).toBe('shooter');
    expect(changeGameQuery(full, { genre: 'music', category: 'rhythm' }).category).toBe('rhythm');
  });

  test('are sent without empty parameters', () => {
    expect(sentGameQuery(defaultGameQuery)).toStrictEqual({ sort: 'released', page: 1 });
    expect(sentGameQuery(full)).toStrictEqual({ ...full, recentlyUpdated: 'true', includeExperience: 'true' });
  });

  property.prop([gameQueries])('are always parsed as they were formatted', (query) => {
    expect(asked(address(query))).toEqual(query);
  });

  property.prop([gameQueries])('never contain a default in the address', (query) => {
    const written = gameQueryParameters(query).map(([name]) => name);
    const parts = Object.keys(gameQueryNames) as (keyof GameQuery)[];
    const changed = parts.filter((part) => query[part] !== defaultGameQuery[part]);
    expect(written).toEqual(changed.map((part) => gameQueryNames[part]));
  });

  property.prop([gameQueries])('never send a falsy value', (query) => {
    const sent = sentGameQuery(query);
    expect(Object.values(sent).every(Boolean)).toBe(true);
    for (const part of Object.keys(query) as (keyof GameQuery)[]) expect(part in sent).toBe(Boolean(query[part]));
  });

  property.prop([fc.dictionary(fc.constantFrom(...Object.values(gameQueryNames)), fc.string())])(
    'are always accepted by the server',
    (parameters) => {
      const query = parseGameQuery((name) => parameters[name] ?? null);
      expect(gameSorts).toContain(query.sort);
      expect(query.page).toBeGreaterThanOrEqual(1);
      expect(query.page).toBeLessThanOrEqual(LAST_PAGE);
      expect(query.minRating ?? 1).toBeLessThanOrEqual(5);
      for (const slug of [query.genre, query.category]) expect(slug ?? 'none').toMatch(/^[a-z0-9-]{1,64}$/);
    },
  );
});

describe('game sort orders', () => {
  test('are release date, popularity and rating, in the order of the buttons', () => {
    expect(gameSorts).toEqual(['released', 'popular', 'rating']);
  });

  test('default to the release date', () => {
    expect(defaultGameSort).toBe('released');
    expect(parseGameSort(null)).toBe('released');
    expect(parseGameSort('worst')).toBe('released');
    expect(parseGameSort('POPULAR')).toBe('released');
  });

  test.each(gameSorts)('parse the text as %s', (sort) => {
    expect(parseGameSort(sort)).toBe(sort);
  });

  property.prop([fc.string()])('are never an unknown one', (text) => {
    expect(gameSorts).toContain(parseGameSort(text));
  });
});
