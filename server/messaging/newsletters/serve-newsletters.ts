import { and, asc, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { canEmail } from '../../../src/domain/session/mail-settings';
import { readSettings } from '../../../src/domain/session/read-settings';
import type { ServerDependencies } from '../../deps';
import type { Executor } from '../../platform/database/executor';
import { accounts, accountSettings } from '../../platform/database/schema/accounts';
import { newsletters } from '../../platform/database/schema/newsletters';
import { roomForMails, isMailEnabled } from '../mail/is-mail-enabled';
import { newsletterLetter } from '../mail/letters/news-letters';
import { queueOptionalMail } from '../mail/queue-optional-mail';

type Deps = Pick<ServerDependencies, 'clock' | 'config' | 'database' | 'jobs' | 'log' | 'urls'>;
type Newsletter = typeof newsletters.$inferSelect;

/** Number of accounts in one transaction. */
const BATCH = 100;

/** Locks the oldest unfinished newsletter. */
async function lockWaiting(tx: Executor): Promise<Newsletter | undefined> {
  const [found] = await tx
    .select()
    .from(newsletters)
    .where(isNull(newsletters.servedAt))
    .orderBy(asc(newsletters.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return found;
}

/** Returns the next accounts by id that existed when the newsletter was sent and have a verified address. */
const readersOf = (tx: Executor, { servedThrough, createdAt }: Newsletter) =>
  tx
    .select({
      id: accounts.id,
      username: accounts.username,
      email: accounts.email,
      verifiedAt: accounts.emailVerifiedAt,
      settings: accountSettings.settings,
    })
    .from(accounts)
    .leftJoin(accountSettings, eq(accountSettings.accountId, accounts.id))
    .where(
      and(
        servedThrough === null ? undefined : gt(accounts.id, servedThrough),
        isNotNull(accounts.emailVerifiedAt),
        isNull(accounts.deletedAt),
        lte(accounts.createdAt, createdAt),
      ),
    )
    .orderBy(asc(accounts.id))
    .limit(BATCH);

/** Queues the emails of one batch and stores its last account id. Returns true if more work remains. */
async function serveBatch(tx: Executor, deps: Deps): Promise<boolean> {
  const newsletter = await lockWaiting(tx);
  if (!newsletter) return false;
  const now = deps.clock.now();
  const { id, subject, body, bodyHtml } = newsletter;
  const { portalOrigin } = deps.urls;
  const text = body.replaceAll('](/', `](${portalOrigin}/`);
  const html = bodyHtml.replaceAll('href="/', `href="${portalOrigin}/`);
  const readers = await readersOf(tx, newsletter);
  const subscribers = readers.filter(({ settings }) => canEmail(readSettings(settings), 'newsletters'));
  let written = 0;
  for (const owner of subscribers) {
    const letter = newsletterLetter({ username: owner.username, subject, text, html });
    if (await queueOptionalMail(tx, deps, { accountId: owner.id, owner, mails: 'newsletters', letter, now }))
      written += 1;
  }
  await tx
    .update(newsletters)
    .set({
      servedThrough: readers.at(-1)?.id ?? newsletter.servedThrough,
      servedAt: readers.length < BATCH ? now : null,
      emails: sql`${newsletters.emails} + ${written}`,
    })
    .where(eq(newsletters.id, id));
  return true;
}

/**
 * Queues the emails of newsletters, one batch in a transaction, while the queue has room. After an interruption it continues
 * behind the last committed batch, so nobody gets a newsletter twice.
 */
export async function serveNewsletters(deps: Deps, signal?: AbortSignal): Promise<void> {
  if (!isMailEnabled(deps.config)) return;
  const { database, jobs } = deps;
  while (signal?.aborted !== true && (await roomForMails(database.db))) {
    if (!(await database.transaction((tx) => serveBatch(tx, deps)))) return;
    jobs.wake('mails');
  }
}
