import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { guestProgress, playerProgress } from '../../platform/database/schema/achievements';
import type { Earner } from './achievement.repository';

const raised = (table: typeof playerProgress | typeof guestProgress) =>
  sql<number>`greatest(${table.percent}, excluded.percent)`;

/**
 * Raises the progress towards an achievement, and returns the highest value ever reported. Late and repeated reports
 * are harmless.
 */
export async function raiseProgress(
  tx: Executor,
  earner: Earner,
  { achievementId, percent }: { readonly achievementId: number; readonly percent: number },
  now: Date,
): Promise<number> {
  const row = { achievementId, percent, reportedAt: now };
  const kept =
    earner.kind === 'player'
      ? await tx
          .insert(playerProgress)
          .values({ ...row, accountId: earner.id })
          .onConflictDoUpdate({
            target: [playerProgress.accountId, playerProgress.achievementId],
            set: { percent: raised(playerProgress), reportedAt: now },
          })
          .returning({ percent: playerProgress.percent })
      : await tx
          .insert(guestProgress)
          .values({ ...row, guestId: earner.id })
          .onConflictDoUpdate({
            target: [guestProgress.guestId, guestProgress.achievementId],
            set: { percent: raised(guestProgress), reportedAt: now },
          })
          .returning({ percent: guestProgress.percent });
  return kept[0]?.percent ?? percent;
}

/** Moves a guest's progress to an account, once; the higher value of both stays. */
export async function claimGuestProgress(tx: Executor, guestId: string, accountId: string): Promise<void> {
  const { achievementId, percent, reportedAt } = guestProgress;
  const claimed = await tx
    .delete(guestProgress)
    .where(eq(guestProgress.guestId, guestId))
    .returning({ achievementId, percent, reportedAt });
  if (claimed.length === 0) return;
  await tx
    .insert(playerProgress)
    .values(claimed.map((row) => ({ ...row, accountId })))
    .onConflictDoUpdate({
      target: [playerProgress.accountId, playerProgress.achievementId],
      set: { percent: raised(playerProgress) },
    });
}
