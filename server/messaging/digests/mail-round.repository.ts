import { lt, lte, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import type { mailRoundKinds } from '../../platform/database/schema/mails';
import { mailRounds } from '../../platform/database/schema/mails';

export interface MailRound {
  readonly accountId: string;
  readonly kind: (typeof mailRoundKinds)[number];
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
    .insert(mailRounds)
    .values({ ...round, servedAt: now })
    .onConflictDoUpdate({
      target: [mailRounds.accountId, mailRounds.kind],
      set: { round: round.round, servedAt: now },
      setWhere: sql`${lt(mailRounds.round, round.round)} and ${lte(mailRounds.servedAt, rested)}`,
    })
    .returning({ accountId: mailRounds.accountId });
  return taken.length > 0;
}
