import { data } from 'react-router-dom';
import type { ApiFailure } from '../../application/http/api-failure';
import type { GameListView } from '../../domain/games/game-list';
import { failedGameList } from '../../domain/games/game-list';
import { pageFailure } from '../errors/page-failure';

/** The answer of a page whose list could not be had: the page stays, and its status tells of the failure. */
export function failedList<T>(failure: ApiFailure, rest: T) {
  const { status, message } = pageFailure(failure);
  const page: T & { readonly list: GameListView } = { ...rest, list: failedGameList(message) };
  return data(page, { status });
}
