import { and, eq, gt, min, sql } from 'drizzle-orm';
import type { LivePlay } from '../../../src/domain/leaderboards/score';
import { PLAY_LOST_AFTER } from '../../../src/domain/play/play-session';
import type { Executor } from '../../platform/database/executor';
import { gamePlays } from '../../platform/database/schema/game-plays';
import { playSessions } from '../../platform/database/schema/play-sessions';

const DAY = 24 * 60 * 60 * 1000;

interface PlayerInGame {
  readonly gameId: number;
  readonly accountId: string;
  /** The key of the visits of the guest who the player was before. */
  readonly guest: string | undefined;
}

/** When a guest's play of a game was counted within a day, in milliseconds. */
async function guestBegan(tx: Executor, { gameId, guest }: PlayerInGame, since: Date): Promise<number> {
  if (guest === undefined) return Infinity;
  const [counted] = await tx
    .select({ at: gamePlays.countedAt })
    .from(gamePlays)
    .where(and(eq(gamePlays.visitor, guest), eq(gamePlays.gameId, gameId), gt(gamePlays.countedAt, since)));
  return counted?.at.getTime() ?? Infinity;
}

/**
 * What a player plays of a game now, in however many tabs, and since when today, as a guest or signed in; undefined when the player does not
 * play it. What nothing has been heard of for too long is over, swept or not.
 */
export async function findLivePlay(tx: Executor, player: PlayerInGame, now: Date): Promise<LivePlay | undefined> {
  const { accountId, gameId, startedAt, endedAt, heartbeatAt, emulated } = playSessions;
  const dayAgo = new Date(now.getTime() - DAY);
  const lastHeartbeat = new Date(now.getTime() - PLAY_LOST_AFTER).toISOString();
  const isLive = sql`${endedAt} is null and ${heartbeatAt} > ${lastHeartbeat}::timestamptz`;
  const [found] = await tx
    .select({ emulated: sql<boolean | null>`bool_or(${emulated}) filter (where ${isLive})`, began: min(startedAt) })
    .from(playSessions)
    // A play that goes on was heard of within the day, whenever it began.
    .where(and(eq(accountId, player.accountId), eq(gameId, player.gameId), gt(heartbeatAt, dayAgo)));
  if (typeof found?.emulated !== 'boolean' || !found.began) return undefined;
  const began = Math.min(found.began.getTime(), await guestBegan(tx, player, dayAgo));
  return { emulated: found.emulated, playedFor: now.getTime() - began };
}
