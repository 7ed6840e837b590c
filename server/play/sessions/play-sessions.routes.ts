import { playSessionEnd, playSessionHeartbeat, playSessionStart } from '../../../src/contract/play-sessions.contract';
import { err, ok } from '../../../src/domain/shared/result';
import type { Config } from '../../platform/config/config';
import type { ServerDependencies } from '../../deps';
import { findPlayableGameId } from '../../catalogue/games/game.repository';
import { countPlay, wasCountedLately } from '../../catalogue/games/play.repository';
import { guestKey, playerKey } from '../../catalogue/games/visitor-key';
import { deviceClass } from '../../identity/account/device-name';
import { refusal } from '../../platform/http/refusal';
import type { Route, RouteOptions } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { recordGameEvent } from './game-event.repository';
import { endPlaySession, recordHeartbeat, insertPlaySession } from './play-session.repository';

/** Allows for a headset that is repeatedly taken off and put on. Outside production, many tests share one player. */
const playWrites = ({ production }: Config): RouteOptions => ({
  limit: { max: production ? 60 : 600, windowSeconds: 60, by: 'caller' },
});

/** Routes that record players' play sessions. */
export function playSessionRoutes({
  config,
  presence,
}: Pick<ServerDependencies, 'config' | 'presence'>): readonly Route[] {
  const writes = playWrites(config);
  return [
    route(
      playSessionStart,
      async (input) => {
        const { params, body, caller, now, tx } = input;
        const { id: accountId } = caller.player;
        const gameId = await findPlayableGameId(tx, params.game);
        if (gameId === undefined) return err(refusal.notFound('game'));
        const { version, emulated = false, vr = false, referrer } = body;
        const device = deviceClass(caller.userAgent);
        const id = await insertPlaySession(tx, { gameId, accountId, version, emulated, vr, device }, now);
        input.afterCommit(() => presence.publish(accountId));
        const { guestId } = caller;
        // Plays of players are not limited per network address; a play that started as guest is not counted again.
        const visitor = playerKey(config.secret, accountId);
        const counted = await countPlay(
          tx,
          gameId,
          visitor,
          now,
          async () =>
            guestId === undefined || !(await wasCountedLately(tx, gameId, guestKey(config.secret, guestId), now)),
        );
        const play = { gameId, visitor, version, device, referrer, country: caller.country };
        if (counted) await recordGameEvent(tx, { ...play, kind: 'play' }, now);
        return ok({ data: { id } });
      },
      writes,
    ),

    route(
      playSessionHeartbeat,
      async ({ params, caller, now, tx }) => {
        const open = await recordHeartbeat(tx, { id: params.session, accountId: caller.player.id }, now);
        return open === undefined ? err(refusal.notFound('play session')) : ok({ data: { open } });
      },
      writes,
    ),

    route(
      playSessionEnd,
      async (input) => {
        const { params, body, caller, now, tx } = input;
        const { id: accountId } = caller.player;
        const known = await endPlaySession(tx, { id: params.session, accountId }, body.vr ?? false, now);
        if (known) input.afterCommit(() => presence.publish(accountId));
        return known ? ok({ data: null }) : err(refusal.notFound('play session'));
      },
      writes,
    ),
  ];
}
