import type { GenreWithCategories } from '../../domain/games/game-index';
import { parseGameQuery } from '../../domain/games/game-index';

/** One part of the query that narrows the index, and the change that takes it away. */
export interface ActiveFilter {
  readonly label: string;
  readonly without: Readonly<Record<string, undefined>>;
}

/** What narrows the index now, in words; a slug that names nothing known stands for itself. */
export function activeFilters(genres: readonly GenreWithCategories[], query: URLSearchParams): readonly ActiveFilter[] {
  const { genre, category, recentlyUpdated, includeExperience } = parseGameQuery((name) => query.get(name));
  const known = genres.find(({ slug }) => slug === genre);
  const categories = known?.categories ?? genres.flatMap((each) => each.categories);
  const filters: ActiveFilter[] = [];
  if (genre !== undefined)
    filters.push({ label: known?.title ?? genre, without: { cat: undefined, sub_cat: undefined } });
  if (category !== undefined) {
    const title = categories.find(({ slug }) => slug === category)?.title;
    filters.push({ label: title ?? category, without: { sub_cat: undefined } });
  }
  if (recentlyUpdated) filters.push({ label: 'Recently Updated', without: { updated: undefined } });
  if (includeExperience) filters.push({ label: 'Experiences', without: { experiences: undefined } });
  return filters;
}
