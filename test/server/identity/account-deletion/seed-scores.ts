import type { Executor } from '../../../../server/platform/database/executor';
import { boardBans, boards, madeDecisions, scores } from '../../../../server/platform/database/schema/leaderboards';

interface SeededScores {
  readonly accountId: string;
  readonly otherId: string;
  readonly gameId: number;
  readonly now: Date;
}

/** Adds a score of a player, and decisions and bans of and by the player. */
export async function seedScores(db: Executor, { accountId, otherId, gameId, now }: SeededScores): Promise<void> {
  const [board] = await db.insert(boards).values({ gameId, slug: 'seeded', order: 'highest-first' }).returning();
  if (!board) throw new Error('The board was not stored.');
  await db.insert(scores).values({ boardId: board.id, accountId, standing: 'listed', score: 7, postedAt: now });
  const decided = { boardId: board.id, postedAt: now, decision: 'accepted', decidedAt: now } as const;
  const banned = { gameId, boardId: board.id, reason: 'A reason.', createdAt: now };
  for (const [player, by] of [
    [accountId, otherId],
    [otherId, accountId],
  ] as const) {
    await db.insert(madeDecisions).values({ ...decided, accountId: player, decidedBy: by });
    await db.insert(boardBans).values({ ...banned, accountId: player, bannedBy: by });
  }
}
