import { gameErrorStack, gameHealth } from '../../../src/contract/game-health.contract';
import { HEALTH_DAYS_MAX } from '../../../src/domain/console/game-health';
import { dayAfter, dayCount, dayOf } from '../../../src/domain/console/game-statistics';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { findOwnGame } from './game-details.repository';
import {
  findErrorStack,
  findOpeningBuild,
  listDeviceFrames,
  listErrorGroups,
  listHealthDays,
  listPlayedBuilds,
} from './health.repository';
import { compareWithBefore } from './notice-worse-builds';
import { stackMapper } from './map-stack';

/** Days before the last one in the default period. */
const DEFAULT_BEFORE = 6;

/** Routes of the health of a game's builds. Drafts have none. */
export function healthRoutes({ blobs, clock }: Pick<ServerDependencies, 'blobs' | 'clock'>): readonly Route[] {
  const mapStack = stackMapper({ blobs, clock });
  return [
    route(
      gameHealth,
      async ({ caller: { member }, params, query, now, tx }) => {
        const own = await findOwnGame(tx, { developerId: member.developerId, game: params.game, draft: false });
        if (!own) return err(refusal.notFound('game'));
        const gameId = own.id;
        const to = query.to ?? dayOf(now.getTime());
        const from = query.from ?? dayAfter(to, -DEFAULT_BEFORE);
        const count = dayCount(from, to);
        if (count < 1 || count > HEALTH_DAYS_MAX)
          return err(
            refusal.validation({
              from: [`Choose 1 to ${String(HEALTH_DAYS_MAX)} days: from must not be after to.`],
            }),
          );
        const period = { gameId, from, to, build: query.build };
        const opening = await findOpeningBuild(tx, gameId);
        const worse = opening && (await compareWithBefore(tx, { gameId, buildId: opening.buildId }));
        return ok({
          data: {
            worse: worse ? { version: opening.version, ...worse } : null,
            builds: await listPlayedBuilds(tx, gameId),
            days: await listHealthDays(tx, period),
            groups: await listErrorGroups(tx, period),
            frames: await listDeviceFrames(tx, period),
          },
        });
      },
      { limit: { max: 120, windowSeconds: 60, by: 'caller' } },
    ),

    route(
      gameErrorStack,
      async ({ caller: { member }, params: { game, error }, query: { build }, tx }) => {
        const own = await findOwnGame(tx, { developerId: member.developerId, game, draft: false });
        const found = own && (await findErrorStack(tx, { gameId: own.id, build }, error));
        if (!found) return err(refusal.notFound('error'));
        const { stack } = found;
        const mapped = stack === null ? { lines: [], note: undefined } : await mapStack(`builds/${game}`, stack);
        const lines = mapped.lines.map(({ text, source }) => ({
          text,
          source: source ? { ...source, code: source.code ?? null } : null,
        }));
        return ok({ data: { build: found.build, lines, note: mapped.note ?? null } });
      },
      // Reading source maps takes more time than other calls.
      { limit: { max: 30, windowSeconds: 60, by: 'caller' } },
    ),
  ];
}
