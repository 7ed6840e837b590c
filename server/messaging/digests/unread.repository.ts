import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { isShown } from '../../community/inbox/mailbox.repository';
import type { Executor } from '../../platform/database/executor';
import { accounts, accountSettings } from '../../platform/database/schema/accounts';
import { messages, notifications } from '../../platform/database/schema/inbox';
import { emailRounds } from '../../platform/database/schema/emails';
import type { DigestReader } from './digest-reader';
import { reachable, readerColumns, settingsOfReader } from './digest-reader';

/** Unread items of an account. */
export interface Unread {
  readonly notifications: number;
  readonly messages: number;
  /** Titles of the newest items, newest first. */
  readonly titles: readonly string[];
}

/** A period: after `since`, up to `until`. */
interface TimeRange {
  /** Older items are ignored. */
  readonly since: Date;
  /** Later items are not due yet. */
  readonly until: Date;
}

interface Waiting extends TimeRange {
  /** Accounts with a later email are not due yet. */
  readonly rested: Date;
  /** Last account id of the previous batch. */
  readonly after: string | undefined;
  readonly limit: number;
}

const MOST_TITLES = 5;

/** Title of a message: its subject, or the sender's name for a player's message. */
const titleOfMessage = sql<string>`coalesce(nullif(${messages.subject}, ''), 'Message from ' || coalesce((
  select coalesce(sender.alias, sender.username) from ${accounts} as sender where sender.id = ${messages.senderId}
), 'a deleted account'))`;

const unreadIn = (executor: Executor) =>
  unionAll(
    executor
      .select({
        accountId: notifications.accountId,
        source: sql<'notification' | 'message'>`'notification'`.as('source'),
        title: sql<string>`${notifications.title}`.as('title'),
        createdAt: notifications.createdAt,
      })
      .from(notifications)
      .where(and(isNull(notifications.readAt), isShown(notifications))),
    executor
      .select({
        accountId: messages.accountId,
        source: sql<'notification' | 'message'>`'message'`.as('source'),
        title: titleOfMessage.as('title'),
        createdAt: messages.createdAt,
      })
      .from(messages)
      .where(and(isNull(messages.readAt), isNull(messages.deletedAt))),
  ).as('unread');

type Unreads = ReturnType<typeof unreadIn>;

const roundOf = (accountId: Unreads['accountId'] | typeof accounts.id) =>
  and(eq(emailRounds.accountId, accountId), eq(emailRounds.kind, 'unread-digest'));

/** Condition of due items that no email has covered. The statement needs a left join of `email_rounds`. */
const isDue = ({ createdAt }: Unreads, { since, until }: TimeRange) =>
  and(gt(createdAt, since), lte(createdAt, until), or(isNull(emailRounds.round), gt(createdAt, emailRounds.round)));

/** Returns a batch of accounts with due items by id, with the time of the newest due item. */
export async function listWaiting(
  executor: Executor,
  { rested, after, limit, ...range }: Waiting,
): Promise<readonly (DigestReader & { readonly newest: Date })[]> {
  const unread = unreadIn(executor);
  const newest = sql`max(${unread.createdAt})`.mapWith(notifications.createdAt);
  return executor
    .select({ ...readerColumns, newest })
    .from(unread)
    .innerJoin(accounts, and(eq(accounts.id, unread.accountId), reachable))
    .leftJoin(accountSettings, settingsOfReader)
    .leftJoin(emailRounds, roundOf(accounts.id))
    .where(
      and(
        isDue(unread, range),
        or(isNull(emailRounds.round), lte(emailRounds.servedAt, rested)),
        after === undefined ? undefined : gt(accounts.id, after),
      ),
    )
    .groupBy(accounts.id, accountSettings.settings)
    .orderBy(asc(accounts.id))
    .limit(limit);
}

/** Returns the due items of some accounts. Call it before their rounds are claimed. */
export async function readUnread(
  executor: Executor,
  accountIds: readonly string[],
  range: TimeRange,
): Promise<ReadonlyMap<string, Unread>> {
  const unread = unreadIn(executor);
  const ranked = executor
    .select({
      accountId: unread.accountId,
      title: unread.title,
      place:
        sql<number>`row_number() over (partition by ${unread.accountId} order by ${unread.createdAt} desc)::int`.as(
          'place',
        ),
      notifications:
        sql<number>`(count(*) filter (where ${unread.source} = 'notification') over (partition by ${unread.accountId}))::int`.as(
          'notifications',
        ),
      messages:
        sql<number>`(count(*) filter (where ${unread.source} = 'message') over (partition by ${unread.accountId}))::int`.as(
          'messages',
        ),
    })
    .from(unread)
    .leftJoin(emailRounds, roundOf(unread.accountId))
    .where(and(inArray(unread.accountId, [...accountIds]), isDue(unread, range)))
    .as('ranked');
  const rows = await executor
    .select()
    .from(ranked)
    .where(lte(ranked.place, MOST_TITLES))
    .orderBy(asc(ranked.accountId), asc(ranked.place));
  const found = new Map<string, Unread>();
  for (const { accountId, notifications: ofNotifications, messages: ofMessages, title } of rows) {
    const titles = [...(found.get(accountId)?.titles ?? []), title];
    found.set(accountId, { notifications: ofNotifications, messages: ofMessages, titles });
  }
  return found;
}
