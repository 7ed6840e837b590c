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

describe('search types', () => {
  test('are games and users by default', () => {
    expect(DEFAULT_SEARCH_TYPES).toEqual({ games: true, users: true, articles: false, announcements: false });
    expect(searchedTypes(DEFAULT_SEARCH_TYPES)).toEqual(['games', 'users']);
  });

  test('are the defaults if none is selected', () => {
    expect(searchedTypes(none)).toEqual(['games', 'users']);
    expect(searchedTypes({ ...none, announcements: true })).toEqual(['announcements']);
  });

  test('are toggled one by one', () => {
    expect(toggleSearchType(none, 'articles')).toEqual({ ...none, articles: true });
    expect(toggleSearchType({ ...none, articles: true }, 'articles')).toEqual(none);
  });

  test('have a fixed order', () => {
    expect(searchedTypes({ games: true, users: true, articles: true, announcements: true })).toEqual([
      'games',
      'users',
      'articles',
      'announcements',
    ]);
  });

  property.prop([searchTypes, fc.constantFrom(...SEARCH_TYPES)])(
    'are always the same after two toggles, and never all off',
    (types, type) => {
      expect(toggleSearchType(toggleSearchType(types, type), type)).toEqual(types);
      expect(toggleSearchType(types, type)[type]).toBe(!types[type]);
      expect(searchedTypes(types).length).toBeGreaterThan(0);
    },
  );
});
