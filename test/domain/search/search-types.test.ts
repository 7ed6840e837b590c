import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  DEFAULT_SEARCH_TYPES,
  SEARCH_TYPES,
  searchedTypes,
  toggleSearchType,
} from '../../../src/domain/search/search-types';
import { searchTypes } from '../../arbitraries/search-types';

const none = { games: false, users: false, articles: false, announcements: false };

describe('the types of a search', () => {
  test('are games and users unless the visitor chooses', () => {
    expect(DEFAULT_SEARCH_TYPES).toEqual({ games: true, users: true, articles: false, announcements: false });
    expect(searchedTypes(DEFAULT_SEARCH_TYPES)).toEqual(['games', 'users']);
  });

  test('are the default ones when none is chosen', () => {
    expect(searchedTypes(none)).toEqual(['games', 'users']);
    expect(searchedTypes({ ...none, announcements: true })).toEqual(['announcements']);
  });

  test('are turned on and off one by one', () => {
    expect(toggleSearchType(none, 'articles')).toEqual({ ...none, articles: true });
    expect(toggleSearchType({ ...none, articles: true }, 'articles')).toEqual(none);
  });

  test('have an order', () => {
    expect(searchedTypes({ games: true, users: true, articles: true, announcements: true })).toEqual([
      'games',
      'users',
      'articles',
      'announcements',
    ]);
  });

  property.prop([searchTypes, fc.constantFrom(...SEARCH_TYPES)])(
    'are always the same after two turns, and never all off',
    (types, type) => {
      expect(toggleSearchType(toggleSearchType(types, type), type)).toEqual(types);
      expect(toggleSearchType(types, type)[type]).toBe(!types[type]);
      expect(searchedTypes(types).length).toBeGreaterThan(0);
    },
  );
});
