import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { linkSecrets } from '../../platform/database/schema/accounts';
import { socialAttempts, socialIdentities } from '../../platform/database/schema/social';

/**
 * Deletes pending proofs and registrations of an account's identities. They do not reference the account,
 * so call it while the identities are still connected.
 */
export async function forgetWaiting(tx: Executor, accountId: string): Promise<void> {
  const identities = await tx
    .select({ issuer: socialIdentities.issuer, subject: socialIdentities.subject })
    .from(socialIdentities)
    .where(eq(socialIdentities.accountId, accountId));
  for (const identity of identities) {
    const person = sql`${JSON.stringify(identity)}::jsonb`;
    await tx.delete(socialAttempts).where(sql`${socialAttempts.proved} @> ${person}`);
    await tx
      .delete(linkSecrets)
      .where(and(eq(linkSecrets.purpose, 'social-finalize'), sql`${linkSecrets.details} @> ${person}`));
  }
}
