import { and, asc, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { canEmail } from '../../../src/domain/session/mail-settings';
import { readSettings } from '../../../src/domain/session/read-settings';
import type { ServerDependencies } from '../../deps';
import type { Executor } from '../../platform/database/executor';
import { accountSettings } from '../../platform/database/schema/account-settings';
import { accounts } from '../../platform/database/schema/accounts';
import { newsletters } from '../../platform/database/schema/newsletters';
import { roomForMails, isMailEnabled } from '../mail/is-mail-enabled';
import { newsletterLetter } from '../mail/letters/news-letters';
import { queueOptionalMail } from '../mail/queue-optional-mail';

type Deps = Pick<ServerDependencies, 'clock' | 'config' | 'database' | 'jobs' | 'log' | 'urls'>;
type Newsletter = typeof newsletters.$inferSelect;

/** Accounts that one transaction serves. */
const BATCH = 100;

/** The oldest newsletter that not everybody was served with, held until the transaction ends. */
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

/** The next accounts, by their ids, of those that were there when it was sent and whose address is confirmed. */
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

/** Writes the mails to a batch and writes down up to whom, in one transaction; tells whether more is to do. */
async function serveBatch(tx: Executor, deps: Deps): Promise<boolean> {
  const newsletter = await lockWaiting(tx);
  if (!newsletter) return false;
  const now = deps.clock.now();
  const { id, subject, body, bodyHtml } = newsletter;
  const { portalOrigin } = deps.urls;
  const text = body.replaceAll('](/', `](${portalOrigin}/`);
  const html = bodyHtml.replaceAll('href="/', `href="${portalOrigin}/`);
  const readers = await readersOf(tx, newsletter);
  const willing = readers.filter(({ settings }) => canEmail(readSettings(settings), 'newsletters'));
  let written = 0;
  for (const owner of willing) {
    const letter = newsletterLetter({ username: owner.username, subject, text, html });
    if (await queueOptionalMail(tx, deps, { accountId: owner.id, owner, mails: 'newsletters', letter, now }))
      written += 1;
  }
  await tx
    .update(newsletters)
    .set({
      servedThrough: readers.at(-1)?.id ?? newsletter.servedThrough,
      servedAt: readers.length < BATCH ? now : null,
      mails: sql`${newsletters.mails} + ${written}`,
    })
    .where(eq(newsletters.id, id));
  return true;
}

/**
 * Writes the mails of newsletters, a batch a transaction, as long as not too many wait to be sent: whatever stops it, it goes on behind the
 * last batch that was committed, so that nobody gets one twice.
 */
export async function serveNewsletters(deps: Deps, signal?: AbortSignal): Promise<void> {
  if (!isMailEnabled(deps.config)) return;
  const { database, jobs } = deps;
  while (signal?.aborted !== true && (await roomForMails(database.db))) {
    if (!(await database.transaction((tx) => serveBatch(tx, deps)))) return;
    jobs.wake('mails');
  }
}
