import { hash } from '@node-rs/argon2';
import { calendarMonthsLater } from '../../../src/domain/premium/premium';
import { brand } from '../../../src/domain/shared/brand';
import { defaultSettings } from '../../../src/domain/session/settings';
import { ARGON2_OPTIONS } from '../../identity/auth/argon2-options';
import type { Executor } from '../database/executor';
import { accounts, accountSettings } from '../database/schema/accounts';
import { moveCoins } from '../../commerce/market/move-coins';
import { daysBefore } from './content-text';
import { demoAccounts } from './demo-accounts';

/** Hashes the demo passwords, or one password for all, outside the transaction, because hashing is slow. */
export async function hashDemoPasswords(forAll?: string): Promise<ReadonlyMap<string, string>> {
  const hashes = demoAccounts.map(
    async ({ username, password }) => [username, await hash(forAll ?? password, ARGON2_OPTIONS)] as const,
  );
  return new Map(await Promise.all(hashes));
}

/** Inserts the demo accounts with settings, coins and premium. Returns their ids by username. */
export async function insertAccounts(
  tx: Executor,
  hashes: ReadonlyMap<string, string>,
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const created = await tx
    .insert(accounts)
    .values(
      demoAccounts.map((account, index) => ({
        username: account.username,
        usernameKey: account.username,
        email: `${account.username}@${brand.identifier}.example`,
        emailKey: `${account.username}@${brand.identifier}.example`,
        emailVerifiedAt: daysBefore(now, 60 - index),
        passwordHash: hashes.get(account.username) ?? '',
        alias: account.alias,
        avatarSeed: account.avatarSeed,
        premiumUntil:
          account.premiumMonths > 0 ? new Date(calendarMonthsLater(now.getTime(), account.premiumMonths)) : null,
        createdAt: daysBefore(now, 60 - index),
        lastLoginAt: now,
        lastLoginDevice: 'Unknown device',
      })),
    )
    .returning({ id: accounts.id, username: accounts.username });
  const ids = new Map(created.map(({ id, username }) => [username, id]));
  await tx.insert(accountSettings).values(created.map(({ id }) => ({ accountId: id, settings: defaultSettings() })));
  for (const { username, ledger } of demoAccounts)
    for (const [index, { amount, reason }] of ledger.entries()) {
      const at = daysBefore(now, 30 - index);
      const movement = { accountId: ids.get(username) ?? '', amount, reason, key: `demo-${index + 1}`, at };
      const moved = await moveCoins(tx, movement);
      if (!moved.ok) throw new Error(`The demo account ${username} does not have enough coins.`);
    }
  return ids;
}
