import { tagGames } from '../../../src/contract/games.contract';
import { PAGE_SIZE, pageOffset } from '../../../src/domain/shared/pagination';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { presentGamePage } from './game-page.presenter';
import { listGenres } from './genre.repository';
import { listGamesOfTag } from './tag-games.repository';
import { findTag } from './tag.repository';

/** Route of the games with a tag. */
export function tagGameRoutes({ urls }: Pick<ServerDependencies, 'urls'>): readonly Route[] {
  return [
    route(
      tagGames,
      async ({ params, query, tx }) => {
        const tag = await findTag(tx, params.tag);
        if (!tag) return err(refusal.notFound('tag'));
        const window = { limit: PAGE_SIZE, offset: pageOffset(query.page) };
        const [games, genres] = await Promise.all([listGamesOfTag(tx, tag.id, query.sort, window), listGenres(tx)]);
        const page = presentGamePage(games, { genres, page: query.page, urls });
        return ok({ data: { tag: { slug: tag.slug, title: tag.title }, ...page } });
      },
      { cache: 'public-short' },
    ),
  ];
}
