// @vitest-environment node
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { foundNothing, foundSections, sharedPages, totalFound } from '../../../src/ui/search/search-page-data';
import { aUserCard } from '../../fakes/a-user-card';
import { sampleCard } from '../games/sample-games';
import { foundPage, results } from './sample-results';

describe('the sections of the results', () => {
  test('are the types that were asked for, in their order, also those in which nothing was found', () => {
    const sections = foundSections(results({ users: foundPage([aUserCard()]), games: foundPage([]) }));
    expect(sections.map(({ type, items }) => [type, items.length])).toEqual([
      ['games', 0],
      ['users', 1],
    ]);
  });

  test('share one page number: there are as many pages as the longest has', () => {
    const sections = foundSections(results({ games: foundPage([sampleCard()], 9, 2), users: foundPage([], 40, 2) }));
    expect(sharedPages(sections, 2)).toEqual({ current: 2, last: 5 });
    expect(sharedPages([], 3)).toEqual({ current: 3, last: 1 });
    expect(totalFound(sections)).toBe(49);
  });

  test('are nothing when nothing was asked, may be asked or was found, but not when the search failed', () => {
    expect(foundNothing({ kind: 'unasked' })).toBe(true);
    expect(foundNothing({ kind: 'refused', refusal: 'query-too-short' })).toBe(true);
    expect(foundNothing({ kind: 'failed', status: 500, message: '' })).toBe(false);
    expect(foundNothing({ kind: 'found', results: results({ games: foundPage([]) }) })).toBe(true);
    expect(foundNothing({ kind: 'found', results: results({ games: foundPage([], 9, 7) }) })).toBe(false);
  });

  property.prop([fc.array(fc.nat(500), { minLength: 2, maxLength: 2 }), fc.integer({ min: 1, max: 90 })])(
    'always have a last page on which something stands',
    ([games = 0, users = 0], page) => {
      const sections = foundSections(results({ games: foundPage([], games, page), users: foundPage([], users, page) }));
      const { last } = sharedPages(sections, page);
      const most = Math.max(games, users);
      expect(last).toBe(Math.max(1, Math.ceil(most / 8)));
    },
  );
});
