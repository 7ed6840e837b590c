import { notifyFollowers } from '../../catalogue/developers/notify-followers';
import { maintainCatalogue } from '../../catalogue/games/maintain-catalogue';
import { checkLedger } from '../../commerce/market/check-ledger';
import { notifyEndingPremium } from '../../commerce/premium/notify-ending-premium';
import { forgetAvatars } from '../../community/avatars/forget-avatars';
import type { ServerDependencies } from '../../deps';
import { carryOutDeletions } from '../../identity/account-deletion/carry-out-deletions';
import { makeExports } from '../../identity/account-deletion/make-exports';
import { sendDigests } from '../../messaging/digests/send-digests';
import type { MailTransport } from '../../messaging/mail/mail-transport';
import { sendDueMails } from '../../messaging/mail/send-due-mails';
import { serveNewsletters } from '../../messaging/newsletters/serve-newsletters';
import { sweepPlaySessions } from '../../play/sessions/sweep-play-sessions';
import { cleanUp } from './clean-up';
import type { Job } from './job';
import { noteEnd, noteFailure, noteStart, plannedRun } from './job-run.repository';
import { pauseOf } from './pause-of';
import { untilNight } from './until-night';

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
