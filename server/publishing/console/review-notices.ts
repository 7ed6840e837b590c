import { and, asc, eq, gte, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { REVIEW_NOTICE_EVERY, reviewNoticeTitle } from '../../../src/domain/console/own-reviews';
import { publishedGame } from '../../catalogue/games/game-card.columns';
import type { StoredNotification } from '../../community/inbox/notification.repository';
import { insertNotification } from '../../community/inbox/notification.repository';
import { notifyInBatches } from '../../community/inbox/notify-player';
import type { ServerDependencies } from '../../deps';
import type { Executor } from '../../platform/database/executor';
import { reviewNotices } from '../../platform/database/schema/console';
import { developers } from '../../platform/database/schema/developers';
import { games } from '../../platform/database/schema/games';
import { reviews } from '../../platform/database/schema/reviews';
import { membersWho } from './notify-member';

/** Records that a game has a new review of which the job must notify the members of its developer. */
export async function noteReview(tx: Executor, gameId: number, now: Date): Promise<void> {
  await tx
    .insert(reviewNotices)
    .values({ gameId, waitingSince: now })
    .onConflictDoUpdate({
      target: reviewNotices.gameId,
      set: { waitingSince: sql`coalesce(${reviewNotices.waitingSince}, excluded.waiting_since)` },
    });
}

/** Locks the game that has waited longest and whose last notification is an hour old, unless another transaction has locked it. */
async function lockDue(tx: Executor, now: Date) {
  const [due] = await tx
    .select({ gameId: reviewNotices.gameId, since: reviewNotices.waitingSince })
    .from(reviewNotices)
    .where(
      and(
        isNotNull(reviewNotices.waitingSince),
        or(isNull(reviewNotices.sentAt), lte(reviewNotices.sentAt, new Date(now.getTime() - REVIEW_NOTICE_EVERY))),
      ),
    )
    .orderBy(asc(reviewNotices.waitingSince))
    .limit(1)
    .for('update', { skipLocked: true });
  return due;
}

/** Notifies the members who may answer the reviews of one game. Undefined if no game is due. */
async function notifyOfGame(tx: Executor, now: Date): Promise<readonly StoredNotification[] | undefined> {
  const due = await lockDue(tx, now);
  if (!due?.since) return undefined;
  const { gameId, since } = due;
  const [game] = await tx
    .select({
      slug: games.slug,
      title: sql<string>`${games.card}->>'title'`,
      of: developers.id,
      developer: developers.slug,
    })
    .from(games)
    .innerJoin(developers, eq(developers.id, games.developerId))
    .where(and(eq(games.id, gameId), publishedGame));
  // Reviews can have been deleted in the meantime.
  const count = await tx.$count(reviews, and(eq(reviews.gameId, gameId), gte(reviews.postedAt, since)));
  const sent = { waitingSince: null, ...(game && count > 0 ? { sentAt: now } : {}) };
  await tx.update(reviewNotices).set(sent).where(eq(reviewNotices.gameId, gameId));
  if (!game || count === 0) return [];
  const notification = {
    kind: 'game-review',
    title: reviewNoticeTitle(count, game.title),
    body: 'Read and answer reviews in the developer console.',
    link: `/developer/console/${game.developer}/games/${game.slug}/community`,
  } as const;
  const stored: StoredNotification[] = [];
  for (const accountId of await membersWho(tx, game.of, 'community.answer'))
    stored.push(await insertNotification(tx, accountId, notification, now));
  return stored;
}

/**
 * Notifies members of new reviews, at most once an hour for each game, one game in a transaction. Members get a digest of unread notifications
 * by email as their settings say.
 */
export const notifyOfReviews = (
  deps: Pick<ServerDependencies, 'clock' | 'database' | 'realtime'>,
  signal?: AbortSignal,
): Promise<void> => notifyInBatches(deps, notifyOfGame, signal);
