import type { GenreWithCategories } from '../../domain/games/game-index';
import { offeredCategories } from '../../domain/games/game-filters';
import type { GameQuery } from '../../domain/games/game-query';
import type { Titled } from '../../domain/shared/titled';
import { askedOf } from './index-address';

/** One part of the query that narrows the index, and the change that takes it away. */
export interface ActiveFilter {
  readonly label: string;
  readonly without: Partial<GameQuery>;
}

/** What narrows the index now and has no control of its own, in words; a slug that names nothing known stands for itself. */
export function activeFilters(genres: readonly GenreWithCategories[], query: URLSearchParams): readonly ActiveFilter[] {
  const { genre, category, recentlyUpdated } = askedOf(query);
  const known = genres.find(({ slug }) => slug === genre);
  const named = (all: readonly Titled[]) => all.find(({ slug }) => slug === category);
  const filters: ActiveFilter[] = [];
  if (genre !== undefined && known === undefined)
    filters.push({ label: genre, without: { genre: undefined, category: undefined } });
  if (category !== undefined && named(offeredCategories(genres, genre)) === undefined) {
    const elsewhere = known === undefined ? named(genres.flatMap((each) => each.categories)) : undefined;
    filters.push({ label: elsewhere?.title ?? category, without: { category: undefined } });
  }
  if (recentlyUpdated) filters.push({ label: 'Recently Updated', without: { recentlyUpdated: false } });
  return filters;
}
