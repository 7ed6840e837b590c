import { and, count, eq, isNull, lte, max, ne, or } from 'drizzle-orm';
import { isNoticeDue, NOTICE_EVERY } from '../../../src/domain/console/game-scores';
import type { ServerDependencies } from '../../deps';
import type { Executor } from '../../platform/database/executor';
import { games } from '../../platform/database/schema/games';
import { boards, scoreNotices, scores } from '../../platform/database/schema/leaderboards';
import { notifyMember } from './notify-member';
import { membersWho } from './release.repository';

interface WaitingGame {
  readonly gameId: number;
  readonly developerId: number;
  readonly title: string;
  readonly waiting: number;
  readonly newest: Date;
}

/** Lists the games whose members are due a notification. Scores of banned players need none. */
async function listDue(db: Executor, now: Date): Promise<readonly WaitingGame[]> {
  const rows = await db
    .select({
      gameId: games.id,
      developerId: games.developerId,
      card: games.card,
      waiting: count(),
      newest: max(scores.postedAt),
      notifiedAt: scoreNotices.notifiedAt,
      newestAt: scoreNotices.newestAt,
    })
    .from(scores)
    .innerJoin(boards, eq(boards.id, scores.boardId))
    .innerJoin(games, eq(games.id, boards.gameId))
    .leftJoin(scoreNotices, eq(scoreNotices.gameId, games.id))
    .where(
      and(
        eq(scores.standing, 'quarantined'),
        or(isNull(scores.brokenLimit), ne(scores.brokenLimit, 'ban')),
        isNull(games.draftFor),
      ),
    )
    .groupBy(games.id, scoreNotices.gameId);
  return rows.flatMap(({ card, newest, notifiedAt, newestAt, ...game }) => {
    const last = notifiedAt && newestAt ? { at: notifiedAt.getTime(), newest: newestAt.getTime() } : undefined;
    return newest && isNoticeDue(newest.getTime(), last, now.getTime()) ? [{ ...game, title: card.title, newest }] : [];
  });
}

/** Records a notification; false if another server has sent one within the hour. */
async function claimNotice(tx: Executor, { gameId, newest }: WaitingGame, now: Date): Promise<boolean> {
  const claimed = await tx
    .insert(scoreNotices)
    .values({ gameId, notifiedAt: now, newestAt: newest })
    .onConflictDoUpdate({
      target: scoreNotices.gameId,
      set: { notifiedAt: now, newestAt: newest },
      setWhere: lte(scoreNotices.notifiedAt, new Date(now.getTime() - NOTICE_EVERY)),
    })
    .returning({ gameId: scoreNotices.gameId });
  return claimed.length > 0;
}

/** Notifies members of new set-aside scores: at most once an hour for each game, with any number of servers. */
export async function notifySetAside(
  deps: Pick<ServerDependencies, 'clock' | 'database' | 'realtime'>,
  signal?: AbortSignal,
): Promise<void> {
  const now = deps.clock.now();
  for (const game of await listDue(deps.database.db, now)) {
    if (signal?.aborted === true) return;
    const publish = await deps.database.transaction(async (tx) => {
      if (!(await claimNotice(tx, game, now))) return [];
      const { title, waiting } = game;
      const body =
        waiting === 1
          ? 'A score was set aside. Accept or refuse it on the page “Scores” of the game.'
          : `${String(waiting)} scores are set aside. Accept or refuse them on the page “Scores” of the game.`;
      const sent: (() => void)[] = [];
      for (const accountId of await membersWho(tx, game.developerId, 'scores.decide'))
        sent.push(await notifyMember(tx, deps, { accountId, now, title: `Scores to review in ${title}`, body }));
      return sent;
    });
    for (const run of publish) run();
  }
}
