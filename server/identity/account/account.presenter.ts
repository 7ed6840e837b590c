import type { WireSession } from '../../../src/contract/account.contract';
import type { LoginProvider } from '../../../src/domain/auth/social-provider';
import { readSettings } from '../../../src/domain/session/read-settings';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import type { OwnAccount } from './account.repository';
import { avatarPictures } from './avatar';

/** Converts the logged-in player's account to its wire format, without email address and password hash. */
export function presentSession(row: OwnAccount, provider: LoginProvider, urls: PublicUrls): WireSession {
  return {
    account: {
      id: row.id,
      username: row.username,
      alias: row.alias,
      avatar: avatarPictures(row, urls),
      balance: row.balance,
      balanceRevision: row.balanceRevision,
      premium: row.premiumUntil?.toISOString() ?? null,
      lastLogin: { date: row.lastLoginAt.toISOString(), device: row.lastLoginDevice },
      provider,
    },
    settings: readSettings(row.settings),
  };
}
