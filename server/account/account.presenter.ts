import { wireSettings } from '../../src/contract/account.contract';
import type { WireSession, WireSettings } from '../../src/contract/account.contract';
import { defaultSettings } from '../../src/domain/session/settings';
import type { PublicUrls } from '../hosts/public-urls';
import type { SessionAccount } from './account.repository';
import { avatarPictures } from './avatar';

/** Stored settings, or the defaults where an older version stored another shape. */
function presentSettings(stored: unknown): WireSettings {
  const parsed = wireSettings.safeParse(stored);
  return parsed.success ? parsed.data : defaultSettings();
}

/** What the signed-in player learns about the own account: no mail address, no hash. */
export function presentSession(row: SessionAccount, urls: PublicUrls): WireSession {
  return {
    account: {
      id: row.id,
      username: row.username,
      alias: row.alias,
      avatar: avatarPictures(row.avatarSeed, urls),
      balance: row.balance,
      premium: row.premiumUntil?.toISOString() ?? null,
      lastLogin: { date: row.lastLoginAt.toISOString(), device: row.lastLoginDevice },
    },
    settings: presentSettings(row.settings),
  };
}
