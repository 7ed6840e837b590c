import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { emailKey } from '../../../src/domain/auth/email-policy';
import { usernameKey } from '../../../src/domain/auth/username-policy';
import { defaultSettings } from '../../../src/domain/session/settings';
import type { Executor } from '../../platform/database/executor';
import { perExecutor } from '../../platform/database/per-executor';
import { quickRead } from '../../platform/database/quick-reads';
import { accounts, accountSettings } from '../../platform/database/schema/accounts';
import { revisionOfAccount } from '../../commerce/market/lock-balance';
import type { AvatarRow } from './avatar.columns';
import { avatarColumns } from './avatar.columns';

/** Account data required to check a password. */
export interface Credentials {
  readonly id: string;
  /** Null for a player who only logs in through a provider. */
  readonly passwordHash: string | null;
}

export interface AccountAddress {
  readonly username: string;
  readonly email: string;
  readonly emailKey: string;
  /** Null until the address is verified. */
  readonly verifiedAt: Date | null;
}

/** Account columns that the owner may see. */
export interface OwnAccount extends AvatarRow {
  readonly id: string;
  readonly username: string;
  readonly alias: string | null;
  readonly balance: number;
  /** Number of the latest coin movement that the balance includes. */
  readonly balanceRevision: number;
  readonly premiumUntil: Date | null;
  readonly lastLoginAt: Date;
  readonly lastLoginDevice: string;
  readonly email: string;
  readonly emailKey: string;
  readonly verifiedAt: Date | null;
  readonly settings: unknown;
}

export interface NewAccount {
  readonly username: string;
  readonly email: string;
  /** Undefined for a player who logs in through a provider. */
  readonly passwordHash: string | undefined;
  readonly avatarSeed: number;
  readonly device: string;
  readonly now: Date;
}

/**
 * Returns the accounts that a login name can mean. A username has one entry. A name with an `@` has two: the account that has verified
 * the address and the newest account that has not. The number of entries never depends on which accounts exist.
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

/** Locks an account until the transaction ends. Returns false if its password has changed since the check or the account is deleted. */
export async function lockCredentials(tx: Executor, { id, passwordHash }: Credentials): Promise<boolean> {
  const [found] = await tx
    .select({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(and(eq(accounts.id, id), isNull(accounts.deletedAt)))
    .for('update');
  return found !== undefined && found.passwordHash === passwordHash;
}

/** Returns the email address of an account and its verification time. */
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

/** Returns the id of the account with a username, ignoring letter case. */
export async function findAccountId(executor: Executor, username: string): Promise<string | undefined> {
  const [found] = await executor
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.usernameKey, usernameKey(username)), isNull(accounts.deletedAt)));
  return found?.id;
}

/** Error of an operator command for an unknown username. */
export const unknownUser = (username: string): string => `There is no user “${username}”.`;

/** Reports whether a username is taken, ignoring letter case. */
export async function usernameIsTaken(executor: Executor, username: string): Promise<boolean> {
  const found = await executor
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.usernameKey, usernameKey(username)));
  return found.length > 0;
}

/**
 * Creates an account with default settings and no coins; undefined if the name is taken.
 * The address is unverified, so any number of accounts may have it.
 */
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

const ownAccount = perExecutor((executor) =>
  executor
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
      email: accounts.email,
      emailKey: accounts.emailKey,
      verifiedAt: accounts.emailVerifiedAt,
      settings: accountSettings.settings,
    })
    .from(accounts)
    .leftJoin(accountSettings, eq(accountSettings.accountId, accounts.id))
    .where(eq(accounts.id, sql.placeholder('id')))
    .prepare(quickRead('own_account')),
);

/** Returns an account with its settings. Only its owner may see all of it. */
export async function readOwnAccount(executor: Executor, id: string): Promise<OwnAccount | undefined> {
  const [found] = await ownAccount(executor).execute({ id });
  return found;
}

/** Stores the time and device of the latest login. */
export async function recordLogin(executor: Executor, id: string, now: Date, device: string): Promise<void> {
  await executor.update(accounts).set({ lastLoginAt: now, lastLoginDevice: device }).where(eq(accounts.id, id));
}

export async function updatePasswordHash(executor: Executor, id: string, passwordHash: string): Promise<void> {
  await executor.update(accounts).set({ passwordHash }).where(eq(accounts.id, id));
}
