// @vitest-environment node
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { foundNothing, foundSections, sharedPages, totalFound } from '../../../src/ui/search/search-page-data';
import { aUserCard } from '../../fakes/a-user-card';
import { sampleCard } from '../games/sample-games';
import { foundPage, results } from './sample-results';

describe('search page data', () => {
  test('foundSections returns the requested types in order, including empty ones', () => {
    const sections = foundSections(results({ users: foundPage([aUserCard()]), games: foundPage([]) }));
    expect(sections.map(({ type, items }) => [type, items.length])).toEqual([
      ['games', 0],
      ['users', 1],
    ]);
  });

  test('sharedPages has as many pages as the longest section', () => {
    const sections = foundSections(results({ games: foundPage([sampleCard()], 9, 2), users: foundPage([], 40, 2) }));
    expect(sharedPages(sections, 2)).toEqual({ current: 2, last: 5 });
    expect(sharedPages([], 3)).toEqual({ current: 3, last: 1 });
    expect(totalFound(sections)).toBe(49);
  });

  test('foundNothing is true without a query, for an invalid query and without results, but not after a failure', () => {
    expect(foundNothing({ kind: 'unasked' })).toBe(true);
    expect(foundNothing({ kind: 'refused', refusal: 'query-too-short' })).toBe(true);
    expect(foundNothing({ kind: 'failed', status: 500, message: '' })).toBe(false);
    expect(foundNothing({ kind: 'found', results: results({ games: foundPage([]) }) })).toBe(true);
    expect(foundNothing({ kind: 'found', results: results({ games: foundPage([], 9, 7) }) })).toBe(false);
  });

  property.prop([fc.array(fc.nat(500), { minLength: 2, maxLength: 2 }), fc.integer({ min: 1, max: 90 })])(
    'sharedPages always ends on a page with results',
    ([games = 0, users = 0], page) => {
      const sections = foundSections(results({ games: foundPage([], games, page), users: foundPage([], users, page) }));
      const { last } = sharedPages(sections, page);
      const most = Math.max(games, users);
      expect(last).toBe(Math.max(1, Math.ceil(most / 8)));
    },
  );
});
