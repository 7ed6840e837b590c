import type { Executor } from '../database/executor';
import { claimGuestAchievements } from '../achievements/achievement.repository';
import { badgesSaved } from '../notices/badge-notifications';
import type { StoredNotification } from '../notices/notification.repository';
import { insertNotification } from '../notices/notification.repository';
import type { Caller } from '../http/caller';
import type { Effect } from '../http/effect';
import type { ServerRandom } from '../system/server-random';
import { linkProvedIdentity } from '../social/link-proved-identity';
import { deleteSession, insertSession } from './session.repository';
import { sessionLifetime } from './session-lifetime';
import { newSessionToken } from './session-token';

interface SessionStart {
  readonly accountId: string;
  readonly remember: boolean;
  readonly caller: Caller;
  readonly now: Date;
  readonly random: ServerRandom;
}

export interface StartedSession {
  readonly effect: Effect;
  /** Tells of the badges that the browser had earned as a guest; publish it after the commit. */
  readonly notification: StoredNotification | undefined;
}

/** Signs a browser in: a new secret, the end of the session it had before, and the badges it had earned as a guest. */
export async function startSession(tx: Executor, start: SessionStart): Promise<StartedSession> {
  const { accountId, remember, caller, now } = start;
  const { token, hash } = newSessionToken(start.random);
  const { expiresAt, absoluteExpiresAt, maxAgeSeconds } = sessionLifetime(remember, now);
  if (caller.player) await deleteSession(tx, caller.player.sessionId);
  await insertSession(tx, {
    tokenHash: hash,
    accountId,
    expiresAt,
    absoluteExpiresAt,
    remember,
    userAgent: caller.userAgent,
    ip: caller.ip,
    now,
  });
  await linkProvedIdentity(tx, caller.socialMarker, accountId, now);
  const claimed = caller.guestId ? await claimGuestAchievements(tx, caller.guestId, accountId) : [];
  const saved = badgesSaved(claimed);
  return {
    effect: { kind: 'start-session', token, maxAgeSeconds },
    notification: saved && (await insertNotification(tx, accountId, saved, now)),
  };
}
