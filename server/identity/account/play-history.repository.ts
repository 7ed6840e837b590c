import type { SQL } from 'drizzle-orm';
import { and, count, countDistinct, desc, eq, sql } from 'drizzle-orm';
import type { PlayTotals } from '../../../src/domain/account/play-history';
import { PLAY_LOST_AFTER } from '../../../src/domain/play/play-session';
import type { Titled } from '../../../src/domain/shared/titled';
import type { Executor } from '../../platform/database/executor';
import { games } from '../../platform/database/schema/games';
import { playSessions } from '../../platform/database/schema/play-sessions';
import { noDraft, publishedGame } from '../../catalogue/games/game-card.columns';

export interface PlayRow {
  readonly id: string;
  readonly game: Titled;
  readonly listed: boolean;
  readonly startedAt: Date;
  readonly seconds: number;
  readonly playing: boolean;
  readonly emulated: boolean;
}

const { startedAt, heartbeatAt, endedAt } = playSessions;

/** Returns an SQL condition: true while a play session is active. A session without a recent heartbeat is over. */
export function isActivePlay(now: Date): SQL<boolean> {
  const lastHeartbeat = new Date(now.getTime() - PLAY_LOST_AFTER).toISOString();
  return sql<boolean>`(${endedAt} is null and ${heartbeatAt} > ${lastHeartbeat}::timestamptz)`;
}

/** Returns an SQL expression for the duration of a play session, in seconds. */
function secondsOf(now: Date): SQL {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const end = sql`coalesce(${endedAt}, case when ${isActivePlay(now)} then ${moment} else ${heartbeatAt} end)`;
  return sql`greatest(0, extract(epoch from ${end} - ${startedAt}))`;
}

/** Returns a page of the player's play sessions, newest first. */
export function listPlays(
  executor: Executor,
  accountId: string,
  now: Date,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly PlayRow[]> {
  return executor
    .select({
      id: playSessions.id,
      game: { slug: games.slug, title: sql<string>`${games.card}->>'title'` },
      listed: sql<boolean>`${publishedGame}`,
      startedAt,
      seconds: sql`floor(${secondsOf(now)})::int`.mapWith(Number),
      playing: isActivePlay(now),
      emulated: playSessions.emulated,
    })
    .from(playSessions)
    .innerJoin(games, eq(games.id, playSessions.gameId))
    .where(and(eq(playSessions.accountId, accountId), noDraft))
    .orderBy(desc(startedAt), desc(playSessions.id))
    .limit(limit)
    .offset(offset);
}

/** Returns the player's totals of play sessions, games and seconds. */
export async function sumPlays(executor: Executor, accountId: string, now: Date): Promise<PlayTotals> {
  const [sums] = await executor
    .select({
      plays: count(),
      games: countDistinct(playSessions.gameId),
      seconds: sql`floor(coalesce(sum(${secondsOf(now)}), 0))`.mapWith(Number),
    })
    .from(playSessions)
    .innerJoin(games, eq(games.id, playSessions.gameId))
    .where(and(eq(playSessions.accountId, accountId), noDraft));
  return sums ?? { plays: 0, games: 0, seconds: 0 };
}

/** Deletes finished play sessions of a player: all, or the one with this id. Returns the number of deleted sessions. */
export async function deletePlays(
  tx: Executor,
  { accountId, id }: { readonly accountId: string; readonly id?: string },
  now: Date,
): Promise<number> {
  const deleted = await tx
    .delete(playSessions)
    .where(
      and(
        eq(playSessions.accountId, accountId),
        id === undefined ? undefined : eq(playSessions.id, id),
        sql`not ${isActivePlay(now)}`,
      ),
    )
    .returning({ id: playSessions.id });
  return deleted.length;
}

/** Reports whether the player has a play session with this id. */
export async function hasPlay(executor: Executor, accountId: string, id: string): Promise<boolean> {
  const [found] = await executor
    .select({ id: playSessions.id })
    .from(playSessions)
    .where(and(eq(playSessions.accountId, accountId), eq(playSessions.id, id)));
  return found !== undefined;
}
