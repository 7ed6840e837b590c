import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { accounts, accountSettings } from '../../platform/database/schema/accounts';

/** Columns of a digest's reader. The statement needs a left join of `account_settings`. */
export const readerColumns = {
  id: accounts.id,
  username: accounts.username,
  email: accounts.email,
  verifiedAt: accounts.emailVerifiedAt,
  settings: accountSettings.settings,
};

export const settingsOfReader = eq(accountSettings.accountId, accounts.id);

/** Condition of accounts with a verified email address. */
export const reachable = and(isNotNull(accounts.emailVerifiedAt), isNull(accounts.deletedAt));

export interface DigestReader {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly verifiedAt: Date | null;
  readonly settings: unknown;
}
