import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { gameSorts } from '../../../src/domain/games/game-query';
import type { TagQuery } from '../../../src/domain/games/tag-games';
import { parseTagQuery, tagQueryParameters } from '../../../src/domain/games/tag-games';

const asked = (address: string) => {
  const parameters = new URLSearchParams(address);
  return parseTagQuery((name) => parameters.get(name));
};
const address = (query: TagQuery) =>
  new URLSearchParams(tagQueryParameters(query).map(([name, value]) => [name, value])).toString();

describe('tag queries', () => {
  test('request the first page of the newest games by default', () => {
    expect(asked('')).toEqual({ sort: 'released', page: 1 });
    expect(address({ sort: 'released', page: 1 })).toBe('');
  });

  test('contain an order and a page', () => {
    expect(asked('sort=popular&page=2&cat=action')).toEqual({ sort: 'popular', page: 2 });
    expect(address({ sort: 'popular', page: 2 })).toBe('sort=popular&page=2');
    expect(address({ sort: 'released', page: 2 })).toBe('page=2');
    expect(address({ sort: 'rating', page: 1 })).toBe('sort=rating');
  });

  property.prop([fc.record({ sort: fc.constantFrom(...gameSorts), page: fc.integer({ min: 1, max: 1_000_000 }) })])(
    'are always parsed as they were formatted',
    (query) => {
      expect(asked(address(query))).toEqual(query);
    },
  );
});
