import { asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ReportReason, ReportStatus, ReportContent } from '../../../src/domain/reports/report';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';
import { games } from '../../platform/database/schema/games';
import { reports } from '../../platform/database/schema/reports';
import { reviews } from '../../platform/database/schema/reviews';
import type { ReportTarget } from './report-target';

/** A report with its target, for the operator. */
export interface ReportRow {
  readonly id: string;
  readonly reason: ReportReason;
  readonly text: string;
  readonly status: ReportStatus;
  readonly createdAt: Date;
  /** Username, or null for a deleted account. */
  readonly reporter: string | null;
  /** Slug of the reported or reviewed game. */
  readonly game: string | null;
  /** Text of the review. */
  readonly review: string | null;
  /** Username of the profile's player or the review's author. */
  readonly person: string | null;
}

const reporter = alias(accounts, 'reporter');
const person = alias(accounts, 'person');

const rows = (executor: Executor) =>
  executor
    .select({
      id: reports.id,
      reason: reports.reason,
      text: reports.text,
      status: reports.status,
      createdAt: reports.createdAt,
      reporter: reporter.username,
      game: games.slug,
      review: reviews.body,
      person: person.username,
    })
    .from(reports)
    .leftJoin(reviews, eq(reviews.id, reports.reviewId))
    .leftJoin(games, eq(games.id, sql`coalesce(${reports.gameId}, ${reviews.gameId})`))
    .leftJoin(reporter, eq(reporter.id, reports.accountId))
    .leftJoin(person, eq(person.id, sql`coalesce(${reports.profileId}, ${reviews.accountId})`));

/** Stores a report. Returns false if the player has already reported the target. */
export async function insertReport(
  tx: Executor,
  accountId: string,
  target: ReportTarget,
  { reason, text }: ReportContent,
  now: Date,
): Promise<boolean> {
  const created = await tx
    .insert(reports)
    .values({ ...target, accountId, reason, text, status: 'open', createdAt: now })
    .onConflictDoNothing()
    .returning({ id: reports.id });
  return created.length > 0;
}

/** Returns reports with a status, oldest first. */
export function listReports(executor: Executor, status: ReportStatus, limit: number): Promise<readonly ReportRow[]> {
  return rows(executor).where(eq(reports.status, status)).orderBy(asc(reports.createdAt), asc(reports.id)).limit(limit);
}

/** Finds a report by id. */
export async function findReport(executor: Executor, id: string): Promise<ReportRow | undefined> {
  const [found] = await rows(executor).where(eq(reports.id, id));
  return found;
}

/** Marks a report as resolved. Returns false if it is already resolved or does not exist. */
export async function resolveReport(executor: Executor, id: string, now: Date): Promise<boolean> {
  const resolved = await executor
    .update(reports)
    .set({ status: 'resolved', resolvedAt: now })
    .where(sql`${reports.id} = ${id} and ${reports.status} = 'open'`)
    .returning({ id: reports.id });
  return resolved.length > 0;
}
