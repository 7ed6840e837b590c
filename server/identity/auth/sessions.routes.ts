import { sessionList, sessionRevoke, sessionRevokeOthers } from '../../../src/contract/security.contract';
import { err, ok } from '../../../src/domain/shared/result';
import { deviceName } from '../account/device-name';
import type { ServerDependencies } from '../../deps';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { deleteOwnSession, deleteSessions, listSessions } from './session.repository';

/** Routes that list and end the player's own sessions. */
export function sessionRoutes({ realtime }: Pick<ServerDependencies, 'realtime'>): readonly Route[] {
  return [
    route(sessionList, async ({ caller, now, tx }) => {
      const { player } = caller;
      const listed = (await listSessions(tx, player.id, now)).map(({ id, userAgent, createdAt, lastSeenAt }) => ({
        id,
        device: deviceName(userAgent),
        created: createdAt.toISOString(),
        last_seen: lastSeenAt.toISOString(),
        current: id === player.sessionId,
      }));
      return ok({ data: { sessions: listed.sort((a, b) => Number(b.current) - Number(a.current)) } });
    }),

    route(
      sessionRevoke,
      async (input) => {
        const { params, caller, now, tx } = input;
        const { player } = caller;
        if (!(await deleteOwnSession(tx, player.id, params.session, now))) return err(refusal.notFound('session'));
        input.afterCommit(() => realtime.disconnectSession(params.session));
        return ok({ data: null, effects: params.session === player.sessionId ? [{ kind: 'end-session' }] : [] });
      },
      { audit: 'session-end' },
    ),

    route(
      sessionRevokeOthers,
      async (input) => {
        const { player } = input.caller;
        const ended = await deleteSessions(input.tx, player.id, player.sessionId);
        input.afterCommit(() => ended.forEach((id) => realtime.disconnectSession(id)));
        return ok({ data: { ended: ended.length } });
      },
      { audit: 'session-end' },
    ),
  ];
}
