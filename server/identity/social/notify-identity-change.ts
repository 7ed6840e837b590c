import type { SignInProvider } from '../../../src/domain/auth/social-provider';
import { providerNames } from '../../../src/domain/auth/social-provider';
import type { StoredNotification } from '../../community/inbox/notification.repository';
import { insertNotification } from '../../community/inbox/notification.repository';
import type { Executor } from '../../platform/database/executor';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import { notifySecurityChange } from '../account/notify-security-change';

/** Change of a player's identity. `elsewhere`: the identity belongs to another account and was not connected. */
export type IdentityChange = 'identity-linked' | 'identity-unlinked' | 'elsewhere';

interface IdentityNews {
  readonly accountId: string;
  readonly provider: SignInProvider;
  readonly change: IdentityChange;
  readonly urls: PublicUrls;
  readonly now: Date;
}

const NOT_YOU = 'Not you? Change your password and log out all other browsers.';

const TEXTS: Readonly<Record<IdentityChange, (name: string) => readonly [title: string, body: string]>> = {
  'identity-linked': (name) => [`${name} connected`, `You can now log in with your ${name} account. ${NOT_YOU}`],
  'identity-unlinked': (name) => [
    `${name} disconnected`,
    `You can no longer log in with your ${name} account. ${NOT_YOU}`,
  ],
  elsewhere: (name) => [
    `${name} not connected`,
    `That ${name} account is connected with another account here, so it was not connected with this one.`,
  ],
};

/** Notifies a player of an identity change: always in the inbox, and by email if the ways to log in have changed. */
export async function notifyIdentityChange(tx: Executor, news: IdentityNews): Promise<StoredNotification> {
  const { accountId, provider, change, urls, now } = news;
  if (change !== 'elsewhere')
    await notifySecurityChange(tx, { accountId, change: { kind: change, provider }, urls, now });
  const [title, body] = TEXTS[change](providerNames[provider]);
  return insertNotification(tx, accountId, { kind: 'security', title, body, link: '/account/settings' }, now);
}
