import { and, inArray, isNull } from 'drizzle-orm';
import type { Executor } from '../database/executor';
import { accounts } from '../database/schema/accounts';
import { friendships } from '../database/schema/friendships';
import { daysBefore } from './days-before';

/** Who of the demo accounts has asked whom, and how many days ago that was answered, if it was. */
const FRIENDSHIPS: readonly { readonly asks: string; readonly asked: string; readonly acceptedDaysAgo?: number }[] = [
  { asks: 'orion', asked: 'nova', acceptedDaysAgo: 20 },
  { asks: 'nova', asked: 'studio', acceptedDaysAgo: 6 },
  { asks: 'studio', asked: 'orion' },
];

const ASKED_DAYS_AGO = 21;

/** The friendships of the demo accounts, and one that is only asked for; of an account that is gone by now, none. */
export async function insertFriendships(tx: Executor, now: Date): Promise<void> {
  const names = [...new Set(FRIENDSHIPS.flatMap(({ asks, asked }) => [asks, asked]))];
  const found = await tx
    .select({ id: accounts.id, key: accounts.usernameKey })
    .from(accounts)
    .where(and(inArray(accounts.usernameKey, names), isNull(accounts.deletedAt)));
  const ids = new Map(found.map(({ id, key }) => [key, id]));
  const rows = FRIENDSHIPS.flatMap(({ asks, asked, acceptedDaysAgo }) => {
    const askedBy = ids.get(asks);
    const other = ids.get(asked);
    if (askedBy === undefined || other === undefined) return [];
    const [first, second] = askedBy < other ? [askedBy, other] : [other, askedBy];
    const acceptedAt = acceptedDaysAgo === undefined ? null : daysBefore(now, acceptedDaysAgo);
    return { first, second, askedBy, createdAt: daysBefore(now, ASKED_DAYS_AGO), acceptedAt };
  });
  if (rows.length > 0) await tx.insert(friendships).values(rows).onConflictDoNothing();
}
