import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { sessions } from '../../platform/database/schema/accounts';
import type { ServerDependencies } from '../../deps';
import type { Player } from '../../platform/http/caller';
import type { Effect } from '../../platform/http/effect';
import { refusal } from '../../platform/http/refusal';
import { RefusalError } from '../../platform/http/refusal-error';
import { deleteSessions } from './session.repository';
import { newSessionToken } from './session-token';

interface Renewal {
  readonly player: Player;
  readonly now: Date;
  readonly random: ServerDependencies['random'];
}

export interface RenewedSession {
  readonly effect: Effect;
  /** Ids of ended sessions, including the previous id of this session. Close their sockets after the commit. */
  readonly ended: readonly string[];
}

/**
 * Gives the current session a new secret and id and ends all other sessions of the account. A secret stolen before a change of rights
 * becomes useless (decisions §5). The browser's socket reconnects with the new id.
 */
export async function renewSession(tx: Executor, { player, now, random }: Renewal): Promise<RenewedSession> {
  const { token, hash } = newSessionToken(random);
  const [renewed] = await tx
    .update(sessions)
    .set({ id: sql`gen_random_uuid()`, tokenHash: hash })
    .where(eq(sessions.id, player.sessionId))
    .returning({ id: sessions.id, remember: sessions.remember, limit: sessions.absoluteExpiresAt });
  if (!renewed) throw new RefusalError(refusal.sessionExpired());
  const maxAgeSeconds = renewed.remember ? Math.floor((renewed.limit.getTime() - now.getTime()) / 1000) : undefined;
  const others = await deleteSessions(tx, player.id, renewed.id);
  return {
    effect: { kind: 'start-session', token, maxAgeSeconds, newDevice: undefined },
    ended: [player.sessionId, ...others],
  };
}
