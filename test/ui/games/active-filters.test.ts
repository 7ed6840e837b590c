// @vitest-environment node
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { activeFilters } from '../../../src/ui/games/active-filters';
import { indexAddress } from '../../../src/ui/games/index-address';

const genres = [
  { slug: 'action', title: 'Action', categories: [{ slug: 'rhythm', title: 'Rhythm' }] },
  { slug: 'relaxation', title: 'Relaxation', categories: [] },
];

describe('the active filters', () => {
  test('are those without a control of their own', () => {
    const shown = (text: string) => activeFilters(genres, new URLSearchParams(text)).map(({ label }) => label);
    expect(shown('cat=action&sub_cat=rhythm&experiences=true')).toEqual([]);
    expect(shown('updated=true')).toEqual(['Recently Updated']);
    expect(shown('sub_cat=rhythm')).toEqual(['Rhythm']);
    expect(shown('cat=relaxation&sub_cat=rhythm')).toEqual(['rhythm']);
  });

  test('taking a genre away takes its sub-category along, and keeps the order of the list', () => {
    const query = new URLSearchParams('cat=gone&sub_cat=rhythm&sort=popular&page=3');
    const [genre] = activeFilters(genres, query);
    expect(indexAddress(query, genre?.without ?? {})).toBe('/arcade/games?sort=popular');
  });

  test('a slug that names nothing stands for itself', () => {
    expect(activeFilters(genres, new URLSearchParams('cat=gone'))[0]?.label).toBe('gone');
  });

  const queries = fc
    .record(
      {
        cat: fc.constantFrom('action', 'relaxation', 'gone'),
        sub_cat: fc.constantFrom('rhythm', 'gone'),
        experiences: fc.constantFrom('true', 'false'),
        updated: fc.constant('true'),
        sort: fc.constantFrom('popular', 'rating'),
      },
      { requiredKeys: [] },
    )
    .map((values) => new URLSearchParams(values as Record<string, string>));

  property.prop([queries])('taking every filter away always leads to a list without filters', (query) => {
    const without = Object.assign({}, ...activeFilters(genres, query).map((filter) => filter.without));
    const [, rest = ''] = indexAddress(query, without).split('?');
    expect(activeFilters(genres, new URLSearchParams(rest))).toEqual([]);
    expect(new URLSearchParams(rest).get('sort')).toBe(query.get('sort'));
  });
});
