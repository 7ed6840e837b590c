import { eq } from 'drizzle-orm';
import { readSettings } from '../../../src/domain/session/read-settings';
import type { UserSettings } from '../../../src/domain/session/settings';
import type { Executor } from '../../platform/database/executor';
import { accountSettings } from '../../platform/database/schema/accounts';

/** Returns the settings of an account and locks them until the transaction ends. */
export async function lockSettings(tx: Executor, accountId: string): Promise<UserSettings> {
  const [found] = await tx
    .select({ settings: accountSettings.settings })
    .from(accountSettings)
    .where(eq(accountSettings.accountId, accountId))
    .for('update');
  return readSettings(found?.settings);
}

/** Returns the current settings of an account. */
export async function readOwnSettings(executor: Executor, accountId: string): Promise<UserSettings> {
  const [found] = await executor
    .select({ settings: accountSettings.settings })
    .from(accountSettings)
    .where(eq(accountSettings.accountId, accountId));
  return readSettings(found?.settings);
}

export async function writeSettings(tx: Executor, accountId: string, settings: UserSettings): Promise<void> {
  await tx
    .insert(accountSettings)
    .values({ accountId, settings })
    .onConflictDoUpdate({ target: accountSettings.accountId, set: { settings } });
}

/** Copies the two-factor status to the settings, where players cannot change it. */
export async function mirrorTwoFactor(tx: Executor, accountId: string, isOn: boolean): Promise<void> {
  const settings = await lockSettings(tx, accountId);
  await writeSettings(tx, accountId, { ...settings, security: { ...settings.security, two_factor_auth: isOn } });
}
