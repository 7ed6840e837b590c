import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { PLAY_LOST_AFTER } from '../../../src/domain/play/play-session';
import type { Titled } from '../../../src/domain/shared/titled';
import type { Executor } from '../../platform/database/executor';
import { accounts, accountSettings } from '../../platform/database/schema/accounts';
import { games } from '../../platform/database/schema/games';
import { playSessions } from '../../platform/database/schema/play-sessions';
import { publishedGame } from '../../catalogue/games/game-card.columns';

/** Returns the published game that each account is playing: the one started last. */
export async function readPlaying(
  executor: Executor,
  accountIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Titled>> {
  if (accountIds.length === 0) return new Map();
  const rows = await executor
    .selectDistinctOn([playSessions.accountId], {
      accountId: playSessions.accountId,
      slug: games.slug,
      title: sql<string>`${games.card}->>'title'`,
    })
    .from(playSessions)
    .innerJoin(games, eq(games.id, playSessions.gameId))
    .where(
      and(
        inArray(playSessions.accountId, [...accountIds]),
        isNull(playSessions.endedAt),
        gt(playSessions.heartbeatAt, new Date(now.getTime() - PLAY_LOST_AFTER)),
        publishedGame,
      ),
    )
    .orderBy(playSessions.accountId, desc(playSessions.startedAt), desc(playSessions.id));
  return new Map(rows.map(({ accountId, slug, title }) => [accountId, { slug, title }]));
}

/** Returns the names and settings for an account's presence. Undefined if the account is deleted. */
export async function findActor(
  executor: Executor,
  accountId: string,
): Promise<{ readonly username: string; readonly alias: string | null; readonly settings: unknown } | undefined> {
  const [found] = await executor
    .select({ username: accounts.username, alias: accounts.alias, settings: accountSettings.settings })
    .from(accounts)
    .leftJoin(accountSettings, eq(accountSettings.accountId, accounts.id))
    .where(and(eq(accounts.id, accountId), isNull(accounts.deletedAt)));
  return found;
}
