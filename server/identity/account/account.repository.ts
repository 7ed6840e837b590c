import { and, desc, eq, isNull } from 'drizzle-orm';
import { emailKey } from '../../../src/domain/auth/email-policy';
import { usernameKey } from '../../../src/domain/auth/username-policy';
import { defaultSettings } from '../../../src/domain/session/settings';
import type { Executor } from '../../platform/database/executor';
import { accountSettings } from '../../platform/database/schema/account-settings';
import { accounts } from '../../platform/database/schema/accounts';
import { revisionOfAccount } from '../../commerce/market/balance-revision';
import type { AvatarRow } from './avatar.columns';
import { avatarColumns } from './avatar.columns';

/** What is needed to check a password. */
export interface Credentials {
  readonly id: string;
  /** None for a player who signs in by a provider alone. */
  readonly passwordHash: string | null;
}

export interface AccountAddress {
  readonly username: string;
  readonly email: string;
  readonly emailKey: string;
  /** None while nobody has proved to read its mails. */
  readonly verifiedAt: Date | null;
}

/** The columns that the owner of an account may see. */
export interface SessionAccount extends AvatarRow {
  readonly id: string;
  readonly username: string;
  readonly alias: string | null;
  readonly balance: number;
  /** Of the balance: the number of the newest movement of coins. */
  readonly balanceRevision: number;
  readonly premiumUntil: Date | null;
  readonly lastLoginAt: Date;
  readonly lastLoginDevice: string;
  readonly settings: unknown;
}

export interface NewAccount {
  readonly username: string;
  readonly email: string;
  /** None for a player who signs in by a provider. */
  readonly passwordHash: string | undefined;
  readonly avatarSeed: number;
  readonly device: string;
  readonly now: Date;
}

/**
 * The accounts that a sign-in can be to: the one of a user name or, when there is an `@` in it, whoever has confirmed the e-mail address
 * and the newest account with it that has not. There is always one place for a name and two for an address, whether anybody fills them.
 */
export async function findCredentials(
  executor: Executor,
  login: string,
): Promise<readonly (Credentials | undefined)[]> {
  const byAddress = login.includes('@');
  const key = byAddress ? eq(accounts.emailKey, emailKey(login)) : eq(accounts.usernameKey, usernameKey(login));
  const found = await executor
    .select({ id: accounts.id, passwordHash: accounts.passwordHash, verifiedAt: accounts.emailVerifiedAt })
    .from(accounts)
    .where(and(key, isNull(accounts.deletedAt)))
    .orderBy(isNull(accounts.emailVerifiedAt), desc(accounts.createdAt), desc(accounts.id))
    .limit(2);
  if (!byAddress) return [found[0]];
  return [found.find(({ verifiedAt }) => verifiedAt), found.find(({ verifiedAt }) => !verifiedAt)];
}

/** Keeps a password as it was checked until the transaction ends; false when it has been changed since, or the account is gone. */
export async function lockCredentials(tx: Executor, { id, passwordHash }: Credentials): Promise<boolean> {
  const [found] = await tx
    .select({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(and(eq(accounts.id, id), isNull(accounts.deletedAt)))
    .for('update');
  return found !== undefined && found.passwordHash === passwordHash;
}

/** The e-mail address of an account, and when it was confirmed. */
export async function readAddress(executor: Executor, id: string): Promise<AccountAddress | undefined> {
  const [found] = await executor
    .select({
      username: accounts.username,
      email: accounts.email,
      emailKey: accounts.emailKey,
      verifiedAt: accounts.emailVerifiedAt,
    })
    .from(accounts)
    .where(eq(accounts.id, id));
  return found;
}

/** Whether somebody has this user name, in any letter case. */
export async function usernameIsTaken(executor: Executor, username: string): Promise<boolean> {
  const found = await executor
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.usernameKey, usernameKey(username)));
  return found.length > 0;
}

/** Creates an account with default settings and without coins; undefined when its name is taken. Its address is not confirmed, so any number of accounts may have it. */
export async function insertAccount(executor: Executor, account: NewAccount): Promise<string | undefined> {
  const [created] = await executor
    .insert(accounts)
    .values({
      username: account.username,
      usernameKey: usernameKey(account.username),
      email: account.email,
      emailKey: emailKey(account.email),
      passwordHash: account.passwordHash ?? null,
      avatarSeed: account.avatarSeed,
      createdAt: account.now,
      lastLoginAt: account.now,
      lastLoginDevice: account.device,
    })
    .onConflictDoNothing({ target: accounts.usernameKey })
    .returning({ id: accounts.id });
  if (!created) return undefined;
  await executor.insert(accountSettings).values({ accountId: created.id, settings: defaultSettings() });
  return created.id;
}

/** An account with its settings, for its owner. */
export async function readSessionAccount(executor: Executor, id: string): Promise<SessionAccount | undefined> {
  const [found] = await executor
    .select({
      id: accounts.id,
      username: accounts.username,
      alias: accounts.alias,
      ...avatarColumns,
      balance: accounts.balance,
      balanceRevision: revisionOfAccount,
      premiumUntil: accounts.premiumUntil,
      lastLoginAt: accounts.lastLoginAt,
      lastLoginDevice: accounts.lastLoginDevice,
      settings: accountSettings.settings,
    })
    .from(accounts)
    .leftJoin(accountSettings, eq(accountSettings.accountId, accounts.id))
    .where(eq(accounts.id, id));
  return found;
}

/** Remembers when and from which device an account has signed in. */
export async function recordLogin(executor: Executor, id: string, now: Date, device: string): Promise<void> {
  await executor.update(accounts).set({ lastLoginAt: now, lastLoginDevice: device }).where(eq(accounts.id, id));
}

/** Replaces the stored hash of a password. */
export async function updatePasswordHash(executor: Executor, id: string, passwordHash: string): Promise<void> {
  await executor.update(accounts).set({ passwordHash }).where(eq(accounts.id, id));
}
