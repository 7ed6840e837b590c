import { gameStatistics } from '../../../src/contract/statistics.contract';
import {
  dayAfter,
  dayCount,
  dayOf,
  STATISTICS_DAYS_MAX,
  sumAmounts,
} from '../../../src/domain/console/game-statistics';
import { groupCountries } from '../../../src/domain/console/countries';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { findOwnGame } from './game-details.repository';
import { listCountries, listReferrers, listShares, listStatistics } from './statistics.repository';
import { findCountedUntil } from './update-statistics';

/** Days before the last one in the default period. */
const DEFAULT_BEFORE = 27;

/** Route of a game's statistics. It reads finished counts only. */
export function statisticsRoutes({ config }: Pick<ServerDependencies, 'config'>): readonly Route[] {
  const countsCountries = config.countryHeader !== undefined;
  return [
    route(
      gameStatistics,
      async ({ caller: { member }, params, query, now, tx }) => {
        const game = await findOwnGame(tx, { developerId: member.developerId, game: params.game, draft: false });
        if (!game) return err(refusal.notFound('game'));
        const { build, device } = query;
        const today = dayOf(now.getTime());
        const lastDay = dayAfter(today, -1);
        const to = query.to ?? lastDay;
        const from = query.from ?? dayAfter(to, -DEFAULT_BEFORE);
        const count = dayCount(from, to);
        if (count < 1 || count > STATISTICS_DAYS_MAX)
          return err(
            refusal.validation({
              from: [`Choose 1 to ${String(STATISTICS_DAYS_MAX)} days: from must not be after to.`],
            }),
          );
        const gameId = game.id;
        const period = { gameId, from, to };
        const days = await listStatistics(tx, period, { build, device });
        const sinceMidnight = await listStatistics(tx, { gameId, from: today, to: today }, { build, device });
        const counted = await findCountedUntil(tx);
        return ok({
          data: {
            ...{ title: game.title, lastDay, days },
            counted: counted?.toISOString() ?? null,
            today: sumAmounts(sinceMidnight),
            ...(await listShares(tx, period)),
            referrers: await listReferrers(tx, period),
            countries: countsCountries ? [...groupCountries(await listCountries(tx, period))] : null,
          },
        });
      },
      { limit: { max: 120, windowSeconds: 60, by: 'caller' } },
    ),
  ];
}
