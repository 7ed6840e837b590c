import { forgetAvatars } from '../../community/avatars/forget-avatars';
import { notifyFollowers } from '../../catalogue/developers/notify-followers';
import { sendDigests } from '../../messaging/digests/send-digests';
import { maintainCatalogue } from '../../catalogue/games/maintain-catalogue';
import { carryOutDeletions } from '../../identity/account-deletion/carry-out-deletions';
import { makeExports } from '../../identity/account-deletion/make-exports';
import { checkLedger } from '../../commerce/market/check-ledger';
import type { MailTransport } from '../../messaging/mail/mail-transport';
import { sendDueMails } from '../../messaging/mail/send-due-mails';
import { serveNewsletters } from '../../messaging/newsletters/serve-newsletters';
import { sweepPlaySessions } from '../../play/sessions/sweep-play-sessions';
import { notifyEndingPremium } from '../../commerce/premium/notify-ending-premium';
import { cleanUp } from './clean-up';
import type { Job } from './job';
import { recordedJob } from './recorded-job';
import { untilNight } from './until-night';

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
