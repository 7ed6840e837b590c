import type { LoaderFunctionArgs } from 'react-router-dom';
import { redirect } from 'react-router-dom';
import type { LoadGameIndex } from '../../application/games/load-game-index.use-case';
import { isStrayCategory } from '../../domain/games/game-filters';
import { gameListView } from '../../domain/games/game-list';
import { failedList } from './failed-list';
import type { GameIndexData } from './game-list-data';
import { askedOf, indexAddress } from './index-address';

/** Loads the games that the address asks for; a sub-category that its category has not got is taken out of the address. */
export function gameIndexLoader(loadGameIndex: LoadGameIndex) {
  return async ({ request: { url, signal } }: LoaderFunctionArgs) => {
    const { searchParams } = new URL(url);
    const query = askedOf(searchParams);
    const answer = await loadGameIndex.execute(query, signal);
    if (!answer.ok) return failedList(answer.error, { genres: undefined, query });
    const { genres } = answer.value;
    if (isStrayCategory(query, genres)) return redirect(indexAddress(searchParams, { category: undefined }));
    return { list: gameListView(answer.value), genres, query } satisfies GameIndexData;
  };
}
