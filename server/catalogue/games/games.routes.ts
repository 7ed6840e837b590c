import type { WireGame } from '../../../src/contract/games.contract';
import { gameDetails, gameIndex, gamePlayed } from '../../../src/contract/games.contract';
import { isDraftSlug } from '../../../src/domain/games/draft-slug';
import { PAGE_SIZE, pageOffset, paginate } from '../../../src/domain/shared/pagination';
import { err, ok } from '../../../src/domain/shared/result';
import { attemptRules } from '../../identity/auth/attempts/attempt-rules';
import { presentCatalogItem } from '../../commerce/catalog/catalog.presenter';
import { listCatalog } from '../../commerce/catalog/catalog.repository';
import type { ServerDependencies } from '../../deps';
import { DEV_VERSION } from '../../publishing/hosts/dev-servers';
import { canCountGuest } from '../../platform/http/can-count-guest';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { presentGameCard } from './game-card.presenter';
import { listGames } from './game-index.repository';
import { presentGame } from './game.presenter';
import { findDraftOf, findGame, findPlayableGameId, listMore, listReactions } from './game.repository';
import { presentFilterGenres } from './genre.presenter';
import { listGenres } from './genre.repository';
import { presentPagination } from './pagination.presenter';
import { countPlay } from './play.repository';
import { listSimilar } from './similar-games.repository';
import { visitorKey } from './visitor-key';

/** The index, a game's page and the counting of plays. */
export function gameRoutes({ config, urls, devServers }: ServerDependencies): readonly Route[] {
  const { guestPlays } = attemptRules(config.production);
  /** Adds the development server of the game, where there is one, to its builds. */
  const withDevServer = (game: WireGame): WireGame => {
    const server = devServers.find(game.slug);
    if (server === undefined) return game;
    const url = `${urls.gameOrigin(game.slug)}/`;
    const isolated = server.crossOriginIsolated;
    const build = { version: DEV_VERSION, url, active: true, sdk: 1, network: [], isolated };
    return { ...game, builds: [...game.builds, build] };
  };
  return [
    route(
      gameIndex,
      async ({ query, tx }) => {
        const filter = {
          genre: query.genre,
          category: query.category,
          minRating: query.minRating,
          capability: query.capability,
          recentlyUpdated: query.recentlyUpdated,
          includeExperience: query.includeExperience,
        };
        const window = { limit: PAGE_SIZE, offset: pageOffset(query.page) };
        const [{ rows, total }, genres] = await Promise.all([
          listGames(tx, filter, query.sort, window),
          listGenres(tx),
        ]);
        return ok({
          data: {
            games: rows.map((row) => presentGameCard(row, urls)),
            genres: presentFilterGenres(genres),
            pagination: presentPagination(paginate(total, query.page)),
          },
        });
      },
      { cache: 'public-short' },
    ),

    route(
      gameDetails,
      async ({ params, caller, tx }) => {
        const game = await findGame(tx, params.game);
        if (!game) return err(refusal.notFound('game'));
        const isDraft = isDraftSlug(game.slug);
        const [more, similar, catalog, given, draft] = await Promise.all([
          listMore(tx, game),
          listSimilar(tx, game),
          listCatalog(tx, game.id),
          caller.player ? listReactions(tx, game.id, caller.player.id) : [],
          caller.player && !isDraft ? findDraftOf(tx, game.slug, caller.player.id) : undefined,
        ]);
        return ok({
          data: {
            game: {
              ...withDevServer(presentGame(game, given, { config, urls })),
              ...(isDraft ? { is_draft: true } : {}),
              ...(draft === undefined ? {} : { draft }),
            },
            more: more.map((row) => presentGameCard(row, urls)),
            similar: similar.map((row) => presentGameCard(row, urls)),
            catalog: catalog.map((row) => presentCatalogItem(row, { slug: game.slug, title: game.card.title }, urls)),
          },
        });
      },
      { cache: 'visitors-short' },
    ),

    route(
      gamePlayed,
      async ({ params, caller, now, tx }) => {
        const gameId = await findPlayableGameId(tx, params.game);
        if (gameId === undefined) return err(refusal.notFound('game'));
        await countPlay(tx, gameId, visitorKey(config.secret, caller), now, () =>
          canCountGuest(tx, guestPlays, { caller, of: gameId, now }),
        );
        return ok({ data: null });
      },
      { limit: { max: 60, windowSeconds: 60, by: 'caller' } },
    ),
  ];
}
