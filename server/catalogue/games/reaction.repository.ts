import { and, eq, sql } from 'drizzle-orm';
import type { ReactionKind } from '../../../src/domain/reactions/reaction-kind';
import type { Executor } from '../../platform/database/executor';
import { games } from '../../platform/database/schema/games';
import { gameReactionCounts, gameReactions } from '../../platform/database/schema/reactions';

interface Reaction {
  readonly gameId: number;
  readonly accountId: string;
  readonly kind: ReactionKind;
}

async function countUp(tx: Executor, { gameId, kind }: Reaction): Promise<void> {
  await tx
    .insert(gameReactionCounts)
    .values({ gameId, kind, count: 1 })
    .onConflictDoUpdate({
      target: [gameReactionCounts.gameId, gameReactionCounts.kind],
      set: { count: sql`${gameReactionCounts.count} + 1` },
    });
  await countAll(tx, gameId, 1);
}

async function countDown(tx: Executor, { gameId, kind }: Reaction): Promise<void> {
  await tx
    .update(gameReactionCounts)
    .set({ count: sql`${gameReactionCounts.count} - 1` })
    .where(and(eq(gameReactionCounts.gameId, gameId), eq(gameReactionCounts.kind, kind)));
  await countAll(tx, gameId, -1);
}

async function countAll(tx: Executor, gameId: number, by: 1 | -1): Promise<void> {
  await tx
    .update(games)
    .set({ reactions: sql`${games.reactions} + ${by}::integer` })
    .where(eq(games.id, gameId));
}

/** Adds a reaction. Has no effect if the reaction exists. */
export async function giveReaction(tx: Executor, reaction: Reaction, now: Date): Promise<void> {
  const given = await tx
    .insert(gameReactions)
    .values({ ...reaction, createdAt: now })
    .onConflictDoNothing()
    .returning({ kind: gameReactions.kind });
  if (given.length > 0) await countUp(tx, reaction);
}

/** Removes a reaction. Has no effect if the reaction does not exist. */
export async function takeReactionBack(tx: Executor, reaction: Reaction): Promise<void> {
  const { gameId, accountId, kind } = reaction;
  const taken = await tx
    .delete(gameReactions)
    .where(and(eq(gameReactions.accountId, accountId), eq(gameReactions.gameId, gameId), eq(gameReactions.kind, kind)))
    .returning({ kind: gameReactions.kind });
  if (taken.length > 0) await countDown(tx, reaction);
}
