import type { SQL } from 'drizzle-orm';
import { lte } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { IDEMPOTENCY_KEPT } from '../../../src/domain/market/purchase-request';
import { publishDueAnnouncements } from '../../publishing/console/announcements.repository';
import { notifyFollowers, removeNotifications } from '../../catalogue/developers/notify-followers';
import { maintainCatalogue } from '../../catalogue/games/maintain-catalogue';
import { updateTrends } from '../../catalogue/home/update-trends';
import { forgetImpressions } from '../../commerce/ads/ad.repository';
import { SERVING_MS } from '../../commerce/ads/serving-time';
import { checkLedger } from '../../commerce/market/check-ledger';
import { deleteOldAnswers } from '../../commerce/market/purchase-answer.repository';
import { notifyEndingPremium } from '../../commerce/premium/notify-ending-premium';
import { forgetAvatars } from '../../community/avatars/forget-avatars';
import { purgeDeleted } from '../../community/inbox/mailbox.repository';
import type { ServerDependencies } from '../../deps';
import { carryOutDeletions } from '../../identity/account-deletion/carry-out-deletions';
import { makeExports } from '../../identity/account-deletion/make-exports';
import { sendDigests } from '../../messaging/digests/send-digests';
import type { MailTransport } from '../../messaging/mail/mail-transport';
import { deleteOldMails } from '../../messaging/mail/mail.repository';
import { sendDueMails } from '../../messaging/mail/send-due-mails';
import { serveNewsletters } from '../../messaging/newsletters/serve-newsletters';
import { mailAnnouncements } from '../../messaging/subscriptions/mail-announcements';
import { deleteOldHealth } from '../../play/sessions/build-health.repository';
import { deleteOldEvents } from '../../play/sessions/game-event.repository';
import { sweepPlaySessions } from '../../play/sessions/sweep-play-sessions';
import { deleteOldAudit } from '../../publishing/console/audit.repository';
import { deleteOldPublications } from '../../publishing/console/publication.repository';
import { notifyOfReviews } from '../../publishing/console/review-notices';
import { notifySetAside } from '../../publishing/console/notify-set-aside';
import { noticeWorseBuilds } from '../../publishing/console/notice-worse-builds';
import { runPublications } from '../../publishing/console/run-publications';
import { sweepStore } from '../../publishing/console/sweep-store';
import { updateStatistics } from '../../publishing/console/update-statistics';
import { runSigningKeys } from '../../publishing/server-api/signing-keys';
import { deleteOldMessages, runWebhooks } from '../../publishing/webhooks/run-webhooks';
import { dumpDatabase } from '../backup/dump-database';
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
import type { Job } from './job';
import { isPaused, recordEnd, recordFailure, recordStart, plannedRun } from './job-run.repository';
import { pauseOf } from './pause-of';
import { deleteExpired } from './require-few';

const CLEAN_DAY = 24 * 60 * 60 * 1000;
const EMAIL_RETENTION = 30 * CLEAN_DAY;
/** A day after the end, so that the invited player learns the reason. */
const INVITATION_RETENTION = CLEAN_DAY;
/** A play counts again after half an hour. */
const PLAY_RETENTION = CLEAN_DAY;
const VIEW_RETENTION = 365 * CLEAN_DAY;
const GUEST_PROGRESS_RETENTION = 180 * CLEAN_DAY;
/** A player's history shows the last play of each game. */
const PLAY_SESSION_RETENTION = 2 * 365 * CLEAN_DAY;
const HEALTH_RETENTION = 90 * CLEAN_DAY;
/** The return of new players is counted 30 days later, and new players had no play in the 60 days before. */
const EVENT_RETENTION = 100 * CLEAN_DAY;
const TICKET_GRACE = 5 * 60_000;
/** Repeated decisions about a score get the same answer for this time. */
const DECISION_RETENTION = 30 * CLEAN_DAY;
const TICKET_RETENTION = 2 * 365 * CLEAN_DAY;

/**
 * Deletes expired data: link secrets, logins in progress, access tokens, bans from boards, tickets of runs, sessions, attempt counts and ad servings. Further limits:
 * deleted inbox items after 1 hour,
 * plays, purchase answers and expired invitations after 1 day, emails, messages to webhooks and decisions about scores after 30, build health after 90, events of games after 100, guest progress after 180, article
 * views after a year, play sessions and support tickets after two years without change; audit logs of developers and ended publications as
 * configured. Throws before it deletes an
 * unlikely share of data that cannot be made again (`requireFew`).
 */
export async function cleanUp({
  clock,
  config,
  database,
}: Pick<ServerDependencies, 'clock' | 'config' | 'database'>): Promise<void> {
  const { db } = database;
  const now = clock.now();
  for (const table of [linkSecrets, socialAttempts, developerTokens, boardBans])
    await db.delete(table).where(lte(table.expiresAt, now));
  await db.delete(attemptCounts).where(lte(attemptCounts.endsAt, now));
  const before = (milliseconds: number): Date => new Date(now.getTime() - milliseconds);
  // A server whose clock is behind still accepts a ticket shortly after its end.
  await db.delete(scoreTicketUses).where(lte(scoreTicketUses.expiresAt, before(TICKET_GRACE)));
  await db.delete(madeDecisions).where(lte(madeDecisions.decidedAt, before(DECISION_RETENTION)));
  await deleteOldAnswers(db, before(IDEMPOTENCY_KEPT));
  await deleteOldMails(db, before(EMAIL_RETENTION));
  await db.delete(gamePlays).where(lte(gamePlays.countedAt, before(PLAY_RETENTION)));
  await db.delete(articleViews).where(lte(articleViews.countedAt, before(VIEW_RETENTION)));
  await deleteOldHealth(db, before(HEALTH_RETENTION));
  await deleteOldEvents(db, before(EVENT_RETENTION));
  await deleteOldAudit(db, before(config.developers.auditDays * CLEAN_DAY));
  await deleteOldPublications(db, before(config.developers.publicationDays * CLEAN_DAY));
  await deleteOldMessages(db, now);
  await forgetImpressions(db, before(SERVING_MS));
  await purgeDeleted(db, now);
  await db.delete(developerInvitations).where(lte(developerInvitations.expiresAt, before(INVITATION_RETENTION)));
  const valuable: readonly [PgTable, string, SQL][] = [
    [sessions, 'sessions', lte(sessions.expiresAt, now)],
    [guestProgress, 'records of guests', lte(guestProgress.reportedAt, before(GUEST_PROGRESS_RETENTION))],
    [playSessions, 'play sessions', lte(playSessions.endedAt, before(PLAY_SESSION_RETENTION))],
    [supportTickets, 'support tickets', lte(supportTickets.updatedAt, before(TICKET_RETENTION))],
  ];
  // Rows of one table that must stay are no reason to keep those of another.
  const failures: unknown[] = [];
  for (const [table, what, expired] of valuable)
    await deleteExpired(db, table, { what, expired }, config).catch((error: unknown) => failures.push(error));
  if (failures.length > 0)
    throw new AggregateError(failures, failures.map((error) => (error as Error).message).join(' '));
}

const UNTIL_DAY = 24 * 60 * 60 * 1000;
/** Start of the nightly work, in milliseconds from midnight UTC. */
const NIGHT = 3 * 60 * 60 * 1000;

/** Milliseconds until the next nightly work at 03:00 UTC; never zero. */
export function untilNight(now: Date): number {
  const sinceNight = (now.getTime() + UNTIL_DAY - NIGHT) % UNTIL_DAY;
  return UNTIL_DAY - sinceNight;
}

/**
 * Milliseconds until a job's planned time; undefined if it is due. A plan beyond the job's longest interval came from a
 * wrong clock and is ignored.
 */
export function untilPlanned(
  { everyMs }: Pick<Job, 'everyMs'>,
  planned: Date | undefined,
  now: Date,
): number | undefined {
  const wait = (planned?.getTime() ?? 0) - now.getTime();
  return wait > 0 && wait <= everyMs ? wait : undefined;
}

const waitOf = async (job: Job, { clock, database }: ServerDependencies): Promise<number | undefined> =>
  untilPlanned(job, await plannedRun(database.db, job.name), clock.now());

/**
 * Wraps a job to record its runs, on any server, for `holocade doctor`. A paused job does nothing. A `spaced` job does
 * nothing before its planned time, regardless of the number of servers and restarts.
 */
export const recordedJob = (job: Job): Job => {
  const runNow: Job['run'] = async (deps, signal) => {
    const { clock, database, log } = deps;
    const { db } = database;
    await recordStart(db, job.name, clock.now());
    try {
      await job.run(deps, signal);
    } catch (error) {
      const now = clock.now();
      const nextAt = new Date(now.getTime() + pauseOf(job, now, true));
      // The cause of the job's failure may also prevent recording it; the job's own error matters more.
      await recordFailure(db, job.name, { now, nextAt, error }).catch((failure: unknown) => {
        log.warn({ err: failure, job: job.name }, 'could not record the failure of a job');
      });
      throw error;
    }
    const now = clock.now();
    await recordEnd(db, job.name, now, new Date(now.getTime() + pauseOf(job, now)));
  };
  return {
    ...job,
    ...(job.spaced === true ? { wait: (deps: ServerDependencies) => waitOf(job, deps) } : {}),
    runNow,
    async run(deps, signal) {
      if (await isPaused(deps.database.db, job.name)) return;
      if (job.spaced === true && (await waitOf(job, deps)) !== undefined) return;
      await runNow(deps, signal);
    },
  };
};

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Deletes pictures and parts of uploads that nothing uses any more, and measures builds of earlier releases. */
async function deleteLeftovers(deps: ServerDependencies, signal: AbortSignal): Promise<void> {
  await forgetAvatars(deps, signal);
  await sweepStore(deps, signal);
}
/** Publishes scheduled announcements that are due, notifies followers of all new ones, and deletes notifications of deleted ones. */
const announce: Job['run'] = async (deps, signal) => {
  await publishDueAnnouncements(deps);
  await notifyFollowers(deps, signal);
  await removeNotifications(deps, signal);
};

const jobsOver = (transport: MailTransport | undefined): readonly Job[] => [
  { name: 'mails', everyMs: 15 * SECOND, run: (deps, signal) => sendDueMails(deps, transport, signal) },
  { name: 'deletions', everyMs: 10 * MINUTE, run: carryOutDeletions },
  { name: 'exports', everyMs: MINUTE, run: makeExports },
  { name: 'catalogue', everyMs: 10 * MINUTE, run: maintainCatalogue },
  { name: 'trends', everyMs: 10 * MINUTE, run: updateTrends },
  // The end of a play is known within 130 s.
  { name: 'play-sessions', everyMs: 5 * SECOND, run: sweepPlaySessions },
  { name: 'cleanup', everyMs: HOUR, run: cleanUp },
  { name: 'pictures', everyMs: HOUR, run: deleteLeftovers },
  // The audit reads every entry, and an immediate retry cannot repair an error.
  { name: 'ledger', everyMs: DAY, pause: untilNight, retryMs: HOUR, spaced: true, run: checkLedger },
  { name: 'premium', everyMs: 10 * MINUTE, run: notifyEndingPremium },
  { name: 'announcements', everyMs: MINUTE, run: announce },
  { name: 'announcement-emails', everyMs: MINUTE, run: mailAnnouncements },
  { name: 'newsletters', everyMs: MINUTE, run: serveNewsletters },
  { name: 'digests', everyMs: 10 * MINUTE, run: sendDigests },
  { name: 'publications', everyMs: 10 * SECOND, run: runPublications },
  { name: 'statistics', everyMs: 10 * MINUTE, run: updateStatistics },
  { name: 'review-notices', everyMs: MINUTE, run: notifyOfReviews },
  { name: 'score-notices', everyMs: 5 * MINUTE, run: notifySetAside },
  { name: 'health', everyMs: 10 * MINUTE, run: noticeWorseBuilds },
  { name: 'signing-keys', everyMs: HOUR, run: runSigningKeys },
  { name: 'webhooks', everyMs: 5 * SECOND, run: (deps, signal) => runWebhooks(deps, signal) },
  { name: 'database-dump', everyMs: 6 * HOUR, spaced: true, run: dumpDatabase },
];

/** All background jobs; each records its runs. */
export const backgroundJobs = (transport: MailTransport | undefined): readonly Job[] =>
  jobsOver(transport).map(recordedJob);
