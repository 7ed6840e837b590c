import type { Executor } from '../database/executor';
import { claimGuestAchievements } from '../achievements/achievement.repository';
import { deviceName } from '../account/device-name';
import type { ServerDeps } from '../deps';
import { badgesSaved } from '../notices/badge-notifications';
import { insertNotification } from '../notices/notification.repository';
import { tellPlayer } from '../notices/tell-player';
import type { Caller } from '../http/caller';
import type { Effect } from '../http/effect';
import { linkProvedIdentity } from '../social/link-proved-identity';
import { rememberDevice } from './known-devices.repository';
import { deleteSession, insertSession } from './session.repository';
import { sessionLifetime } from './session-lifetime';
import { newSessionToken } from './session-token';
import { tellOfNewDevice } from './tell-of-new-device';

interface SessionStart {
  readonly accountId: string;
  readonly remember: boolean;
  readonly caller: Caller;
  readonly now: Date;
  readonly deps: Pick<ServerDeps, 'random' | 'urls' | 'realtime' | 'jobs'>;
}

export interface StartedSession {
  readonly effect: Effect;
  /** Closes the sockets of the session before, tells the player's pages what is new and sends what was written; call it after the commit. */
  readonly announce: () => void;
}

/** Signs a browser in: a new secret, the end of the session it had before, and the badges it had earned as a guest. */
export async function startSession(tx: Executor, start: SessionStart): Promise<StartedSession> {
  const { accountId, remember, caller, now, deps } = start;
  const { token, hash } = newSessionToken(deps.random);
  const { expiresAt, absoluteExpiresAt, maxAgeSeconds } = sessionLifetime(remember, now);
  const previous = caller.player;
  if (previous) await deleteSession(tx, previous.sessionId);
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
  const badges = saved && (await insertNotification(tx, accountId, saved, now));

  const made = caller.deviceHash === undefined ? newSessionToken(deps.random) : undefined;
  const device = deviceName(caller.userAgent);
  const deviceHash = made?.hash ?? caller.deviceHash ?? '';
  const standing = await rememberDevice(tx, { accountId, deviceHash, name: device, now });
  const news = standing === 'new' && (await tellOfNewDevice(tx, { accountId, device, urls: deps.urls, now }));

  return {
    effect: { kind: 'start-session', token, maxAgeSeconds, newDevice: made?.token },
    announce() {
      if (previous) deps.realtime.disconnectSession(previous.sessionId);
      for (const notification of [badges, news || undefined]) tellPlayer(deps.realtime, accountId, { notification });
      deps.jobs.wake('mails');
    },
  };
}
