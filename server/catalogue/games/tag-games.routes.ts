import type { AnswerOf } from '../../../src/contract/call';
import { tagGames } from '../../../src/contract/games.contract';
import { PAGE_SIZE, pageOffset } from '../../../src/domain/shared/pagination';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import { jsonObject } from '../../platform/http/json-text';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { filterGenres } from './filter-genres';
import { presentGamePage } from './game-page.presenter';
import { listGamesOfTag } from './tag-games.repository';
import { findTag } from './tag.repository';

/** Route of the games with a tag. */
export function tagGameRoutes(deps: Pick<ServerDependencies, 'clock' | 'config' | 'urls'>): readonly Route[] {
  const { urls } = deps;
  const listGenres = filterGenres(deps);
  return [
    route(
      tagGames,
      async ({ params, query, tx }) => {
        const tag = await findTag(tx, params.tag);
        if (!tag) return err(refusal.notFound('tag'));
        const window = { limit: PAGE_SIZE, offset: pageOffset(query.page) };
        const [games, genres] = await Promise.all([listGamesOfTag(tx, tag.id, query.sort, window), listGenres(tx)]);
        const page = presentGamePage(games, { genres, page: query.page, urls });
        const { slug, title } = tag;
        return ok({ data: jsonObject<AnswerOf<typeof tagGames>>({ tag: { slug, title }, ...page }) });
      },
      { cache: 'public-short' },
    ),
  ];
}
