import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { homeSections, sectionsWithAd, shownHomeSections } from '../../../src/domain/home/home';
import { articleCards } from '../../arbitraries/articles';
import { gameCards } from '../../arbitraries/games';

const [article] = fc.sample(articleCards, { numRuns: 1, seed: 1 });
const [game] = fc.sample(gameCards, { numRuns: 1, seed: 1 });
const articles = article ? [article] : [];
const slider = game ? [game] : [];
const trending = slider;

describe('shownHomeSections', () => {
  test('returns the sections in order', () => {
    expect(homeSections).toEqual(['slider', 'categories', 'newest', 'articles', 'popular', 'trending']);
    expect(shownHomeSections({ slider, articles, trending })).toEqual(homeSections);
  });

  test('contains articles only if there are any', () => {
    expect(shownHomeSections({ slider, articles: [], trending: [] })).toEqual([
      'slider',
      'categories',
      'newest',
      'popular',
    ]);
  });

  test('omits an empty slider and an empty row of trending games', () => {
    expect(shownHomeSections({ slider: [], articles, trending: [] })).toEqual([
      'categories',
      'newest',
      'articles',
      'popular',
    ]);
  });

  test('includes ads below categories and newest games', () => {
    expect(sectionsWithAd).toEqual(['categories', 'newest']);
  });

  property.prop([fc.array(gameCards, { maxLength: 2 }), fc.array(articleCards, { maxLength: 2 })])(
    'always contains lists of games and categories, even empty ones, in order',
    (games, some) => {
      const shown = shownHomeSections({ slider: games, articles: some, trending: games });
      expect(shown).toEqual(expect.arrayContaining(['categories', 'newest', 'popular']));
      expect(shown.includes('articles')).toBe(some.length > 0);
      expect(shown.includes('slider')).toBe(games.length > 0);
      expect(shown.includes('trending')).toBe(games.length > 0);
      expect(shown).toEqual(homeSections.filter((section) => shown.includes(section)));
    },
  );
});
