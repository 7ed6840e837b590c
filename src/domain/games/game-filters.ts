import type { Rating } from '../reviews/rating';
import { ratings } from '../reviews/rating';
import type { Titled } from '../shared/titled';
import type { GameCapability } from './game-capability';
import type { GenreWithCategories } from './game-list';

/** The ratings that can be asked for at least. */
export const minRatings = ratings;

export type MinRating = Rating;

/** What narrows a list of games; genre and category are slugs (spec 2 §2). */
export interface GameFilters {
  readonly genre: string | undefined;
  /** A sub-category of the genre. */
  readonly category: string | undefined;
  readonly recentlyUpdated: boolean;
  readonly includeExperience: boolean;
  readonly minRating: MinRating | undefined;
  /** A device or mode that every listed game supports. */
  readonly capability: GameCapability | undefined;
}

/**
 * Every genre, every rating, however old, without experiences.
 * @rule 2.2.8 All categories and all sub-categories are chosen and both boxes are empty at first.
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
 * Chooses a genre, or all of them with undefined; the category stays only with its genre.
 * @rule 2.2.8 The sub-category depends on the chosen category.
 */
export function chooseGenre(filters: GameFilters, genre: string | undefined): GameFilters {
  return genre === filters.genre ? filters : { ...filters, genre, category: undefined };
}

/**
 * The sub-categories to choose from: those of the chosen genre, none without one.
 * @rule 2.2.8 The sub-categories offered depend on the chosen category.
 */
export function offeredCategories(
  genres: readonly GenreWithCategories[],
  genre: string | undefined,
): readonly Titled[] {
  return genres.find(({ slug }) => slug === genre)?.categories ?? [];
}

/**
 * Tells whether the sub-category is one that its category has not got; of an unknown category nobody knows.
 * @rule 2.2.8 A sub-category of another category is not kept.
 */
export function isStrayCategory(
  { genre, category }: Pick<GameFilters, 'genre' | 'category'>,
  genres: readonly GenreWithCategories[],
): boolean {
  const known = genres.find(({ slug }) => slug === genre);
  return category !== undefined && known?.categories.every(({ slug }) => slug !== category) === true;
}

/** Tells whether the category or the sub-category is one that there is not: no other filter can find a game then. */
export function namesUnknown(
  { genre, category }: Pick<GameFilters, 'genre' | 'category'>,
  genres: readonly GenreWithCategories[],
): boolean {
  const known = genres.find(({ slug }) => slug === genre);
  if (genre !== undefined && known === undefined) return true;
  const categories = known === undefined ? genres.flatMap((each) => each.categories) : known.categories;
  return category !== undefined && categories.every(({ slug }) => slug !== category);
}

/** Tells whether two choices ask for the same games. */
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

/** Tells whether nothing narrows the list. */
export function areDefaultFilters(filters: GameFilters): boolean {
  return sameFilters(filters, defaultGameFilters);
}

/** How many of the filters narrow the list, or widen it. */
export function countFilters(filters: GameFilters): number {
  const parts = Object.keys(defaultGameFilters) as (keyof GameFilters)[];
  return parts.filter((part) => filters[part] !== defaultGameFilters[part]).length;
}
