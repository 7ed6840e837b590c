import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { accountSettings } from '../../platform/database/schema/account-settings';
import { accounts } from '../../platform/database/schema/accounts';

/** Whom a digest goes to: the columns that are asked of an account, with `account_settings` joined from the left. */
export const readerColumns = {
  id: accounts.id,
  username: accounts.username,
  email: accounts.email,
  verifiedAt: accounts.emailVerifiedAt,
  settings: accountSettings.settings,
};

export const settingsOfReader = eq(accountSettings.accountId, accounts.id);

/** Whoever can be written to. */
export const reachable = and(isNotNull(accounts.emailVerifiedAt), isNull(accounts.deletedAt));

export interface DigestReader {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly verifiedAt: Date | null;
  readonly settings: unknown;
}
