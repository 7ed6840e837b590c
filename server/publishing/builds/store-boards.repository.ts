import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { boards } from '../../platform/database/schema/leaderboards';
import type { GameFile } from './game-file';

/** Stores the boards of a game. Updates existing ones, and never deletes a board with its scores. */
export async function storeBoards(tx: Executor, gameId: number, list: GameFile['boards']): Promise<void> {
  if (list.length === 0) return;
  const rows = list.map(
    ({
      slug,
      title,
      order,
      reset,
      unit,
      least,
      most,
      plausibleLeast,
      plausibleMost,
      perMinute,
      tickets,
      minSeconds,
    }) => ({
      gameId,
      slug,
      title,
      order,
      reset,
      unit,
      least: least ?? null,
      most: most ?? null,
      plausibleLeast: plausibleLeast ?? null,
      plausibleMost: plausibleMost ?? null,
      perMinute: perMinute ?? null,
      tickets: tickets ?? false,
      minSeconds: minSeconds ?? null,
    }),
  );
  await tx
    .insert(boards)
    .values(rows)
    .onConflictDoUpdate({
      target: [boards.gameId, boards.slug],
      set: {
        title: sql`excluded.title`,
        order: sql`excluded.score_order`,
        reset: sql`excluded.reset`,
        unit: sql`excluded.unit`,
        least: sql`excluded.least`,
        most: sql`excluded.most`,
        plausibleLeast: sql`excluded.plausible_least`,
        plausibleMost: sql`excluded.plausible_most`,
        perMinute: sql`excluded.per_minute`,
        tickets: sql`excluded.tickets`,
        minSeconds: sql`excluded.min_seconds`,
      },
    });
}
