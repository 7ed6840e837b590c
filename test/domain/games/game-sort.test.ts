import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { defaultGameSort, gameSorts, parseGameSort } from '../../../src/domain/games/game-sort';

describe('the order of games', () => {
  test('is by release date, popularity or rating, as the buttons stand', () => {
    expect(gameSorts).toEqual(['released', 'popular', 'rating']);
  });

  test('is by release date unless told otherwise', () => {
    expect(defaultGameSort).toBe('released');
    expect(parseGameSort(null)).toBe('released');
    expect(parseGameSort('worst')).toBe('released');
    expect(parseGameSort('POPULAR')).toBe('released');
  });

  test.each(gameSorts)('is read as %s', (sort) => {
    expect(parseGameSort(sort)).toBe(sort);
  });

  property.prop([fc.string()])('is never an unknown one', (text) => {
    expect(gameSorts).toContain(parseGameSort(text));
  });
});
