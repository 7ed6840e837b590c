import { and, eq, inArray, sql } from 'drizzle-orm';
import type { SubscriptionSource } from '../../../src/domain/subscriptions/mail-subscription';
import type { NamedSender } from '../../../src/domain/subscriptions/sender-id';
import { findGameId } from '../../catalogue/games/game.repository';
import type { Executor } from '../../platform/database/executor';
import { developers } from '../../platform/database/schema/developers';
import { games } from '../../platform/database/schema/games';
import { emailSubscriptions } from '../../platform/database/schema/subscriptions';

/** Reference of a subscription to its sender. */
export type StoredSender = { readonly gameId: number } | { readonly developerId: number };

/** Finds a sender by its name: a published game, or a developer. */
export async function findSender(executor: Executor, { sender, slug }: NamedSender): Promise<StoredSender | undefined> {
  if (sender === 'game') {
    const gameId = await findGameId(executor, slug);
    return gameId === undefined ? undefined : { gameId };
  }
  const [found] = await executor.select({ id: developers.id }).from(developers).where(eq(developers.slug, slug));
  return found && { developerId: found.id };
}

const subscription = (accountId: string, sender: StoredSender) =>
  and(
    eq(emailSubscriptions.accountId, accountId),
    'gameId' in sender
      ? eq(emailSubscriptions.gameId, sender.gameId)
      : eq(emailSubscriptions.developerId, sender.developerId),
  );

/** True if an account has subscribed to a sender. */
export async function isSubscribed(executor: Executor, accountId: string, sender: StoredSender): Promise<boolean> {
  return (await executor.$count(emailSubscriptions, subscription(accountId, sender))) > 0;
}

/** Returns the sender to which an account subscribed at one of these exact times. */
export async function findSubscriptionOf(
  executor: Executor,
  accountId: string,
  times: readonly Date[],
): Promise<StoredSender | undefined> {
  const [found] = await executor
    .select({ gameId: emailSubscriptions.gameId, developerId: emailSubscriptions.developerId })
    .from(emailSubscriptions)
    .where(and(eq(emailSubscriptions.accountId, accountId), inArray(emailSubscriptions.createdAt, [...times])));
  if (typeof found?.gameId === 'number') return { gameId: found.gameId };
  return typeof found?.developerId === 'number' ? { developerId: found.developerId } : undefined;
}

/** Returns the name of a sender. Undefined if it is deleted. */
export async function titleOfSender(executor: Executor, sender: StoredSender): Promise<string | undefined> {
  const [found] =
    'gameId' in sender
      ? await executor
          .select({ title: sql<string>`${games.card}->>'title'` })
          .from(games)
          .where(eq(games.id, sender.gameId))
      : await executor.select({ title: developers.name }).from(developers).where(eq(developers.id, sender.developerId));
  return found?.title;
}

/** Subscribes an account. Has no effect if it is already subscribed. */
export async function insertSubscription(
  tx: Executor,
  accountId: string,
  sender: StoredSender,
  { source, now }: { readonly source: SubscriptionSource; readonly now: Date },
): Promise<void> {
  await tx
    .insert(emailSubscriptions)
    .values({ accountId, ...sender, source, createdAt: now })
    .onConflictDoNothing();
}

export async function deleteSubscription(tx: Executor, accountId: string, sender: StoredSender): Promise<void> {
  await tx.delete(emailSubscriptions).where(subscription(accountId, sender));
}
