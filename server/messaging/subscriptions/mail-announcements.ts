import { and, asc, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { canEmail } from '../../../src/domain/session/mail-settings';
import { readSettings } from '../../../src/domain/session/read-settings';
import { announcementPath } from '../../catalogue/developers/announcement-path';
import type { LockedAnnouncement } from '../../catalogue/developers/lock-announcement';
import { lockAnnouncement } from '../../catalogue/developers/lock-announcement';
import type { ServerDependencies } from '../../deps';
import type { Executor } from '../../platform/database/executor';
import { accounts, accountSettings } from '../../platform/database/schema/accounts';
import { announcements } from '../../platform/database/schema/developers';
import { emailSubscriptions } from '../../platform/database/schema/subscriptions';
import { isMailEnabled, roomForMails } from '../mail/is-mail-enabled';
import { announcementLetter } from '../mail/letters/news-letters';
import { queueOptionalMail } from '../mail/queue-optional-mail';
import type { StoredSender } from './subscription.repository';
import { titleOfSender } from './subscription.repository';

type Deps = Pick<ServerDependencies, 'clock' | 'config' | 'database' | 'jobs' | 'log' | 'urls'>;

/** Number of subscribers in one transaction. */
const BATCH = 100;

/** Age from which an announcement is no news, such as after a time without a mail server; in milliseconds. */
const OLDEST = 2 * 24 * 60 * 60 * 1000;

/** Locks the oldest recent announcement whose emails are not all queued. */
const lockUnmailed = (tx: Executor, now: Date) =>
  lockAnnouncement(
    tx,
    and(isNull(announcements.mailedAt), gt(announcements.publishedAt, new Date(now.getTime() - OLDEST))),
    now,
  );

/**
 * Returns the next subscribers by id, once each, who subscribed before the publication and have a verified address. A subscription to the game
 * comes before one to the developer.
 */
const subscribersOf = (tx: Executor, { developerId, gameId, mailedThrough, publishedAt }: LockedAnnouncement) =>
  tx
    .selectDistinctOn([emailSubscriptions.accountId], {
      id: accounts.id,
      username: accounts.username,
      email: accounts.email,
      verifiedAt: accounts.emailVerifiedAt,
      settings: accountSettings.settings,
      gameId: emailSubscriptions.gameId,
    })
    .from(emailSubscriptions)
    .innerJoin(accounts, eq(accounts.id, emailSubscriptions.accountId))
    .leftJoin(accountSettings, eq(accountSettings.accountId, accounts.id))
    .where(
      and(
        or(
          eq(emailSubscriptions.developerId, developerId),
          gameId === null ? undefined : eq(emailSubscriptions.gameId, gameId),
        ),
        mailedThrough === null ? undefined : gt(emailSubscriptions.accountId, mailedThrough),
        lte(emailSubscriptions.createdAt, publishedAt),
        isNotNull(accounts.emailVerifiedAt),
        isNull(accounts.deletedAt),
      ),
    )
    .orderBy(asc(emailSubscriptions.accountId), asc(emailSubscriptions.gameId))
    .limit(BATCH);

/** Queues the emails of one batch, and stores its last account id. Returns true if more work remains. */
async function mailBatch(tx: Executor, deps: Deps): Promise<boolean> {
  const now = deps.clock.now();
  const announcement = await lockUnmailed(tx, now);
  if (!announcement) return false;
  const { id, title, excerpt, developerId, developerSlug, slug } = announcement;
  const url = deps.urls.portal(announcementPath(developerSlug, slug));
  const subscribers = await subscribersOf(tx, announcement);
  const senders = new Map<number | null, string>();
  for (const owner of subscribers) {
    if (!canEmail(readSettings(owner.settings), 'subscriptions')) continue;
    const mails: StoredSender = owner.gameId === null ? { developerId } : { gameId: owner.gameId };
    const sender = senders.get(owner.gameId) ?? (await titleOfSender(tx, mails)) ?? title;
    senders.set(owner.gameId, sender);
    const letter = announcementLetter({ username: owner.username, sender, title, excerpt, url });
    await queueOptionalMail(tx, deps, { accountId: owner.id, owner, mails, letter, now });
  }
  const mailedAt = subscribers.length < BATCH ? now : null;
  const mailedThrough = subscribers.at(-1)?.id ?? announcement.mailedThrough;
  await tx.update(announcements).set({ mailedThrough, mailedAt }).where(eq(announcements.id, id));
  return true;
}

/**
 * Queues an email about every new announcement for the subscribers of its developer and its game, one batch in a transaction, while the queue
 * has room. After an interruption it continues behind the last committed batch, so nobody gets an announcement twice.
 */
export async function mailAnnouncements(deps: Deps, signal?: AbortSignal): Promise<void> {
  if (!isMailEnabled(deps.config)) return;
  const { database, jobs } = deps;
  while (signal?.aborted !== true && (await roomForMails(database.db))) {
    if (!(await database.transaction((tx) => mailBatch(tx, deps)))) return;
    jobs.wake('mails');
  }
}
