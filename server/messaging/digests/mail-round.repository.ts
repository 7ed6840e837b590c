import { lt, lte, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import type { mailRoundKinds } from '../../platform/database/schema/mail-rounds';
import { mailRounds } from '../../platform/database/schema/mail-rounds';

export interface MailRound {
  readonly accountId: string;
  readonly kind: (typeof mailRoundKinds)[number];
  /** Up to where the account is served with this mail. */
  readonly round: Date;
}

/**
 * Takes a round for an account; false when it was served up to there, or after `rested`. Of any number of servers one gets it: who
 * asks meanwhile waits for the transaction's end.
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
