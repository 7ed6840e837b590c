import { lt, lte, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import type { emailRoundKinds } from '../../platform/database/schema/emails';
import { emailRounds } from '../../platform/database/schema/emails';

export interface MailRound {
  readonly accountId: string;
  readonly kind: (typeof emailRoundKinds)[number];
  /** End of the period that the emails to this account cover. */
  readonly round: Date;
}

/**
 * Claims a round for an account. Returns false if the round was claimed before, or another one after `rested`. Only one of
 * several servers succeeds; the others wait for its transaction.
 */
export async function takeRound(
  tx: Executor,
  round: MailRound,
  { now, rested = now }: { readonly now: Date; readonly rested?: Date },
): Promise<boolean> {
  const taken = await tx
    .insert(emailRounds)
    .values({ ...round, servedAt: now })
    .onConflictDoUpdate({
      target: [emailRounds.accountId, emailRounds.kind],
      set: { round: round.round, servedAt: now },
      setWhere: sql`${lt(emailRounds.round, round.round)} and ${lte(emailRounds.servedAt, rested)}`,
    })
    .returning({ accountId: emailRounds.accountId });
  return taken.length > 0;
}
