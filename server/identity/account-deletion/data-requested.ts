import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { accountSettings } from '../../platform/database/schema/accounts';

/** Sets `general.data_requested` in the settings: true while a data export is pending or available (spec 1 §3). */
export async function setDataRequested(tx: Executor, accountId: string, requested: boolean): Promise<void> {
  const general = sql`coalesce(${accountSettings.settings} -> 'general', '{}'::jsonb) || ${JSON.stringify({ data_requested: requested })}::jsonb`;
  await tx
    .update(accountSettings)
    .set({ settings: sql`jsonb_set(${accountSettings.settings}, '{general}', ${general})` })
    .where(eq(accountSettings.accountId, accountId));
}
