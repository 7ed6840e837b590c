import type { LoginProvider } from '../../../src/domain/auth/social-provider';
import { canEmail } from '../../../src/domain/session/mail-settings';
import { readSettings } from '../../../src/domain/session/read-settings';
import { savedNotification } from '../../community/inbox/achievement-notifications';
import type { StoredNotification } from '../../community/inbox/notification.repository';
import { insertNotification } from '../../community/inbox/notification.repository';
import { notifyPlayer } from '../../community/inbox/notify-player';
import type { ServerDependencies } from '../../deps';
import { newDeviceLetter } from '../../messaging/mail/letters/account-letters';
import { writeToOwner } from '../../messaging/mail/write-to-owner';
import type { Executor } from '../../platform/database/executor';
import type { Caller } from '../../platform/http/caller';
import type { Effect } from '../../platform/http/effect';
import { refusal } from '../../platform/http/refusal';
import { RefusalError } from '../../platform/http/refusal-error';
import { claimGuestAchievements } from '../../play/achievements/achievement.repository';
import { claimGuestProgress } from '../../play/achievements/progress.repository';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import { readOwnAccount } from '../account/account.repository';
import { deviceName } from '../account/device-name';
import { banText } from '../bans/ban-notice';
import { findBan } from '../bans/ban.repository';
import { linkProvedIdentity } from '../social/link-proved-identity';
import { recordDevice } from './record-device';
import { sessionLifetime, newSessionToken } from './session-token';
import { deleteSession, insertSession } from './session.repository';

interface NewDeviceNews {
  readonly accountId: string;
  readonly device: string;
  readonly urls: PublicUrls;
  readonly now: Date;
}

const SETTINGS_PATH = '/account/settings';

/**
 * Notifies the owner of a login from an unknown browser, unless the settings disable it.
 * The email goes to a verified address only: any other may belong to a stranger.
 */
async function notifyNewDevice(
  tx: Executor,
  { accountId, device, urls, now }: NewDeviceNews,
): Promise<StoredNotification | undefined> {
  const account = await readOwnAccount(tx, accountId);
  if (!account || !canEmail(readSettings(account.settings), 'login-notice')) return undefined;
  const { username } = account;
  const letter = newDeviceLetter({ username, device, at: now, securityUrl: urls.portal(SETTINGS_PATH) });
  await writeToOwner(tx, { accountId, owner: account, letter, now });
  const notification = {
    kind: 'security',
    title: 'New login',
    body: `New login from ${device}. Not you? End that session and change your password.`,
    link: SETTINGS_PATH,
  } as const;
  return insertNotification(tx, accountId, notification, now);
}

interface SessionStart {
  readonly accountId: string;
  readonly remember: boolean;
  readonly provider: LoginProvider;
  /** True if the account was just created: its browser needs no notification. */
  readonly registration?: true;
  readonly caller: Caller;
  readonly now: Date;
  readonly deps: Pick<ServerDependencies, 'random' | 'urls' | 'realtime' | 'jobs'>;
}

export interface StartedSession {
  readonly effect: Effect;
  /** Closes the sockets of the previous session, notifies the player's pages and wakes the job `mails`. Call it after the commit. */
  readonly announce: () => void;
}

/**
 * Logs a browser in: replaces its previous session, links waiting identities and claims guest achievements. Throws a
 * refusal for a banned account. Lock the account first.
 */
export async function startSession(tx: Executor, start: SessionStart): Promise<StartedSession> {
  const { accountId, remember, provider, caller, now, deps } = start;
  const ban = await findBan(tx, accountId);
  if (ban) throw new RefusalError(refusal.banned(banText(ban)));
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
    provider,
    now,
  });
  const { urls } = deps;
  const linked = await linkProvedIdentity(tx, { marker: caller.socialMarker, accountId, urls, now });
  if (caller.guestId) await claimGuestProgress(tx, caller.guestId, accountId);
  const claimed = caller.guestId ? await claimGuestAchievements(tx, caller.guestId, accountId) : [];
  const saved = savedNotification(claimed);
  const savedNotice = saved && (await insertNotification(tx, accountId, saved, now));

  const { before, made } = await recordDevice(tx, { accountId, caller, now, random: deps.random });
  const device = deviceName(caller.userAgent);
  const isNewDevice = !before && start.registration !== true;
  const news = isNewDevice ? await notifyNewDevice(tx, { accountId, device, urls, now }) : undefined;

  return {
    effect: { kind: 'start-session', token, maxAgeSeconds, newDevice: made },
    announce() {
      if (previous) deps.realtime.disconnectSession(previous.sessionId);
      for (const notification of [savedNotice, ...linked, news])
        notifyPlayer(deps.realtime, accountId, { notification });
      deps.jobs.wake('mails');
    },
  };
}
