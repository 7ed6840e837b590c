import { and, eq, gt, min, sql } from 'drizzle-orm';
import type { LivePlay } from '../../../src/domain/leaderboards/score';
import { PLAY_LOST_AFTER } from '../../../src/domain/play/play-session';
import type { Executor } from '../../platform/database/executor';
import { gamePlays } from '../../platform/database/schema/games';
import { playSessions } from '../../platform/database/schema/play-sessions';

const DAY = 24 * 60 * 60 * 1000;

/** A live play with the id of its newest open session. */
export interface OpenPlay extends LivePlay {
  readonly sessionId: string;
}

interface PlayerInGame {
  readonly gameId: number;
  readonly accountId: string;
  /** Visit key of the guest id that the player had before login. */
  readonly guest: string | undefined;
}

/** Time of a guest's counted play of a game within the last day, in milliseconds. */
async function guestBegan(tx: Executor, { gameId, guest }: PlayerInGame, since: Date): Promise<number> {
  if (guest === undefined) return Infinity;
  const [counted] = await tx
    .select({ at: gamePlays.countedAt })
    .from(gamePlays)
    .where(and(eq(gamePlays.visitor, guest), eq(gamePlays.gameId, gameId), gt(gamePlays.countedAt, since)));
  return counted?.at.getTime() ?? Infinity;
}

/**
 * The player's current play of a game, across all tabs, with its start today as guest or player; undefined if the
 * player is not playing. A session without recent heartbeats counts as ended, even before the sweep.
 */
export async function findLivePlay(tx: Executor, player: PlayerInGame, now: Date): Promise<OpenPlay | undefined> {
  const { id, accountId, gameId, startedAt, endedAt, heartbeatAt, emulated } = playSessions;
  const dayAgo = new Date(now.getTime() - DAY);
  const lastHeartbeat = new Date(now.getTime() - PLAY_LOST_AFTER).toISOString();
  const isLive = sql`${endedAt} is null and ${heartbeatAt} > ${lastHeartbeat}::timestamptz`;
  const [found] = await tx
    .select({
      emulated: sql<boolean | null>`bool_or(${emulated}) filter (where ${isLive})`,
      sessionId: sql<string | null>`(array_agg(${id} order by ${startedAt} desc, ${id}) filter (where ${isLive}))[1]`,
      began: min(startedAt),
    })
    .from(playSessions)
    // An open session has a heartbeat within the day, whenever it started.
    .where(and(eq(accountId, player.accountId), eq(gameId, player.gameId), gt(heartbeatAt, dayAgo)));
  if (!found?.began || found.emulated === null || found.sessionId === null) return undefined;
  const { emulated: isEmulated, sessionId } = found;
  const began = Math.min(found.began.getTime(), await guestBegan(tx, player, dayAgo));
  return { emulated: isEmulated, sessionId, playedFor: now.getTime() - began };
}
