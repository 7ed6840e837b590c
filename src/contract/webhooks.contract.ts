import * as z from 'zod/mini';
import type { MessageType } from '../domain/server-api/webhooks';
import {
  ADDRESS_MAX,
  deliveryStates,
  endpointStates,
  messageTypes,
  webhookEvents,
} from '../domain/server-api/webhooks';
import type { AnyCall } from './call';
import { defineCall } from './define-call';
import { noData, orNull, wireDate, wireId, wirePage, wirePagination, wireSlug } from './wire-values';

const path = '/v1/private/developer/{developer}/game/{game}/webhooks';
const access = { access: 'member', action: 'webhooks.change' } as const;
const game = { developer: wireSlug, game: wireSlug };
const endpoint = z.object({ ...game, id: wireId });
const delivery = z.object({ ...game, id: wireId, delivery: wireId });

const wireEvents = z.array(z.enum(webhookEvents));
const wireEndpoint = z.object({
  id: wireId,
  url: z.string(),
  events: wireEvents,
  /** `failing` if the last attempt failed. */
  state: z.enum(endpointStates),
  created: wireDate,
});

/** An address and at least one event. */
const choice = {
  url: z.string().check(z.minLength(1), z.maxLength(ADDRESS_MAX)),
  events: wireEvents.check(z.minLength(1), z.maxLength(webhookEvents.length)),
};

const webhookList = defineCall({
  method: 'GET',
  path,
  ...access,
  summary: 'Returns the webhook endpoints of a game, oldest first.',
  params: z.object(game),
  data: z.object({ endpoints: z.array(wireEndpoint) }),
});

const webhookCreate = defineCall({
  method: 'POST',
  path,
  ...access,
  summary:
    'Adds an endpoint, at most ten; only this response has its secret. 422 for an address that is not https or not public.',
  params: z.object(game),
  body: z.strictObject(choice),
  data: z.object({ endpoint: wireEndpoint, secret: z.string() }),
});

const webhookChange = defineCall({
  method: 'PUT',
  path: `${path}/{id}`,
  ...access,
  summary: 'Changes the address and the events of an endpoint, or switches the endpoint on or off.',
  params: endpoint,
  body: z.strictObject({ ...choice, on: z.boolean() }),
  data: noData,
});

const webhookRemove = defineCall({
  method: 'DELETE',
  path: `${path}/{id}`,
  ...access,
  summary: 'Removes an endpoint with its log.',
  params: endpoint,
  data: noData,
});

const webhookTest = defineCall({
  method: 'POST',
  path: `${path}/{id}/test`,
  ...access,
  summary: 'Sends the message `ping` to an endpoint; 409 while it is switched off.',
  params: endpoint,
  data: noData,
});

const webhookLog = defineCall({
  method: 'GET',
  path: `${path}/{id}/deliveries`,
  ...access,
  summary: 'Returns one page of 20 messages to an endpoint of the last 30 days, newest first.',
  params: endpoint,
  query: z.object({ page: wirePage }),
  data: z.object({
    deliveries: z.array(
      z.object({
        id: wireId,
        type: z.enum(messageTypes),
        state: z.enum(deliveryStates),
        created: wireDate,
        /** Time of the next attempt of a waiting message. */
        next: orNull(wireDate),
        /** JSON as sent. */
        body: z.string(),
        /** The last 20 attempts, oldest first. */
        attempts: z.array(
          z.object({
            at: wireDate,
            /** Null without a response. */
            status: orNull(z.int()),
            ms: z.int(),
            /** Reason in one sentence; null if a response arrived. */
            error: orNull(z.string()),
            /** Start of the response's body. */
            answer: z.string(),
          }),
        ),
      }),
    ),
    pagination: wirePagination,
  }),
});

const webhookResend = defineCall({
  method: 'POST',
  path: `${path}/{id}/deliveries/{delivery}/send`,
  ...access,
  summary: 'Sends a message again, with the same id; 409 while its endpoint is switched off.',
  params: delivery,
  data: noData,
});

/** Calls of the console about webhooks. */
export const webhookCalls = {
  webhookList,
  webhookCreate,
  webhookChange,
  webhookRemove,
  webhookTest,
  webhookLog,
  webhookResend,
} as const satisfies Record<string, AnyCall>;

const of = { game: wireSlug };
/** `player` is the id of the player for the game's developer: `sub` of a player token. */
const ofPlayer = { ...of, player: z.string() };

/** `data` of each message. */
export const webhookData = {
  'purchase.completed': z.object({ ...ofPlayer, purchase: wireId, item: wireSlug, count: z.int(), coins: z.int() }),
  'score.accepted': z.object({ ...ofPlayer, board: wireSlug, score: z.number() }),
  'achievement.earned': z.object({ ...ofPlayer, achievement: wireSlug }),
  'review.created': z.object({ ...ofPlayer, review: wireId, rating: z.int() }),
  'player.deleted': z.object(ofPlayer),
  ping: z.object(of),
} as const satisfies Record<MessageType, z.ZodMiniType>;
