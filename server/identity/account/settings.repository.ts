import { eq } from 'drizzle-orm';
import { readSettings } from '../../../src/domain/session/read-settings';
import type { UserSettings } from '../../../src/domain/session/settings';
import type { Executor } from '../../platform/database/executor';
import { accountSettings } from '../../platform/database/schema/account-settings';

/** The settings of an account; nobody else changes them until the transaction ends. */
export async function lockSettings(tx: Executor, accountId: string): Promise<UserSettings> {
  const [found] = await tx
    .select({ settings: accountSettings.settings })
    .from(accountSettings)
    .where(eq(accountSettings.accountId, accountId))
    .for('update');
  return readSettings(found?.settings);
}

/** The settings of an account as they are now. */
export async function readOwnSettings(executor: Executor, accountId: string): Promise<UserSettings> {
  const [found] = await executor
    .select({ settings: accountSettings.settings })
    .from(accountSettings)
    .where(eq(accountSettings.accountId, accountId));
  return readSettings(found?.settings);
}

/** Keeps all settings of an account. */
export async function writeSettings(tx: Executor, accountId: string, settings: UserSettings): Promise<void> {
  await tx
    .insert(accountSettings)
    .values({ accountId, settings })
    .onConflictDoUpdate({ target: accountSettings.accountId, set: { settings } });
}

/** Lets the settings say whether sign-in needs a second factor, which players cannot switch there. */
export async function mirrorTwoFactor(tx: Executor, accountId: string, isOn: boolean): Promise<void> {
  const settings = await lockSettings(tx, accountId);
  await writeSettings(tx, accountId, { ...settings, security: { ...settings.security, two_factor_auth: isOn } });
}
