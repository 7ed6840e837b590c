import { buildHealth } from '../../../src/contract/health.contract';
import { err, ok } from '../../../src/domain/shared/result';
import { findGameId } from '../../catalogue/games/game.repository';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { addHealthSample, findBuildId } from './build-health.repository';

/** Routes for samples of the health of running builds. Stores nothing about the caller. */
export function buildHealthRoutes(): readonly Route[] {
  return [
    route(
      buildHealth,
      async ({ params, body, now, tx }) => {
        const gameId = await findGameId(tx, params.game);
        const buildId = gameId === undefined ? undefined : await findBuildId(tx, gameId, body.version);
        if (buildId === undefined) return err(refusal.notFound('build'));
        await addHealthSample(tx, buildId, body, now);
        return ok({ data: null });
      },
      { limit: { max: 60, windowSeconds: 60, by: 'caller' } },
    ),
  ];
}
