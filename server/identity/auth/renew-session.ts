import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { sessions } from '../../platform/database/schema/sessions';
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
  /** Ids under which no session lives any more, the one before of this browser among them: close their sockets after the commit. */
  readonly ended: readonly string[];
}

/**
 * Keeps the session of a browser under a new secret and a new id, and ends every other one of its account: what was stolen before a
 * change of rights is worth nothing after it (decisions §5). The socket of the browser comes back by itself, with the new id.
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
