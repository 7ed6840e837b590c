import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { GameFilters } from '../../../src/domain/games/game-filters';
import {
  areDefaultFilters,
  chooseGenre,
  countFilters,
  defaultGameFilters,
  isStrayCategory,
  minRatings,
  namesOnlyExperiences,
  offeredCategories,
  sameFilters,
} from '../../../src/domain/games/game-filters';
import { gameFilters, genreTrees } from '../../arbitraries/game-queries';
import { fewSlugs } from '../../arbitraries/slugs';

const narrow: GameFilters = {
  genre: 'action',
  category: 'shooter',
  recentlyUpdated: true,
  includeExperience: true,
  minRating: 4,
  capability: 'ar',
};
const genreChoices = fc.option(fewSlugs, { nil: undefined });

describe('game filters', () => {
  test('are open by default, without experiences', () => {
    expect(defaultGameFilters).toEqual({
      genre: undefined,
      category: undefined,
      recentlyUpdated: false,
      includeExperience: false,
      minRating: undefined,
    });
    expect(areDefaultFilters(defaultGameFilters)).toBe(true);
    expect(areDefaultFilters(narrow)).toBe(false);
  });

  test('have ratings from one to five', () => {
    expect(minRatings).toEqual([1, 2, 3, 4, 5]);
  });

  test('lose the category with its genre, and keep everything else', () => {
    expect(chooseGenre(narrow, 'music')).toEqual({ ...narrow, genre: 'music', category: undefined });
    expect(chooseGenre(narrow, undefined)).toEqual({ ...narrow, genre: undefined, category: undefined });
    expect(chooseGenre(narrow, 'action')).toEqual(narrow);
  });

  test.each([
    [undefined, undefined, false],
    ['music', undefined, false],
    ['music', 'rhythm', false],
    ['music', 'ambient', true],
    [undefined, 'ambient', true],
    [undefined, 'calm', false],
    ['calm', undefined, true],
    ['calm', 'calm', true],
    ['gone', undefined, false],
    [undefined, 'gone', false],
  ])('name only experiences with category %s and sub-category %s: %s', (genre, category, expected) => {
    const only = 'experience' as const;
    const entry = (slug: string) => ({ slug, title: slug });
    const genres = [
      { ...entry('music'), categories: [entry('rhythm'), { ...entry('ambient'), only }, entry('calm')] },
      { ...entry('calm'), only, categories: [{ ...entry('calm'), only }] },
    ];
    expect(namesOnlyExperiences({ genre, category }, genres)).toBe(expected);
  });

  test('offer the sub-categories of the selected genre', () => {
    const shooter = { slug: 'shooter', title: 'Shooter' };
    const genres = [
      { slug: 'music', title: 'Music', categories: [] },
      { slug: 'action', title: 'Action', categories: [shooter] },
    ];
    expect(offeredCategories(genres, 'action')).toEqual([shooter]);
    expect(offeredCategories(genres, 'music')).toEqual([]);
    expect(offeredCategories(genres, 'gone')).toEqual([]);
    expect(offeredCategories(genres, undefined)).toEqual([]);
  });

  test('recognise a sub-category of another category, unless that is unknown', () => {
    const genres = [
      { slug: 'music', title: 'Music', categories: [] },
      { slug: 'action', title: 'Action', categories: [{ slug: 'shooter', title: 'Shooter' }] },
    ];
    const stray = (genre?: string, category?: string) => isStrayCategory({ genre, category }, genres);
    expect(stray('music', 'shooter')).toBe(true);
    expect(stray('action', 'shooter')).toBe(false);
    expect(stray('action')).toBe(false);
    expect(stray('gone', 'shooter')).toBe(false);
    expect(stray(undefined, 'shooter')).toBe(false);
  });

  test('are counted by their difference from the defaults', () => {
    expect(countFilters(defaultGameFilters)).toBe(0);
    expect(countFilters({ ...defaultGameFilters, includeExperience: true, genre: 'music' })).toBe(2);
    expect(countFilters(narrow)).toBe(6);
  });

  test.each<[keyof GameFilters, GameFilters]>([
    ['genre', { ...narrow, genre: 'music' }],
    ['category', { ...narrow, category: undefined }],
    ['recentlyUpdated', { ...narrow, recentlyUpdated: false }],
    ['includeExperience', { ...narrow, includeExperience: false }],
    ['minRating', { ...narrow, minRating: 5 }],
  ])('differ by %s alone', (_, other) => {
    expect(sameFilters(narrow, other)).toBe(false);
    expect(sameFilters(other, narrow)).toBe(false);
    expect(sameFilters(other, { ...other })).toBe(true);
  });

  property.prop([gameFilters, gameFilters])('are always the same exactly if all fields are equal', (a, b) => {
    expect(sameFilters(a, b)).toBe(JSON.stringify(a) === JSON.stringify(b));
    expect(sameFilters(a, { ...a })).toBe(true);
  });

  property.prop([gameFilters, genreChoices, genreTrees])(
    'never keep a category of another genre',
    (filters, genre, genres) => {
      const chosen = chooseGenre(filters, genre);
      expect(chosen.genre).toBe(genre);
      expect(chosen.category === undefined || genre === filters.genre).toBe(true);
      expect(offeredCategories(genres, chosen.genre)).toEqual(
        genres.filter(({ slug }) => slug === genre).flatMap(({ categories }) => categories),
      );
    },
  );

  property.prop([gameFilters, genreTrees])('never keep a category outside the offered ones', (filters, genres) => {
    const offered = offeredCategories(genres, filters.genre);
    for (const { slug } of offered) expect(isStrayCategory({ ...filters, category: slug }, genres)).toBe(false);
  });

  property.prop([gameFilters, genreChoices])('always select a genre only once', (filters, genre) => {
    const once = chooseGenre(filters, genre);
    expect(chooseGenre(once, genre)).toEqual(once);
  });
});
