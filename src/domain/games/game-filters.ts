import type { Rating } from '../reviews/rating';
import { ratings } from '../reviews/rating';
import type { Titled } from '../shared/titled';
import type { GameCapability } from './game-capability';
import type { GenreWithCategories } from './game-list';

/** Values of the minimum rating filter. */
export const minRatings = ratings;

export type MinRating = Rating;

/** Filters of a list of games; genre and category are slugs (spec 2 §2). */
export interface GameFilters {
  readonly genre: string | undefined;
  /** Sub-category of the genre. */
  readonly category: string | undefined;
  readonly recentlyUpdated: boolean;
  readonly includeExperience: boolean;
  readonly minRating: MinRating | undefined;
  /** Device or mode that every listed game supports. */
  readonly capability: GameCapability | undefined;
}

/**
 * All genres and ratings, of any age, without experiences.
 * @rule 2.2.8 By default all categories and sub-categories are selected and both boxes are empty.
 */
export const defaultGameFilters: GameFilters = {
  genre: undefined,
  category: undefined,
  recentlyUpdated: false,
  includeExperience: false,
  minRating: undefined,
  capability: undefined,
};

/**
 * Selects a genre, or all with undefined. The category stays only if the genre stays.
 * @rule 2.2.8 The sub-category depends on the chosen category.
 */
export function chooseGenre(filters: GameFilters, genre: string | undefined): GameFilters {
  return genre === filters.genre ? filters : { ...filters, genre, category: undefined };
}

/** The category and the sub-category of some filters. */
type Categories = Pick<GameFilters, 'genre' | 'category'>;

const findGenre = (genres: readonly GenreWithCategories[], genre: string | undefined) =>
  genres.find(({ slug }) => slug === genre);

/**
 * Returns the sub-categories of the selected genre; none without a genre.
 * @rule 2.2.8 The sub-categories offered depend on the chosen category.
 */
export function offeredCategories(
  genres: readonly GenreWithCategories[],
  genre: string | undefined,
): readonly Titled[] {
  return findGenre(genres, genre)?.categories ?? [];
}

/**
 * True if the sub-category belongs to another category; false if the category is unknown.
 * @rule 2.2.8 A sub-category of another category is not kept.
 */
export function isStrayCategory({ genre, category }: Categories, genres: readonly GenreWithCategories[]): boolean {
  const known = findGenre(genres, genre);
  return category !== undefined && known?.categories.every(({ slug }) => slug !== category) === true;
}

/**
 * True if the filters name a category or sub-category whose entries are all experiences.
 * @rule 2.2.8 Choosing a category or sub-category that has only experiences ticks Include Experiences.
 */
export function namesOnlyExperiences({ genre, category }: Categories, genres: readonly GenreWithCategories[]): boolean {
  if (genre === undefined && category === undefined) return false;
  const named = genre === undefined ? genres : genres.filter(({ slug }) => slug === genre);
  const entries =
    category === undefined
      ? named
      : named.flatMap(({ categories }) => categories.filter(({ slug }) => slug === category));
  return entries.length > 0 && entries.every(({ only }) => only === 'experience');
}

/** True if two sets of filters are equal. */
export function sameFilters(a: GameFilters, b: GameFilters): boolean {
  return (
    a.genre === b.genre &&
    a.category === b.category &&
    a.recentlyUpdated === b.recentlyUpdated &&
    a.includeExperience === b.includeExperience &&
    a.minRating === b.minRating &&
    a.capability === b.capability
  );
}

/** True if all filters have their defaults. */
export function areDefaultFilters(filters: GameFilters): boolean {
  return sameFilters(filters, defaultGameFilters);
}

/** Returns the number of filters that differ from their defaults. */
export function countFilters(filters: GameFilters): number {
  const parts = Object.keys(defaultGameFilters) as (keyof GameFilters)[];
  return parts.filter((part) => filters[part] !== defaultGameFilters[part]).length;
}
