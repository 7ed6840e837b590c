import type { TagGateway } from '../../application/games/tag-gateway.port';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { ApiFailure } from '../../application/http/api-failure';
import { gameListView } from '../../domain/games/game-list';
import { parseTagQuery } from '../../domain/games/tag-games';
import { loaded } from '../app/load';
import { failedList } from './failed-list';
import type { TagGamesData } from './game-list-data';

/** Loads the games of a tag; an unknown tag is a 404. */
export function tagGamesLoader(tagGateway: Pick<TagGateway, 'games'>) {
  return async ({ params, request: { url, signal } }: LoaderFunctionArgs) => {
    const { searchParams } = new URL(url);
    const slug = params['tag'] ?? '';
    const query = parseTagQuery((name) => searchParams.get(name));
    const answer = await tagGateway.games(slug, query, signal);
    if (!answer.ok && !isUnknown(answer.error)) return failedList(answer.error, { tag: { slug, title: slug }, query });
    const games = loaded(answer);
    return { list: gameListView(games), tag: games.tag, query } satisfies TagGamesData;
  };
}

const isUnknown = (failure: ApiFailure): boolean => failure.kind === 'rejected' && failure.status === 404;
