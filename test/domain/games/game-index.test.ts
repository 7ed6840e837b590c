import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { defaultGameQuery, gameSorts, parseGameSort } from '../../../src/domain/games/game-index';

describe('a question for games', () => {
  test('asks for the newest without experiences unless told otherwise', () => {
    expect(defaultGameQuery).toMatchObject({ sort: 'released', includeExperience: false, page: 1 });
    expect(parseGameSort(null)).toBe('released');
  });

  test.each(gameSorts)('may be sorted by %s', (sort) => {
    expect(parseGameSort(sort)).toBe(sort);
  });

  property.prop([fc.string()])('is always sorted by something known', (text) => {
    expect(gameSorts).toContain(parseGameSort(text));
  });
});
