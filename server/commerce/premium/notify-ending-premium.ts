import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { isPremiumEndingNoticeDue, PREMIUM_ENDING_NOTICE } from '../../../src/domain/premium/remaining-premium';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';
import { notifications } from '../../platform/database/schema/inbox';
import type { ServerDependencies } from '../../deps';
import { momentText } from '../../messaging/mail/moment-text';
import type { NewNotification, StoredNotification } from '../../community/inbox/notification.repository';
import { insertNotificationOnce } from '../../community/inbox/notification.repository';
import { notifyPlayer } from '../../community/inbox/notify-player';

const BATCH = 100;
const PREFIX = 'premium-ending:';

const eventKey = (until: Date): string => `${PREFIX}${until.getTime()}`;
/** The SQL equivalent of `eventKey`. */
const keyOfEnd = sql<string>`${PREFIX} || (extract(epoch from ${accounts.premiumUntil}) * 1000)::bigint`;

const notificationOf = (until: Date): NewNotification & { readonly eventKey: string } => ({
  kind: 'premium-ending',
  title: 'Your premium ends soon',
  body: `It ends on ${momentText(until)}. You can add another month at any time.`,
  link: '/market',
  eventKey: eventKey(until),
});

/** Locks accounts whose premium ends soon and that have not been notified of it. */
async function lockUnnotified(
  tx: Executor,
  now: Date,
): Promise<readonly { readonly id: string; readonly until: Date }[]> {
  const rows = await tx
    .select({ id: accounts.id, until: accounts.premiumUntil })
    .from(accounts)
    .leftJoin(notifications, and(eq(notifications.accountId, accounts.id), eq(notifications.eventKey, keyOfEnd)))
    .where(
      and(
        gt(accounts.premiumUntil, now),
        lte(accounts.premiumUntil, new Date(now.getTime() + PREMIUM_ENDING_NOTICE)),
        isNull(accounts.deletedAt),
        isNull(notifications.id),
      ),
    )
    .orderBy(asc(accounts.premiumUntil), asc(accounts.id))
    .limit(BATCH)
    // Skips accounts that are locked by a purchase of another month.
    .for('update', { of: accounts, skipLocked: true });
  return rows.flatMap(({ id, until }) =>
    isPremiumEndingNoticeDue(until?.getTime(), undefined, now.getTime()) && until ? [{ id, until }] : [],
  );
}

/** Notifies players three days before their premium ends: once for each end, with any number of servers. */
export async function notifyEndingPremium(
  { clock, database, realtime }: Pick<ServerDependencies, 'clock' | 'database' | 'realtime'>,
  signal?: AbortSignal,
): Promise<void> {
  let found = BATCH;
  while (found === BATCH && signal?.aborted !== true) {
    const created = await database.transaction(async (tx) => {
      const now = clock.now();
      const due = await lockUnnotified(tx, now);
      const stored: (StoredNotification | undefined)[] = [];
      for (const { id, until } of due) stored.push(await insertNotificationOnce(tx, id, notificationOf(until), now));
      return stored;
    });
    found = created.length;
    for (const notification of created)
      if (notification) notifyPlayer(realtime, notification.accountId, { notification });
  }
}
