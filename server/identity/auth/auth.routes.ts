import { authChannel, authLogin, authLogout, authRegister, authStatus } from '../../../src/contract/account.contract';
import { canSubscribe } from '../../../src/domain/realtime/channels';
import { err, ok } from '../../../src/domain/shared/result';
import { readSessionAccount } from '../account/account.repository';
import { presentSession } from '../account/account.presenter';
import type { ServerDependencies } from '../../deps';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { signChannel } from '../../play/realtime/channel-auth';
import type { Guards } from './guards';
import { login } from './login';
import { register } from './register';
import { deleteSession } from './session.repository';

/** Routes for sign-in, registration, sign-out, session status and realtime channel authorisation. */
export function authRoutes(deps: ServerDependencies, guards: Guards): readonly Route[] {
  const { secret } = deps.config;
  return [
    route(authStatus, async ({ caller, tx }) => {
      const session = caller.player && (await readSessionAccount(tx, caller.player.id));
      return session ? ok({ data: presentSession(session, deps.urls) }) : err(refusal.unauthenticated());
    }),

    route(authLogin, login(deps, guards), { transaction: false }),

    route(authRegister, register(deps, guards), { transaction: false }),

    route(authLogout, async (input) => {
      const { caller, tx } = input;
      const { player } = caller;
      if (player) {
        await deleteSession(tx, player.sessionId);
        input.afterCommit(() => deps.realtime.disconnectSession(player.sessionId));
      }
      return ok({ data: null, effects: [{ kind: 'end-session' }] });
    }),

    route(
      authChannel,
      async ({ body, caller, now }) => {
        const listener = { playerId: caller.player?.id, guestId: caller.guestId };
        if (!canSubscribe(body.channel_name, listener)) return err(refusal.forbidden());
        const right = {
          socketId: body.socket_id,
          channel: body.channel_name,
          sessionId: caller.player?.sessionId,
        };
        return ok({ data: { auth: signChannel(secret, right, now) } });
      },
      { transaction: false },
    ),
  ];
}
