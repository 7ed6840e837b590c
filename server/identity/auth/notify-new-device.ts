import { eq } from 'drizzle-orm';
import { canEmail } from '../../../src/domain/session/mail-settings';
import { readSettings } from '../../../src/domain/session/read-settings';
import type { Executor } from '../../platform/database/executor';
import { accountSettings } from '../../platform/database/schema/account-settings';
import { accounts } from '../../platform/database/schema/accounts';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import { newDeviceLetter } from '../../messaging/mail/letters/new-device';
import { writeToOwner } from '../../messaging/mail/write-to-owner';
import type { StoredNotification } from '../../community/inbox/notification.repository';
import { insertNotification } from '../../community/inbox/notification.repository';

interface NewDeviceNews {
  readonly accountId: string;
  readonly device: string;
  readonly urls: PublicUrls;
  readonly now: Date;
}

const SETTINGS_PATH = '/account/settings';

/**
 * Notifies the owner of a sign-in from an unknown browser, unless the settings disable it.
 * The email goes to a verified address only: any other may belong to a stranger.
 */
export async function notifyNewDevice(
  tx: Executor,
  { accountId, device, urls, now }: NewDeviceNews,
): Promise<StoredNotification | undefined> {
  const [account] = await tx
    .select({
      username: accounts.username,
      email: accounts.email,
      verifiedAt: accounts.emailVerifiedAt,
      settings: accountSettings.settings,
    })
    .from(accounts)
    .leftJoin(accountSettings, eq(accountSettings.accountId, accounts.id))
    .where(eq(accounts.id, accountId));
  if (!account || !canEmail(readSettings(account.settings), 'login-notice')) return undefined;
  const { username } = account;
  const letter = newDeviceLetter({ username, device, at: now, securityUrl: urls.portal(SETTINGS_PATH) });
  await writeToOwner(tx, { accountId, owner: account, letter, now });
  const notification = {
    kind: 'security',
    title: 'New sign-in',
    body: `Your account was signed in to from ${device}. Was it not you? Then end that session and change your password.`,
    link: SETTINGS_PATH,
  } as const;
  return insertNotification(tx, accountId, notification, now);
}
