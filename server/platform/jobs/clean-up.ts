import { lte } from 'drizzle-orm';
import { IDEMPOTENCY_KEPT } from '../../../src/domain/market/purchase-request';
import { forgetImpressions } from '../../commerce/ads/ad.repository';
import { SERVING_MS } from '../../commerce/ads/serving-time';
import { deleteOldAnswers } from '../../commerce/market/purchase-answer.repository';
import { purgeDeleted } from '../../community/inbox/mailbox.repository';
import type { ServerDependencies } from '../../deps';
import { deleteOldMails } from '../../messaging/mail/mail.repository';
import { oldHealth } from '../../play/sessions/build-health.repository';
import { oldEvents } from '../../play/sessions/game-event.repository';
import { oldAudit } from '../../publishing/console/audit.repository';
import { oldPublications } from '../../publishing/console/publication.repository';
import { sweepTesters } from '../../publishing/console/testers.repository';
import { deleteOldMessages } from '../../publishing/webhooks/run-webhooks';
import { linkSecrets, sessions } from '../database/schema/accounts';
import { guestProgress } from '../database/schema/achievements';
import { developerInvitations, developerTokens } from '../database/schema/console';
import { articleViews } from '../database/schema/content';
import { gamePlays } from '../database/schema/games';
import { boardBans, madeDecisions, scoreTicketUses } from '../database/schema/leaderboards';
import { playSessions } from '../database/schema/play-sessions';
import { attemptCounts } from '../database/schema/platform';
import { socialAttempts } from '../database/schema/social';
import { supportTickets } from '../database/schema/support';
import type { ExpiredRows } from './require-few';
import { deleteExpired } from './require-few';

const DAY = 24 * 60 * 60 * 1000;
const EMAIL_RETENTION = 30 * DAY;
/** A day after the end, so that the invited player learns the reason. */
const INVITATION_RETENTION = DAY;
/** A play counts again after half an hour. */
const PLAY_RETENTION = DAY;
const VIEW_RETENTION = 365 * DAY;
const GUEST_PROGRESS_RETENTION = 180 * DAY;
/** A player's history shows the last play of each game. */
const PLAY_SESSION_RETENTION = 2 * 365 * DAY;
const HEALTH_RETENTION = 90 * DAY;
/** The return of new players is counted 30 days later, and new players had no play in the 60 days before. */
const EVENT_RETENTION = 100 * DAY;
const TICKET_GRACE = 5 * 60_000;
/** Repeated decisions about a score get the same answer for this time. */
const DECISION_RETENTION = 30 * DAY;
const TICKET_RETENTION = 2 * 365 * DAY;

type CleanUpDependencies = Pick<ServerDependencies, 'clock' | 'config' | 'database'>;

/**
 * Deletes rows of which a share means nothing. Most live for a few days at most: after a day without a server, all have expired, and each can be requested or
 * counted again. Emails and messages to webhooks are only records, and many of them are as old as one newsletter.
 */
async function deleteTransient({ clock, database: { db } }: CleanUpDependencies): Promise<void> {
  const now = clock.now();
  const before = (milliseconds: number): Date => new Date(now.getTime() - milliseconds);
  for (const table of [linkSecrets, socialAttempts]) await db.delete(table).where(lte(table.expiresAt, now));
  await db.delete(attemptCounts).where(lte(attemptCounts.endsAt, now));
  // A server whose clock is behind still accepts a ticket shortly after its end.
  await db.delete(scoreTicketUses).where(lte(scoreTicketUses.expiresAt, before(TICKET_GRACE)));
  await deleteOldAnswers(db, before(IDEMPOTENCY_KEPT));
  await deleteOldMails(db, before(EMAIL_RETENTION));
  await deleteOldMessages(db, now);
  await db.delete(gamePlays).where(lte(gamePlays.countedAt, before(PLAY_RETENTION)));
  await forgetImpressions(db, before(SERVING_MS));
  await purgeDeleted(db, now);
  await db.delete(developerInvitations).where(lte(developerInvitations.expiresAt, before(INVITATION_RETENTION)));
  await sweepTesters(db, before(INVITATION_RETENTION));
}

/** Rows that live long, of which an hour ends only a small share. */
function longLived({ clock, config: { developers } }: CleanUpDependencies): readonly ExpiredRows[] {
  const now = clock.now();
  const before = (milliseconds: number): Date => new Date(now.getTime() - milliseconds);
  return [
    { table: sessions, what: 'sessions', expired: lte(sessions.expiresAt, now) },
    {
      table: guestProgress,
      what: 'records of guests',
      expired: lte(guestProgress.reportedAt, before(GUEST_PROGRESS_RETENTION)),
    },
    { table: playSessions, what: 'play sessions', expired: lte(playSessions.endedAt, before(PLAY_SESSION_RETENTION)) },
    {
      table: supportTickets,
      what: 'support tickets',
      expired: lte(supportTickets.updatedAt, before(TICKET_RETENTION)),
    },
    { table: developerTokens, what: 'access tokens', expired: lte(developerTokens.expiresAt, now) },
    { table: boardBans, what: 'bans from boards', expired: lte(boardBans.expiresAt, now) },
    { table: madeDecisions, what: 'decisions', expired: lte(madeDecisions.decidedAt, before(DECISION_RETENTION)) },
    { table: articleViews, what: 'article views', expired: lte(articleViews.countedAt, before(VIEW_RETENTION)) },
    oldEvents(before(EVENT_RETENTION)),
    ...oldHealth(before(HEALTH_RETENTION)),
    oldAudit(before(developers.auditDays * DAY)),
    oldPublications(before(developers.publicationDays * DAY)),
  ];
}

/**
 * Background job that deletes expired data (docs/operations.md). Throws before it deletes an unlikely share of rows that live long (`requireFew`), after it
 * has deleted those of all other tables.
 */
export async function cleanUp(deps: CleanUpDependencies): Promise<void> {
  const { config, database } = deps;
  await deleteTransient(deps);
  const failures: unknown[] = [];
  for (const rows of longLived(deps))
    await deleteExpired(database.db, rows, config).catch((error: unknown) => failures.push(error));
  if (failures.length > 0)
    throw new AggregateError(failures, failures.map((error) => (error as Error).message).join(' '));
}
