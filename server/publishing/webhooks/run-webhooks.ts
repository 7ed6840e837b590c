import { alias } from 'drizzle-orm/pg-core';
import { and, asc, count, eq, gt, gte, isNull, lte, notExists, notInArray, or, sql } from 'drizzle-orm';
import { GONE, isConfirmed, retryWait } from '../../../src/domain/server-api/webhooks';
import type { ServerDependencies } from '../../deps';
import { readAddress } from '../../identity/account/account.repository';
import { webhookOffLetter } from '../../messaging/mail/letters/developer-letters';
import { writeToOwner } from '../../messaging/mail/write-to-owner';
import type { Executor } from '../../platform/database/executor';
import { developers } from '../../platform/database/schema/developers';
import { games } from '../../platform/database/schema/games';
import type { StoredAttempt } from '../../platform/database/schema/webhooks';
import { webhookDeliveries, webhookEndpoints } from '../../platform/database/schema/webhooks';
import { listMembers } from '../console/member.repository';
import { consoleUrl, notifyMember } from '../console/notify-member';
import type { PostedMessage, ResolveName } from './post-message';
import { postMessage } from './post-message';
import type { DeliveryRow, EndpointRow } from './webhook.repository';
import { openSecret, switchOff } from './webhook.repository';

/** Length of a lease, longer than an attempt. After the lease, another server may send the message. */
const LEASE_MS = 60_000;
const SENDERS = 8;
/** Maximum number of messages that the endpoints of one developer get at a time. */
const SENDERS_OF_DEVELOPER = 2;
const ATTEMPTS_MAX = 20;
const STORED_ANSWER = 1000;

const UNREADABLE = 'The portal can no longer read the secret of this endpoint. Remove the endpoint and add it again.';

interface Claimed {
  readonly delivery: DeliveryRow;
  readonly endpoint: EndpointRow;
}

/**
 * Leases the next due message to this server. A lock and leases keep other servers from sending it. Endpoints without failed attempts come first. An endpoint gets
 * one message at a time and a developer two, so slow endpoints do not delay other developers.
 */
async function claimMessage(tx: Executor, now: Date): Promise<Claimed | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('webhooks', 0))`);
  const sending = alias(webhookDeliveries, 'sending');
  const isSending = tx
    .select({ one: sql`1` })
    .from(sending)
    .where(
      and(eq(sending.endpointId, webhookEndpoints.id), eq(sending.state, 'waiting'), gt(sending.leasedUntil, now)),
    );
  const leased = alias(webhookDeliveries, 'leased');
  const leasedEndpoint = alias(webhookEndpoints, 'leased_endpoint');
  const leasedGame = alias(games, 'leased_game');
  const busyDevelopers = tx
    .select({ id: leasedGame.developerId })
    .from(leased)
    .innerJoin(leasedEndpoint, eq(leasedEndpoint.id, leased.endpointId))
    .innerJoin(leasedGame, eq(leasedGame.id, leasedEndpoint.gameId))
    .where(and(eq(leased.state, 'waiting'), gt(leased.leasedUntil, now)))
    .groupBy(leasedGame.developerId)
    .having(gte(count(), SENDERS_OF_DEVELOPER));
  const [found] = await tx
    .select({ delivery: webhookDeliveries, endpoint: webhookEndpoints })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .innerJoin(games, eq(games.id, webhookEndpoints.gameId))
    .where(
      and(
        eq(webhookDeliveries.state, 'waiting'),
        lte(webhookDeliveries.nextAt, now),
        or(isNull(webhookDeliveries.leasedUntil), lte(webhookDeliveries.leasedUntil, now)),
        isNull(webhookEndpoints.switchedOffAt),
        notExists(isSending),
        notInArray(games.developerId, busyDevelopers),
      ),
    )
    .orderBy(sql`${webhookEndpoints.failures} > 0`, asc(webhookDeliveries.nextAt))
    .limit(1)
    .for('update', { of: webhookDeliveries, skipLocked: true });
  if (!found) return undefined;
  const leasedUntil = new Date(now.getTime() + LEASE_MS);
  await tx.update(webhookDeliveries).set({ leasedUntil }).where(eq(webhookDeliveries.id, found.delivery.id));
  return { ...found, delivery: { ...found.delivery, leasedUntil } };
}

type WebhookDependencies = Pick<
  ServerDependencies,
  'clock' | 'config' | 'database' | 'jobs' | 'log' | 'realtime' | 'urls'
>;

/** Notifies and emails the owners that an endpoint was switched off. Returns functions to call after the commit. */
async function reportSwitchedOff(
  tx: Executor,
  deps: WebhookDependencies,
  { gameId, url }: EndpointRow,
  now: Date,
): Promise<readonly (() => void)[]> {
  const [game] = await tx
    .select({ slug: games.slug, developerId: games.developerId, developer: developers.slug })
    .from(games)
    .innerJoin(developers, eq(developers.id, games.developerId))
    .where(eq(games.id, gameId));
  if (!game) return [];
  const host = new URL(url).host;
  const title = 'A webhook was switched off';
  const body = `The server ${host} of “${game.slug}” no longer accepts messages. Switch the endpoint on again in the console.`;
  const page = `${consoleUrl(deps)}/${game.developer}/games/${game.slug}/webhooks`;
  const publish: (() => void)[] = [];
  for (const { accountId, role } of await listMembers(tx, game.developerId)) {
    if (role !== 'owner') continue;
    publish.push(await notifyMember(tx, deps, { accountId, title, body, now }));
    const owner = await readAddress(tx, accountId);
    if (!owner) continue;
    const letter = webhookOffLetter({ username: owner.username, game: game.slug, host, consoleUrl: page });
    await writeToOwner(tx, { accountId, owner, letter, now });
  }
  return publish;
}

/** Stores the result of an attempt. Does nothing if the lease was lost. */
async function settle(
  deps: WebhookDependencies,
  { delivery, endpoint }: Claimed,
  { status, error, answer }: PostedMessage,
  started: Date,
): Promise<void> {
  const { clock, database, jobs } = deps;
  const now = clock.now();
  const attempt: StoredAttempt = {
    ...{ at: started.toISOString(), status: status ?? null, ms: now.getTime() - started.getTime() },
    ...{ error: error ?? null, answer: answer.slice(0, STORED_ANSWER) },
  };
  const done = isConfirmed(status);
  const failures = done ? 0 : delivery.failures + 1;
  const wait = done || status === GONE ? undefined : retryWait(failures);
  const state = done ? 'delivered' : wait === undefined ? 'failed' : 'waiting';
  const publish = await database.transaction(async (tx) => {
    const changed = await tx
      .update(webhookDeliveries)
      .set({
        ...{ state, failures, leasedUntil: null, attempts: [...delivery.attempts, attempt].slice(-ATTEMPTS_MAX) },
        nextAt: new Date(now.getTime() + (wait ?? 0)),
      })
      .where(
        and(
          eq(webhookDeliveries.id, delivery.id),
          sql`${webhookDeliveries.leasedUntil} = ${delivery.leasedUntil?.toISOString()}::timestamptz`,
        ),
      )
      .returning({ id: webhookDeliveries.id });
    if (changed.length === 0) return [];
    const { id, succeededAt } = endpoint;
    const result = done ? { failures: 0, succeededAt: now } : { failures: sql`${webhookEndpoints.failures} + 1` };
    const [current] = await tx
      .update(webhookEndpoints)
      .set(result)
      .where(eq(webhookEndpoints.id, id))
      .returning({ succeededAt: webhookEndpoints.succeededAt });
    const success = current?.succeededAt ?? succeededAt;
    // An endpoint that has accepted other messages meanwhile stays on.
    const isDead = state === 'failed' && (status === GONE || success === null || success < delivery.createdAt);
    if (!isDead || !(await switchOff(tx, id, now))) return [];
    return reportSwitchedOff(tx, deps, endpoint, now);
  });
  for (const run of publish) run();
  if (publish.length > 0) jobs.wake('mails');
}

/** Options of a run for tests. */
export interface WebhookRun {
  readonly resolve?: ResolveName;
  /** Default: outside production. */
  readonly allowsLoopback?: boolean;
}

async function sendClaimed(
  deps: WebhookDependencies,
  claimed: Claimed,
  signal: AbortSignal,
  run: WebhookRun,
): Promise<void> {
  const { clock, config } = deps;
  const { delivery, endpoint } = claimed;
  const started = clock.now();
  const secret = openSecret(config, endpoint);
  const message = { url: endpoint.url, id: `msg_${delivery.id}`, body: delivery.body };
  const posted: PostedMessage =
    secret === undefined
      ? { status: undefined, error: UNREADABLE, answer: '' }
      : await postMessage({ ...message, secret }, { clock, allowsLoopback: !config.production, ...run, signal });
  // The message waits for the end of its lease, because it may have arrived.
  if (signal.aborted && posted.status === undefined) return;
  await settle(deps, claimed, posted, started);
}

/**
 * Job that sends due messages to the endpoints of games' servers, several at once. A message may arrive more than once. After an error, the job sends no
 * further message and fails once the others have their results.
 */
export async function runWebhooks(deps: WebhookDependencies, signal: AbortSignal, run: WebhookRun = {}): Promise<void> {
  const { clock, database } = deps;
  const sending = new Set<Promise<unknown>>();
  const errors: unknown[] = [];
  try {
    while (!signal.aborted && errors.length === 0) {
      const before = [...sending];
      const claimed =
        before.length >= SENDERS ? undefined : await database.transaction((tx) => claimMessage(tx, clock.now()));
      if (claimed) {
        const sent = sendClaimed(deps, claimed, signal, run)
          .catch((error: unknown) => errors.push(error))
          .finally(() => sending.delete(sent));
        sending.add(sent);
      } else if (before.length === 0) break;
      // A result, also one that arrived meanwhile, can permit the next message of the same endpoint or developer.
      else await Promise.race(before);
    }
  } finally {
    await Promise.all(sending);
  }
  if (errors.length > 0) throw errors[0];
}

const RETENTION_MS = 30 * 24 * 60 * 60 * 1000;

/** Deletes the messages of more than 30 days ago. */
export async function deleteOldMessages(executor: Executor, now: Date): Promise<void> {
  await executor
    .delete(webhookDeliveries)
    .where(lte(webhookDeliveries.createdAt, new Date(now.getTime() - RETENTION_MS)));
}
