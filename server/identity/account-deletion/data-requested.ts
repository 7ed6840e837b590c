import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { accountSettings } from '../../platform/database/schema/account-settings';

/** Notes in a player's settings whether a copy of their data is being made or is there (`general.data_requested`, spec 1 §3). */
export async function noteDataRequested(tx: Executor, accountId: string, requested: boolean): Promise<void> {
  const general = sql`coalesce(${accountSettings.settings} -> 'general', '{}'::jsonb) || ${JSON.stringify({ data_requested: requested })}::jsonb`;
  await tx
    .update(accountSettings)
    .set({ settings: sql`jsonb_set(${accountSettings.settings}, '{general}', ${general})` })
    .where(eq(accountSettings.accountId, accountId));
}
