import { and, asc, desc, eq, gt, gte, isNull, lte, max, ne, or, sql } from 'drizzle-orm';
import { isNoticeDue, NOTICE_EVERY } from '../../../src/domain/console/game-scores';
import { boardResets, periodStart } from '../../../src/domain/leaderboards/board';
import type { ServerDependencies } from '../../deps';
import type { Executor } from '../../platform/database/executor';
import { games } from '../../platform/database/schema/games';
import { boards, scoreNotices, scores } from '../../platform/database/schema/leaderboards';
import { membersWho, notifyMember } from './notify-member';

/** Games that one statement reads. */
const BATCH = 200;
/** Most scores that a notification counts. */
const COUNTED = 100;

interface WaitingGame {
  readonly gameId: number;
  readonly developerId: number;
  readonly title: string;
  readonly newest: Date;
  readonly last: { readonly at: number; readonly newest: number } | undefined;
}

/** Condition of set-aside scores of the boards' periods. Scores of banned players need no notification. */
const isWaiting = (now: Date) =>
  and(
    sql`${scores.standing} = 'quarantined'`,
    or(isNull(scores.brokenLimit), ne(scores.brokenLimit, 'ban')),
    or(
      ...boardResets.map((reset) => {
        const start = periodStart(reset, now.getTime());
        const since = Number.isFinite(start) ? gte(scores.postedAt, new Date(start)) : undefined;
        return and(eq(boards.reset, reset), since);
      }),
    ),
  );

/** Lists a batch of games with set-aside scores by id. The newest score of each board is found by an index. */
async function listWaiting(db: Executor, after: number, now: Date): Promise<readonly WaitingGame[]> {
  const newestOfBoard = db
    .select({ postedAt: scores.postedAt })
    .from(scores)
    .where(and(eq(scores.boardId, boards.id), isWaiting(now)))
    .orderBy(desc(scores.postedAt))
    .limit(1)
    .as('newest_of_board');
  const newest = max(newestOfBoard.postedAt);
  const rows = await db
    .select({
      ...{ gameId: games.id, developerId: games.developerId, card: games.card, newest },
      ...{ notifiedAt: scoreNotices.notifiedAt, newestAt: scoreNotices.newestAt },
    })
    .from(boards)
    .innerJoin(games, eq(games.id, boards.gameId))
    .innerJoinLateral(newestOfBoard, sql`true`)
    .leftJoin(scoreNotices, eq(scoreNotices.gameId, games.id))
    .where(and(isNull(games.draftFor), gt(games.id, after)))
    .groupBy(games.id, scoreNotices.gameId)
    .orderBy(asc(games.id))
    .limit(BATCH);
  return rows.flatMap(({ card, newest: found, notifiedAt, newestAt, ...game }) => {
    const last = notifiedAt && newestAt ? { at: notifiedAt.getTime(), newest: newestAt.getTime() } : undefined;
    return found ? [{ ...game, title: card.title, newest: found, last }] : [];
  });
}

/** Returns the text about the set-aside scores of a game, which are counted up to a limit. */
async function noticeText(tx: Executor, gameId: number, now: Date): Promise<string> {
  const counted = tx
    .select({ id: scores.accountId })
    .from(scores)
    .innerJoin(boards, eq(boards.id, scores.boardId))
    .where(and(eq(boards.gameId, gameId), isWaiting(now)))
    .limit(COUNTED + 1);
  const waiting = await tx.$count(counted.as('counted'));
  if (waiting === 1) return 'A score was set aside. Accept or refuse it on the page “Scores” of the game.';
  const number = waiting > COUNTED ? `More than ${String(COUNTED)}` : String(waiting);
  return `${number} scores are set aside. Accept or refuse them on the page “Scores” of the game.`;
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
  let after = 0;
  let batch: readonly WaitingGame[];
  do {
    batch = await listWaiting(deps.database.db, after, now);
    for (const game of batch) {
      if (signal?.aborted === true) return;
      if (!isNoticeDue(game.newest.getTime(), game.last, now.getTime())) continue;
      const publish = await deps.database.transaction(async (tx) => {
        if (!(await claimNotice(tx, game, now))) return [];
        const notice = {
          title: `Scores to review in ${game.title}`,
          body: await noticeText(tx, game.gameId, now),
          now,
        };
        const sent: (() => void)[] = [];
        for (const accountId of await membersWho(tx, game.developerId, 'scores.decide'))
          sent.push(await notifyMember(tx, deps, { accountId, ...notice }));
        return sent;
      });
      for (const run of publish) run();
    }
    after = batch.at(-1)?.gameId ?? after;
  } while (batch.length === BATCH);
}
