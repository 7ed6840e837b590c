import type { AnswerOf } from '../../../src/contract/call';
import type { gameIndex } from '../../../src/contract/games.contract';
import type { FilterEntry } from '../../../src/domain/games/game-list';
import type { GenreRow } from './genre.repository';

/** Presents the genres of the filter. */
export function presentFilterGenres(genres: readonly GenreRow[]): AnswerOf<typeof gameIndex>['genres'] {
  const present = ({ slug, title, only }: FilterEntry) => ({ slug, title, ...(only && { only }) });
  return genres.map((genre) => ({ ...present(genre), categories: genre.categories.map(present) }));
}
