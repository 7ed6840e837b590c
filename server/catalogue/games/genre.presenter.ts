import type { AnswerOf } from '../../../src/contract/call';
import type { gameIndex } from '../../../src/contract/games.contract';
import type { GenreRow } from './genre.repository';

/** Presents the genres of the filter. */
export function presentFilterGenres(genres: readonly GenreRow[]): AnswerOf<typeof gameIndex>['genres'] {
  return genres.map(({ slug, title, categories }) => ({
    slug,
    title,
    categories: categories.map((category) => ({ slug: category.slug, title: category.title })),
  }));
}
