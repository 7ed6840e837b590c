import { and, asc, desc, eq, isNull, ne, not } from 'drizzle-orm';
import type { EndpointChoice } from '../../../src/domain/server-api/webhooks';
import type { Config } from '../../platform/config/config';
import type { Executor } from '../../platform/database/executor';
import { webhookDeliveries, webhookEndpoints } from '../../platform/database/schema/webhooks';
import type { ServerRandom } from '../../platform/system/server-random';
import { serverApiBox } from '../server-api/server-api-box';
import { SECRET_PREFIX } from './post-message';

/** Standard Webhooks permits 24 to 64 bytes. */
const SECRET_BYTES = 32;

export type EndpointRow = typeof webhookEndpoints.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

/** Decrypts the secret of an endpoint; undefined if it was encrypted with another secret of the server. */
export const openSecret = (
  config: Pick<Config, 'secret'>,
  { id, sealedSecret }: Pick<EndpointRow, 'id' | 'sealedSecret'>,
): string | undefined => serverApiBox(config).open(id, sealedSecret);

/** Lists the endpoints of a game, oldest first. */
export const listEndpoints = (executor: Executor, gameId: number): Promise<readonly EndpointRow[]> =>
  executor
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.gameId, gameId))
    .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id));

/** Finds an endpoint of a game. */
export async function findEndpoint(executor: Executor, gameId: number, id: string): Promise<EndpointRow | undefined> {
  const [found] = await executor
    .select()
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.gameId, gameId), eq(webhookEndpoints.id, id)));
  return found;
}

/** Stores an endpoint. Returns it with its secret. */
export async function insertEndpoint(
  tx: Executor,
  { config, random }: { readonly config: Pick<Config, 'secret'>; readonly random: ServerRandom },
  { url, events, gameId }: EndpointChoice & { readonly gameId: number },
  now: Date,
): Promise<{ readonly endpoint: EndpointRow; readonly secret: string }> {
  const id = random.uuid();
  const secret = SECRET_PREFIX + random.bytes(SECRET_BYTES).toString('base64');
  const sealedSecret = serverApiBox(config).seal(id, secret, random);
  const [endpoint] = await tx
    .insert(webhookEndpoints)
    .values({ id, gameId, url, events, sealedSecret, createdAt: now })
    .returning();
  if (!endpoint) throw new Error('The endpoint was not stored.');
  return { endpoint, secret };
}

/** Changes an endpoint. Switching it on starts a new series of attempts, also for messages about players that were deleted meanwhile. */
export async function updateEndpoint(
  tx: Executor,
  { id, switchedOffAt }: EndpointRow,
  { url, events, on }: EndpointChoice & { readonly on: boolean },
  now: Date,
): Promise<void> {
  const switchesOn = on && switchedOffAt !== null;
  const state = { switchedOffAt: on ? null : (switchedOffAt ?? now), ...(switchesOn ? { failures: 0 } : {}) };
  await tx
    .update(webhookEndpoints)
    .set({ url, events, ...state })
    .where(eq(webhookEndpoints.id, id));
  if (!on) await failWaiting(tx, id);
  if (switchesOn) await sendDeletionsAgain(tx, id, now);
}

/** Deletes an endpoint with its messages. */
export async function deleteEndpoint(tx: Executor, id: string): Promise<void> {
  await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id));
}

const isPlayerDeleted = eq(webhookDeliveries.type, 'player.deleted');

/** Ends the waiting messages of an endpoint that is switched off, except those about deleted players. A member can send them again. */
async function failWaiting(tx: Executor, endpointId: string): Promise<void> {
  const isOfEndpoint = eq(webhookDeliveries.endpointId, endpointId);
  await tx
    .update(webhookDeliveries)
    .set({ state: 'failed', leasedUntil: null })
    .where(and(isOfEndpoint, eq(webhookDeliveries.state, 'waiting'), not(isPlayerDeleted)));
}

/** Starts a new series of attempts for the messages about deleted players that an endpoint has not accepted. */
async function sendDeletionsAgain(tx: Executor, endpointId: string, now: Date): Promise<void> {
  const isOfEndpoint = eq(webhookDeliveries.endpointId, endpointId);
  await tx
    .update(webhookDeliveries)
    .set({ state: 'waiting', nextAt: now, failures: 0, leasedUntil: null })
    .where(and(isOfEndpoint, isPlayerDeleted, ne(webhookDeliveries.state, 'delivered')));
}

/** Switches an endpoint off and ends its waiting messages. Returns false if it is off already. */
export async function switchOff(tx: Executor, endpointId: string, now: Date): Promise<boolean> {
  const changed = await tx
    .update(webhookEndpoints)
    .set({ switchedOffAt: now })
    .where(and(eq(webhookEndpoints.id, endpointId), isNull(webhookEndpoints.switchedOffAt)))
    .returning({ id: webhookEndpoints.id });
  if (changed.length > 0) await failWaiting(tx, endpointId);
  return changed.length > 0;
}

/** Returns a window of the messages to an endpoint, newest first. */
export const listDeliveries = (
  executor: Executor,
  endpointId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly DeliveryRow[]> =>
  executor
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.endpointId, endpointId))
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(limit)
    .offset(offset);

/** Counts the messages to an endpoint up to a limit, because its log can be long. */
export function countDeliveries(executor: Executor, endpointId: string, limit: number): Promise<number> {
  const counted = executor
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.endpointId, endpointId))
    .limit(limit);
  return executor.$count(counted.as('counted'));
}

/** Schedules a message to be sent again at once, with its id and a new series of attempts. Returns false for an unknown message. */
export async function sendAgain(tx: Executor, endpointId: string, id: string, now: Date): Promise<boolean> {
  const changed = await tx
    .update(webhookDeliveries)
    .set({ state: 'waiting', nextAt: now, failures: 0, leasedUntil: null })
    .where(and(eq(webhookDeliveries.endpointId, endpointId), eq(webhookDeliveries.id, id)))
    .returning({ id: webhookDeliveries.id });
  return changed.length > 0;
}
