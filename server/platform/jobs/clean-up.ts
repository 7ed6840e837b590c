import { lte } from 'drizzle-orm';
import { IDEMPOTENCY_KEPT } from '../../../src/domain/market/purchase-request';
import { forgetImpressions } from '../../commerce/ads/ad.repository';
import { SERVING_MS } from '../../commerce/ads/serving-time';
import { articleViews } from '../database/schema/article-views';
import { attemptCounts } from '../database/schema/attempt-counts';
import { gamePlays } from '../database/schema/game-plays';
import { guestProgress } from '../database/schema/guest-progress';
import { linkSecrets } from '../database/schema/link-secrets';
import { sessions } from '../database/schema/sessions';
import { socialAttempts } from '../database/schema/social-attempts';
import type { ServerDependencies } from '../../deps';
import { deleteOldTickets } from '../../catalogue/help/ticket.repository';
import { deleteOldMails } from '../../messaging/mail/mail.repository';
import { deleteOldAnswers } from '../../commerce/market/purchase-answer.repository';
import { deleteOldHealth } from '../../play/sessions/build-health.repository';
import { deleteOldPlaySessions } from '../../play/sessions/play-session.repository';

const DAY = 24 * 60 * 60 * 1000;
const MAILS_KEPT = 30 * DAY;
/** A play counts again after half an hour. */
const PLAYS_KEPT = DAY;
const VIEWS_KEPT = 365 * DAY;
const GUEST_PROGRESS_KEPT = 180 * DAY;
/** A player's history tells when each game was last played. */
const PLAY_SESSIONS_KEPT = 2 * 365 * DAY;
const HEALTH_KEPT = 90 * DAY;
const TICKETS_KEPT = 2 * 365 * DAY;

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
