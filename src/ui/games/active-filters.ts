import type { GenreWithCategories } from '../../domain/games/game-index';
import { parseGameQuery } from '../../domain/games/game-index';
import type { Titled } from '../../domain/shared/titled';

/** One part of the query that narrows the index, and the change that takes it away. */
export interface ActiveFilter {
  readonly label: string;
  readonly without: Readonly<Record<string, undefined>>;
}

/** What narrows the index now and has no control of its own, in words; a slug that names nothing known stands for itself. */
export function activeFilters(genres: readonly GenreWithCategories[], query: URLSearchParams): readonly ActiveFilter[] {
  const { genre, category, recentlyUpdated } = parseGameQuery((name) => query.get(name));
  const known = genres.find(({ slug }) => slug === genre);
  const named = (all: readonly Titled[]) => all.find(({ slug }) => slug === category);
  const filters: ActiveFilter[] = [];
  if (genre !== undefined && known === undefined)
    filters.push({ label: genre, without: { cat: undefined, sub_cat: undefined } });
  if (category !== undefined && named(known?.categories ?? []) === undefined) {
    const elsewhere = known === undefined ? named(genres.flatMap((each) => each.categories)) : undefined;
    filters.push({ label: elsewhere?.title ?? category, without: { sub_cat: undefined } });
  }
  if (recentlyUpdated) filters.push({ label: 'Recently Updated', without: { updated: undefined } });
  return filters;
}
