import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { deliveryStates, messageTypes } from '../../../../src/domain/server-api/webhooks';
import type { WebhookEvent } from '../../../../src/domain/server-api/webhooks';
import { accounts } from './accounts';
import { moment } from './columns';
import { games } from './games';

/** Endpoints of games' own servers. The secret is encrypted with the server's secret. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    gameId: integer('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    events: jsonb('events').$type<readonly WebhookEvent[]>().notNull(),
    sealedSecret: text('sealed_secret').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Time since which the portal sends no messages; null while the endpoint is on. */
    switchedOffAt: moment('switched_off_at'),
    /** Failed attempts since the last success. */
    failures: integer('failures').notNull().default(0),
    succeededAt: moment('succeeded_at'),
  },
  (table) => [index('webhook_endpoints_game_index').on(table.gameId, table.createdAt)],
);

/** One request of a message; `status` is null without a response. */
export interface StoredAttempt {
  readonly at: string;
  readonly status: number | null;
  readonly ms: number;
  readonly error: string | null;
  readonly answer: string;
}

/** Messages to endpoints, written in the transaction of their event and sent by the job `webhooks`. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    endpointId: uuid('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    type: text('type', { enum: messageTypes }).notNull(),
    /** Player of the event. Null for a ping and for `player.deleted`, which outlives the account. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** JSON as sent, because the signature covers its bytes. */
    body: text('body').notNull(),
    state: text('state', { enum: deliveryStates }).notNull().default('waiting'),
    createdAt: moment('created_at').notNull(),
    nextAt: moment('next_at').notNull(),
    /** End of the lease of the server that sends the message. */
    leasedUntil: moment('leased_until'),
    /** Failed attempts since the event or the last request of a member to send the message again. */
    failures: integer('failures').notNull().default(0),
    attempts: jsonb('attempts')
      .$type<readonly StoredAttempt[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
  },
  (table) => [
    check('webhook_deliveries_state_known', sql`${table.state} in ('waiting', 'delivered', 'failed')`),
    check(
      'webhook_deliveries_type_known',
      sql`${table.type} in ('purchase.completed', 'score.accepted', 'achievement.earned', 'review.created', 'player.deleted', 'ping')`,
    ),
    index('webhook_deliveries_waiting_index')
      .on(table.nextAt)
      .where(sql`${table.state} = 'waiting'`),
    index('webhook_deliveries_leased_index')
      .on(table.endpointId)
      .where(sql`${table.leasedUntil} is not null`),
    index('webhook_deliveries_endpoint_index').on(
      table.endpointId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('webhook_deliveries_created_index').on(table.createdAt),
    index('webhook_deliveries_account_index')
      .on(table.accountId)
      .where(sql`account_id is not null`),
  ],
);
