import type { AnswerOf } from '../../../src/contract/call';
import type { gameIndex } from '../../../src/contract/games.contract';
import type { FilterEntry } from '../../../src/domain/games/game-list';
import type { ServerDependencies } from '../../deps';
import type { Executor } from '../../platform/database/executor';
import { JsonText } from '../../platform/http/json-text';
import { RecentAnswers } from '../../platform/http/recent-answers';
import type { GenreRow } from './genre.repository';
import { listGenres } from './genre.repository';

/** Presents the genres of the filter. */
function presentFilterGenres(genres: readonly GenreRow[]): AnswerOf<typeof gameIndex>['genres'] {
  const present = ({ slug, title, only }: FilterEntry) => ({ slug, title, ...(only && { only }) });
  return genres.map((genre) => ({ ...present(genre), categories: genre.categories.map(present) }));
}

export type FilterGenres = JsonText<AnswerOf<typeof gameIndex>['genres']>;

/**
 * Returns a function that loads the genres of the filter. Every page of every list has the same ones, so in production they are loaded at
 * most once a second.
 */
export function filterGenres({
  clock,
  config,
}: Pick<ServerDependencies, 'clock' | 'config'>): (executor: Executor) => Promise<FilterGenres> {
  const recent = new RecentAnswers<{ readonly ok: true; readonly genres: FilterGenres }>(clock);
  const load = async (executor: Executor) => {
    const genres = presentFilterGenres(await listGenres(executor));
    return { ok: true as const, genres: new JsonText<typeof genres>(JSON.stringify(genres)) };
  };
  return async (executor) =>
    (await (config.production ? recent.take('genres', () => load(executor)) : load(executor))).genres;
}
