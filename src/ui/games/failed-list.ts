import { data } from 'react-router-dom';
import type { ApiFailure } from '../../application/http/api-failure';
import type { GameListView } from '../../domain/games/game-list';
import { failedGameList } from '../../domain/games/game-list';
import { pageFailure } from '../errors/page-failure';

/** Returns the loader's result for a failed list: the page stays, and the response has the failure's status. */
export function failedList<T>(failure: ApiFailure, rest: T) {
  const { status, message } = pageFailure(failure);
  const page: T & { readonly list: GameListView } = { ...rest, list: failedGameList(message) };
  return data(page, { status });
}
