import type { AnswerOf } from '../../../src/contract/call';
import { favouriteList, favouriteSet, favouriteState } from '../../../src/contract/favourites.contract';
import { FAVOURITES_MAX } from '../../../src/domain/community/list-limits';
import { PAGE_SIZE, pageOffset, paginate } from '../../../src/domain/shared/pagination';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import { presentGameCard } from '../../catalogue/games/game-card.presenter';
import { findGameId } from '../../catalogue/games/game.repository';
import { presentPagination } from '../../catalogue/games/pagination.presenter';
import { jsonArray, jsonObject } from '../../platform/http/json-text';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { lockAccount } from '../../identity/account-deletion/lock-account';
import {
  addFavourite,
  countFavourites,
  countListedFavourites,
  findFavourite,
  hasFavourite,
  listFavourites,
  removeFavourite,
} from './favourite.repository';

/** Routes of favourite games. */
export function favouriteRoutes({ urls }: Pick<ServerDependencies, 'urls'>): readonly Route[] {
  return [
    route(favouriteList, async ({ query, caller: { player }, tx }) => {
      const window = { limit: PAGE_SIZE, offset: pageOffset(query.page) };
      const [rows, total] = await Promise.all([
        listFavourites(tx, player.id, window),
        countListedFavourites(tx, player.id),
      ]);
      return ok({
        data: jsonObject<AnswerOf<typeof favouriteList>>({
          games: jsonArray(rows.map(({ card }) => presentGameCard(card, urls))),
          pagination: presentPagination(paginate(total, query.page)),
        }),
      });
    }),

    route(favouriteState, async ({ params, caller: { player }, tx }) => {
      const gameId = await findGameId(tx, params.game);
      if (gameId === undefined) return err(refusal.notFound('game'));
      return ok({ data: { favourite: await hasFavourite(tx, player.id, gameId) } });
    }),

    route(
      favouriteSet,
      async ({ params, body, caller: { player }, now, tx }) => {
        const { game } = params;
        // Players can remove unpublished games, because these count towards the limit.
        const gameId =
          (await findGameId(tx, game)) ?? (body.favourite ? undefined : await findFavourite(tx, player.id, game));
        if (gameId === undefined) return err(refusal.notFound('game'));
        // The lock serializes calls of a player, so that the limit is never exceeded.
        await lockAccount(tx, player.id);
        if (!body.favourite) await removeFavourite(tx, player.id, gameId);
        else if (!(await hasFavourite(tx, player.id, gameId))) {
          if ((await countFavourites(tx, player.id)) >= FAVOURITES_MAX)
            return err(refusal.conflict(`You’ve reached the limit of ${String(FAVOURITES_MAX)} favourites.`));
          await addFavourite(tx, player.id, gameId, now);
        }
        return ok({ data: { favourite: body.favourite } });
      },
      { limit: { max: 120, windowSeconds: 60, by: 'caller' } },
    ),
  ];
}
