import { and, eq, isNull, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { webhookData } from '../../../src/contract/webhooks.contract';
import type { MessageType, WebhookEvent } from '../../../src/domain/server-api/webhooks';
import type { Config } from '../../platform/config/config';
import type { Executor } from '../../platform/database/executor';
import { games } from '../../platform/database/schema/games';
import { pairwiseIds } from '../../platform/database/schema/server-api';
import { webhookDeliveries, webhookEndpoints } from '../../platform/database/schema/webhooks';
import { pairwiseIdOf } from '../server-api/pairwise-id.repository';

type DataOf<T extends MessageType> = z.output<(typeof webhookData)[T]>;

interface NewMessage<T extends MessageType> {
  readonly endpointId: string;
  /** Player whose deletion deletes the message. */
  readonly accountId?: string;
  readonly type: T;
  readonly data: DataOf<T>;
}

/** Stores a message to an endpoint. The job `webhooks` sends it after the commit. */
export async function queueMessage<T extends MessageType>(
  tx: Executor,
  { endpointId, accountId, type, data }: NewMessage<T>,
  now: Date,
): Promise<void> {
  const body = JSON.stringify({ type, timestamp: now.toISOString(), data });
  await tx.insert(webhookDeliveries).values({ endpointId, accountId, type, body, createdAt: now, nextAt: now });
}

const receives = (type: WebhookEvent) => sql`${webhookEndpoints.events} @> ${JSON.stringify([type])}::jsonb`;

interface NewEvent<T extends WebhookEvent> {
  readonly gameId: number;
  readonly accountId: string;
  readonly type: T;
  readonly data: Omit<DataOf<T>, 'game' | 'player'>;
}

/** Stores an event of a player for the endpoints of a game, in the transaction of the event. Does nothing without one. */
export async function recordWebhookEvent<T extends Exclude<WebhookEvent, 'player.deleted'>>(
  tx: Executor,
  config: Pick<Config, 'secret'>,
  { gameId, accountId, type, data }: NewEvent<T>,
  now: Date,
): Promise<void> {
  const endpoints = await tx
    .select({ id: webhookEndpoints.id, game: games.slug, developerId: games.developerId })
    .from(webhookEndpoints)
    .innerJoin(games, eq(games.id, webhookEndpoints.gameId))
    .where(and(eq(webhookEndpoints.gameId, gameId), isNull(webhookEndpoints.switchedOffAt), receives(type)));
  for (const { id: endpointId, game, developerId } of endpoints) {
    const player = await pairwiseIdOf(tx, config, { developerId, accountId });
    // `NewEvent` has checked the rest of the data.
    await queueMessage(
      tx,
      { endpointId, accountId, type, data: { ...data, game, player } as unknown as DataOf<T> },
      now,
    );
  }
}

/**
 * Stores the deletion of an account for every developer that knows the player. Call it before the deletion of the ids. Messages to an endpoint that is
 * switched off wait until it is on.
 */
export async function recordPlayerDeleted(tx: Executor, accountId: string, now: Date): Promise<void> {
  const endpoints = await tx
    .select({ id: webhookEndpoints.id, game: games.slug, player: pairwiseIds.pairwiseId })
    .from(pairwiseIds)
    .innerJoin(games, eq(games.developerId, pairwiseIds.developerId))
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.gameId, games.id))
    .where(and(eq(pairwiseIds.accountId, accountId), receives('player.deleted')));
  for (const { id: endpointId, game, player } of endpoints)
    await queueMessage(tx, { endpointId, type: 'player.deleted', data: { game, player } }, now);
}
