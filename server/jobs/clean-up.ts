import { lte } from 'drizzle-orm';
import { attemptCounts } from '../database/schema/attempt-counts';
import { linkSecrets } from '../database/schema/link-secrets';
import { sessions } from '../database/schema/sessions';
import { socialAttempts } from '../database/schema/social-attempts';
import type { ServerDeps } from '../deps';
import { deleteOldMails } from '../mail/mail.repository';

const MAILS_KEPT = 30 * 24 * 60 * 60 * 1000;

/** Forgets what is over: secrets of links, sign-ins under way, sessions, counts of attempts, and mails after 30 days. */
export async function cleanUp({ clock, database }: Pick<ServerDeps, 'clock' | 'database'>): Promise<void> {
  const { db } = database;
  const now = clock.now();
  for (const table of [linkSecrets, socialAttempts, sessions]) await db.delete(table).where(lte(table.expiresAt, now));
  await db.delete(attemptCounts).where(lte(attemptCounts.endsAt, now));
  await deleteOldMails(db, new Date(now.getTime() - MAILS_KEPT));
}
