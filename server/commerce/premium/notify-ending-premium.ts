import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { isPremiumEndingNoticeDue, PREMIUM_ENDING_NOTICE } from '../../../src/domain/premium/remaining-premium';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';
import { notifications } from '../../platform/database/schema/notifications';
import type { ServerDependencies } from '../../deps';
import { momentText } from '../../messaging/mail/moment-text';
import type { NewNotification, StoredNotification } from '../../community/inbox/notification.repository';
import { insertNotificationOnce } from '../../community/inbox/notification.repository';
import { notifyPlayer } from '../../community/inbox/notify-player';

const BATCH = 100;
const PREFIX = 'premium-ending:';

const eventKey = (until: Date): string => `${PREFIX}${until.getTime()}`;
/** As the key of an account's end is written in the database. */
const keyOfEnd = sql<string>`${PREFIX} || (extract(epoch from ${accounts.premiumUntil}) * 1000)::bigint`;

const ending = (until: Date): NewNotification & { readonly eventKey: string } => ({
  kind: 'premium-ending',
  title: 'Your premium ends soon',
  body: `It ends on ${momentText(until)}. Another month can be added at any time.`,
  link: '/market',
  eventKey: eventKey(until),
});

/** Accounts whose premium ends within the notice, and that were not told of this end. */
async function untold(tx: Executor, now: Date): Promise<readonly { readonly id: string; readonly until: Date }[]> {
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
    // Who buys another month just now holds the account, and is not told of the old end.
    .for('update', { of: accounts, skipLocked: true });
  return rows.flatMap(({ id, until }) =>
    isPremiumEndingNoticeDue(until?.getTime(), undefined, now.getTime()) && until ? [{ id, until }] : [],
  );
}

/** Tells players that their premium ends within three days: once for each end, however it came about and however many servers there are. */
export async function notifyEndingPremium(
  { clock, database, realtime }: Pick<ServerDependencies, 'clock' | 'database' | 'realtime'>,
  signal?: AbortSignal,
): Promise<void> {
  let found = BATCH;
  while (found === BATCH && signal?.aborted !== true) {
    const told = await database.transaction(async (tx) => {
      const now = clock.now();
      const due = await untold(tx, now);
      const kept: (StoredNotification | undefined)[] = [];
      for (const { id, until } of due) kept.push(await insertNotificationOnce(tx, id, ending(until), now));
      return kept;
    });
    found = told.length;
    for (const notification of told) if (notification) notifyPlayer(realtime, notification.accountId, { notification });
  }
}
