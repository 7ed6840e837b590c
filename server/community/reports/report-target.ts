import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { canViewProfile } from '../../../src/domain/account/profile';
import { couldBeUsername } from '../../../src/domain/auth/username-shape';
import type { ReportKind } from '../../../src/domain/reports/report';
import { readSettings } from '../../../src/domain/session/read-settings';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { Executor } from '../../platform/database/executor';
import { games } from '../../platform/database/schema/games';
import { reviews } from '../../platform/database/schema/reviews';
import { publishedGame } from '../../catalogue/games/game-card.columns';
import { findPlayer } from '../profile/profile.repository';
import { relationOf } from '../profile/relationship.columns';

/** The column of a report that references its target. */
export type ReportTarget = { readonly gameId: number } | { readonly reviewId: string } | { readonly profileId: string };

type Found = Result<ReportTarget, 'unknown' | 'own'>;

const uuid = z.uuid();
const unknown = err('unknown' as const);

async function findGame(executor: Executor, slug: string): Promise<Found> {
  const [game] = await executor
    .select({ id: games.id })
    .from(games)
    .where(and(eq(games.slug, slug), publishedGame));
  return game ? ok({ gameId: game.id }) : unknown;
}

async function findReview(executor: Executor, id: string, callerId: string): Promise<Found> {
  if (!z.safeParse(uuid, id).success) return unknown;
  const [review] = await executor
    .select({ id: reviews.id, accountId: reviews.accountId })
    .from(reviews)
    .innerJoin(games, eq(games.id, reviews.gameId))
    .where(and(eq(reviews.id, id), publishedGame));
  if (!review) return unknown;
  return review.accountId === callerId ? err('own') : ok({ reviewId: review.id });
}

async function findPerson(executor: Executor, username: string, callerId: string): Promise<Found> {
  const row = couldBeUsername(username) ? await findPlayer(executor, username, callerId) : undefined;
  if (!row) return unknown;
  const relation = relationOf(row, callerId);
  if (relation === 'self') return err('own');
  // A hidden profile counts as unknown, so that a report reveals nothing about it.
  const isShown = relation !== 'blocked' && canViewProfile(readSettings(row.settings), relation);
  return isShown ? ok({ profileId: row.id }) : unknown;
}

/** Finds the target of a report. Hidden targets and the player's own are refused. */
export function findReportTarget(
  executor: Executor,
  { kind, target }: { readonly kind: ReportKind; readonly target: string },
  callerId: string,
): Promise<Found> {
  switch (kind) {
    case 'game':
      return findGame(executor, target);
    case 'review':
      return findReview(executor, target, callerId);
    case 'profile':
      return findPerson(executor, target, callerId);
  }
}
