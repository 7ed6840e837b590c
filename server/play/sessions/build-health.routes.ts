import { buildHealth } from '../../../src/contract/health.contract';
import { err, ok } from '../../../src/domain/shared/result';
import { findGameId } from '../../catalogue/games/game.repository';
import { visitorKey } from '../../catalogue/games/visitor-key';
import type { ServerDependencies } from '../../deps';
import { deviceClass } from '../../identity/account/device-name';
import { attemptRules } from '../../identity/auth/attempts/attempt-rules';
import { countAttempt } from '../../identity/auth/count-attempt';
import { canCountGuest, visitLimit } from '../../platform/http/can-count-guest';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { addHealthReport, findBuildId } from './build-health.repository';

/** Route for the health of running builds. Stores nothing about the caller besides the counts of its limits. */
export function buildHealthRoutes({ config }: Pick<ServerDependencies, 'config'>): readonly Route[] {
  const { healthReports, guestHealthReports } = attemptRules(config.production);
  return [
    route(
      buildHealth,
      async ({ params, body, caller, now, tx }) => {
        const gameId = await findGameId(tx, params.game);
        const buildId = gameId === undefined ? undefined : await findBuildId(tx, gameId, body.version);
        if (gameId === undefined || buildId === undefined) return err(refusal.notFound('build'));
        const { name, ...limit } = healthReports;
        const visitor = visitorKey(config.secret, caller);
        const counts =
          (await countAttempt(tx, { key: [name, visitor, String(gameId)], ...limit, now })) === 0 &&
          (await canCountGuest(tx, guestHealthReports, { caller, of: gameId, now }));
        if (counts) await addHealthReport(tx, body, { buildId, device: deviceClass(caller.userAgent), now });
        return ok({ data: null });
      },
      { limit: visitLimit },
    ),
  ];
}
