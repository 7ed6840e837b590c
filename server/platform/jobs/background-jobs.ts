import { lte } from 'drizzle-orm';
import { IDEMPOTENCY_KEPT } from '../../../src/domain/market/purchase-request';
import { notifyFollowers } from '../../catalogue/developers/notify-followers';
import { maintainCatalogue } from '../../catalogue/games/maintain-catalogue';
import { deleteOldTickets } from '../../catalogue/help/ticket.repository';
import { forgetImpressions } from '../../commerce/ads/ad.repository';
import { SERVING_MS } from '../../commerce/ads/serving-time';
import { checkLedger } from '../../commerce/market/check-ledger';
import { deleteOldAnswers } from '../../commerce/market/purchase-answer.repository';
import { notifyEndingPremium } from '../../commerce/premium/notify-ending-premium';
import { forgetAvatars } from '../../community/avatars/forget-avatars';
import type { ServerDependencies } from '../../deps';
import { carryOutDeletions } from '../../identity/account-deletion/carry-out-deletions';
import { makeExports } from '../../identity/account-deletion/make-exports';
import { sendDigests } from '../../messaging/digests/send-digests';
import type { MailTransport } from '../../messaging/mail/mail-transport';
import { deleteOldMails } from '../../messaging/mail/mail.repository';
import { sendDueMails } from '../../messaging/mail/send-due-mails';
import { serveNewsletters } from '../../messaging/newsletters/serve-newsletters';
import { deleteOldHealth } from '../../play/sessions/build-health.repository';
import { deleteOldPlaySessions } from '../../play/sessions/play-session.repository';
import { sweepPlaySessions } from '../../play/sessions/sweep-play-sessions';
import { articleViews } from '../database/schema/article-views';
import { attemptCounts } from '../database/schema/attempt-counts';
import { gamePlays } from '../database/schema/game-plays';
import { guestProgress } from '../database/schema/guest-progress';
import { linkSecrets } from '../database/schema/link-secrets';
import { sessions } from '../database/schema/sessions';
import { socialAttempts } from '../database/schema/social-attempts';
import type { Job } from './job';
import { noteEnd, noteFailure, noteStart, plannedRun } from './job-run.repository';
import { pauseOf } from './pause-of';

const CLEAN_DAY = 24 * 60 * 60 * 1000;
const MAILS_KEPT = 30 * CLEAN_DAY;
/** A play counts again after half an hour. */
const PLAYS_KEPT = CLEAN_DAY;
const VIEWS_KEPT = 365 * CLEAN_DAY;
const GUEST_PROGRESS_KEPT = 180 * CLEAN_DAY;
/** A player's history tells when each game was last played. */
const PLAY_SESSIONS_KEPT = 2 * 365 * CLEAN_DAY;
const HEALTH_KEPT = 90 * CLEAN_DAY;
const TICKETS_KEPT = 2 * 365 * CLEAN_DAY;

/** Forgets what is over: secrets of links, sign-ins under way, sessions, counts of attempts, servings of ads that nobody can count any more; mails after 30 days, who has played and what was answered to purchases after one, the health of builds after 90, how far guests are on the way to badges after 180, who has read after a year, and play sessions and messages to the support after two in which nothing happened. */
export async function cleanUp({ clock, database }: Pick<ServerDependencies, 'clock' | 'database'>): Promise<void> {
  const { db } = database;
  const now = clock.now();
  for (const table of [linkSecrets, socialAttempts, sessions]) await db.delete(table).where(lte(table.expiresAt, now));
  await db.delete(attemptCounts).where(lte(attemptCounts.endsAt, now));
  const before = (milliseconds: number): Date => new Date(now.getTime() - milliseconds);
  await deleteOldAnswers(db, before(IDEMPOTENCY_KEPT));
  await deleteOldMails(db, before(MAILS_KEPT));
  await db.delete(gamePlays).where(lte(gamePlays.countedAt, before(PLAYS_KEPT)));
  await db.delete(articleViews).where(lte(articleViews.countedAt, before(VIEWS_KEPT)));
  await db.delete(guestProgress).where(lte(guestProgress.reportedAt, before(GUEST_PROGRESS_KEPT)));
  await deleteOldPlaySessions(db, before(PLAY_SESSIONS_KEPT));
  await deleteOldHealth(db, before(HEALTH_KEPT));
  await forgetImpressions(db, before(SERVING_MS));
  await deleteOldTickets(db, before(TICKETS_KEPT));
}

const UNTIL_DAY = 24 * 60 * 60 * 1000;
/** When the night work begins, from midnight UTC. */
const NIGHT = 3 * 60 * 60 * 1000;

/** Milliseconds until the next night's work, which begins at three in the morning, UTC; never zero. */
export function untilNight(now: Date): number {
  const sinceNight = (now.getTime() + UNTIL_DAY - NIGHT) % UNTIL_DAY;
  return UNTIL_DAY - sinceNight;
}

/**
 * Milliseconds until the time that a job was planned for; undefined when it is due. A plan that lies further away than the job's longest
 * pause was made by a clock that was wrong, and counts for nothing.
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
 * The same job, that writes down when it ran and how it went, on whichever server: `holocade doctor` reads that. One that is `spaced` does
 * nothing before its time, however many servers there are and however often they start.
 */
export const recordedJob = (job: Job): Job => ({
  ...job,
  ...(job.spaced === true ? { wait: (deps: ServerDependencies) => waitOf(job, deps) } : {}),
  async run(deps, signal) {
    const { clock, database, log } = deps;
    const { db } = database;
    if (job.spaced === true && (await waitOf(job, deps)) !== undefined) return;
    await noteStart(db, job.name, clock.now());
    try {
      await job.run(deps, signal);
    } catch (error) {
      const now = clock.now();
      const nextAt = new Date(now.getTime() + pauseOf(job, now, true));
      // What stopped the job may stop this, too, and is the news of the two.
      await noteFailure(db, job.name, { now, nextAt, error }).catch((failure: unknown) => {
        log.warn({ err: failure, job: job.name }, 'it could not be noted that a job failed');
      });
      throw error;
    }
    const now = clock.now();
    await noteEnd(db, job.name, now, new Date(now.getTime() + pauseOf(job, now)));
  },
});

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const jobsOver = (transport: MailTransport | undefined): readonly Job[] => [
  { name: 'mails', everyMs: 15 * SECOND, run: (deps, signal) => sendDueMails(deps, transport, signal) },
  { name: 'deletions', everyMs: 10 * MINUTE, run: carryOutDeletions },
  { name: 'exports', everyMs: MINUTE, run: makeExports },
  { name: 'catalogue', everyMs: 10 * MINUTE, run: maintainCatalogue },
  // The end of a play is known within 130 s.
  { name: 'play-sessions', everyMs: 5 * SECOND, run: sweepPlaySessions },
  { name: 'cleanup', everyMs: HOUR, run: cleanUp },
  { name: 'pictures', everyMs: HOUR, run: forgetAvatars },
  // It reads every entry, and what is wrong is not mended by looking again at once.
  { name: 'ledger', everyMs: DAY, pause: untilNight, retryMs: HOUR, spaced: true, run: checkLedger },
  { name: 'premium', everyMs: 10 * MINUTE, run: notifyEndingPremium },
  { name: 'announcements', everyMs: MINUTE, run: notifyFollowers },
  { name: 'newsletters', everyMs: MINUTE, run: serveNewsletters },
  { name: 'digests', everyMs: 10 * MINUTE, run: sendDigests },
];

/** Every job of the house, each of which writes down how it went. */
export const backgroundJobs = (transport: MailTransport | undefined): readonly Job[] =>
  jobsOver(transport).map(recordedJob);
