import type { GenreWithCategories } from '../../domain/games/game-index';

/** One part of the query that narrows the index, and the change that takes it away. */
export interface ActiveFilter {
  readonly label: string;
  readonly without: Readonly<Record<string, undefined>>;
}

/** What narrows the index now, in words; a slug that names nothing known stands for itself. */
export function activeFilters(genres: readonly GenreWithCategories[], query: URLSearchParams): readonly ActiveFilter[] {
  const genre = query.get('cat');
  const category = query.get('sub_cat');
  const known = genres.find(({ slug }) => slug === genre);
  const categories = known?.categories ?? genres.flatMap((each) => each.categories);
  const filters: ActiveFilter[] = [];
  if (genre !== null) filters.push({ label: known?.title ?? genre, without: { cat: undefined, sub_cat: undefined } });
  if (category !== null) {
    const title = categories.find(({ slug }) => slug === category)?.title;
    filters.push({ label: title ?? category, without: { sub_cat: undefined } });
  }
  if (query.get('updated') === 'true') filters.push({ label: 'Recently Updated', without: { updated: undefined } });
  if (query.get('experiences') === 'true') filters.push({ label: 'Experiences', without: { experiences: undefined } });
  return filters;
}
