import { playDelete, playHistory, playsDelete } from '../../../src/contract/account-pages.contract';
import { HISTORY_PAGE_SIZE } from '../../../src/domain/account/play-history';
import { pageOffset, paginate } from '../../../src/domain/shared/pagination';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import { presentPagination } from '../../catalogue/games/pagination.presenter';
import { refusal } from '../../platform/http/refusal';
import type { Route, RouteOptions } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { deletePlays, hasPlay, listPlays, sumPlays } from './play-history.repository';

/** Routes that list and delete the player's own play history. Play counts of games do not change. */
export function historyRoutes({ config }: Pick<ServerDependencies, 'config'>): readonly Route[] {
  // Outside production, many tests share one player.
  const writes: RouteOptions = { limit: { max: config.production ? 60 : 600, windowSeconds: 60, by: 'caller' } };
  return [
    route(playHistory, async ({ query, caller, now, tx }) => {
      const { id } = caller.player;
      const part = { limit: HISTORY_PAGE_SIZE, offset: pageOffset(query.page, HISTORY_PAGE_SIZE) };
      const [totals, plays] = await Promise.all([sumPlays(tx, id, now), listPlays(tx, id, now, part)]);
      const items = plays.map(({ startedAt, ...play }) => ({ ...play, started: startedAt.toISOString() }));
      const pagination = presentPagination(paginate(totals.plays, query.page, HISTORY_PAGE_SIZE));
      return ok({ data: { items, totals, pagination } });
    }),

    route(
      playDelete,
      async ({ params, caller, now, tx }) => {
        const own = { accountId: caller.player.id, id: params.session };
        if ((await deletePlays(tx, own, now)) > 0) return ok({ data: null });
        const isActive = await hasPlay(tx, own.accountId, own.id);
        return err(isActive ? refusal.conflict('You are playing this now.') : refusal.notFound('play session'));
      },
      writes,
    ),

    route(
      playsDelete,
      async ({ caller, now, tx }) =>
        ok({ data: { deleted: await deletePlays(tx, { accountId: caller.player.id }, now) } }),
      writes,
    ),
  ];
}
