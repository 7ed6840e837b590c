import { publishDueAnnouncements } from '../../publishing/console/announcements.repository';
import { notifyFollowers, removeNotifications } from '../../catalogue/developers/notify-followers';
import { maintainCatalogue } from '../../catalogue/games/maintain-catalogue';
import { storePopularGames } from '../../catalogue/games/popular-game.repository';
import { updateTrends } from '../../catalogue/home/update-trends';
import { checkLedger } from '../../commerce/market/check-ledger';
import { notifyEndingPremium } from '../../commerce/premium/notify-ending-premium';
import { forgetAvatars } from '../../community/avatars/forget-avatars';
import { closeMonths } from '../../commerce/developer-money/close-months';
import type { ServerDependencies } from '../../deps';
import { carryOutDeletions } from '../../identity/account-deletion/carry-out-deletions';
import { makeExports } from '../../identity/account-deletion/make-exports';
import { sendDigests } from '../../messaging/digests/send-digests';
import type { MailTransport } from '../../messaging/mail/mail-transport';
import { sendDueMails } from '../../messaging/mail/send-due-mails';
import { serveNewsletters } from '../../messaging/newsletters/serve-newsletters';
import { mailAnnouncements } from '../../messaging/subscriptions/mail-announcements';
import { sweepPlaySessions } from '../../play/sessions/sweep-play-sessions';
import { notifyOfReviews } from '../../publishing/console/review-notices';
import { notifySetAside } from '../../publishing/console/notify-set-aside';
import { noticeWorseBuilds } from '../../publishing/console/notice-worse-builds';
import { runPublications } from '../../publishing/console/run-publications';
import { sweepStore } from '../../publishing/console/sweep-store';
import { updateStatistics } from '../../publishing/console/update-statistics';
import { runSigningKeys } from '../../publishing/server-api/signing-keys';
import { runWebhooks } from '../../publishing/webhooks/run-webhooks';
import { dumpDatabase } from '../backup/dump-database';
import { cleanUp } from './clean-up';
import type { Job } from './job';
import { isPaused, recordEnd, recordFailure, recordStart, plannedRun } from './job-run.repository';
import { pauseOf } from './pause-of';

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
  { name: 'popular-games', everyMs: 10 * MINUTE, run: storePopularGames },
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
  { name: 'statements', everyMs: HOUR, run: closeMonths },
  { name: 'database-dump', everyMs: 6 * HOUR, spaced: true, run: dumpDatabase },
];

/** All background jobs; each records its runs. */
export const backgroundJobs = (transport: MailTransport | undefined): readonly Job[] =>
  jobsOver(transport).map(recordedJob);
