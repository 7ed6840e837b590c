import * as z from 'zod/mini';
import { integerLimits } from '../domain/bridge/arguments';
import { PURCHASE_COUNT_MAX } from '../domain/inventory/belongings';
import type { AnyCall } from './call';
import { defineCall } from './define-call';
import { orNull, wireDate, wireId, wirePage, wirePagination, wireSlug } from './wire-values';

/** Path of all calls of the server API. */
export const SERVER_API_PATH = '/v1/server/';

const path = '/v1/server/developer/{developer}/game/{game}';
const game = { developer: wireSlug, game: wireSlug };
/** Id of a player for one developer: `sub` of a player token. */
const wirePlayer = z.string().check(z.regex(/^[0-9a-f]{32}$/));
const player = { ...game, player: wirePlayer };

const wirePurchase = z.object({
  id: wireId,
  /** Slug of the item. */
  item: z.string(),
  count: z.int(),
  /** Total price in coins; 0 for a grant. */
  coins: z.int(),
  /** `player` bought the item, `server` granted it. */
  by: z.enum(['player', 'server']),
  at: wireDate,
  /** Null for items that do not expire. */
  expires: orNull(wireDate),
});

const serverPurchaseList = defineCall({
  method: 'GET',
  path: `${path}/player/{player}/purchases`,
  access: 'member',
  action: 'purchases.read',
  summary: 'Returns one page of 50 purchases and grants of a player in a game, newest first.',
  params: z.object(player),
  query: z.object({ page: wirePage }),
  data: z.object({ purchases: z.array(wirePurchase), pagination: wirePagination }),
});

const serverPurchase = defineCall({
  method: 'GET',
  path: `${path}/player/{player}/purchase/{purchase}`,
  access: 'member',
  action: 'purchases.read',
  summary: 'Verifies a purchase or grant: 404 unless the purchase belongs to this player and this game.',
  params: z.object({ ...player, purchase: wireId }),
  data: wirePurchase,
});

const serverItemGrant = defineCall({
  method: 'POST',
  path: `${path}/player/{player}/item/{item}/grant`,
  access: 'member',
  action: 'items.grant',
  takesKey: true,
  summary:
    'Gives a player an item of the game’s catalogue without coins. Requires an idempotency key, which never expires: a repeated request returns the first grant, and another request with the same key gets 409.',
  params: z.object({ ...player, item: wireSlug }),
  body: z.strictObject({
    /** Only consumable items permit more than one. */
    count: z._default(z.int().check(z.minimum(1), z.maximum(PURCHASE_COUNT_MAX)), 1),
  }),
  data: wirePurchase,
});

const serverBoardScores = defineCall({
  method: 'GET',
  path: `${path}/board/{board}/scores`,
  access: 'member',
  action: 'boards.read',
  summary: 'Returns one page of a board: the best score of each player in the current period.',
  params: z.object({ ...game, board: wireSlug }),
  query: z.object({
    page: wirePage,
    size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(integerLimits.size)), 10),
  }),
  data: z.object({
    scores: z.array(
      z.object({
        /** Rank from 1. */
        rank: z.int(),
        score: z.number(),
        /** Id of the player; null if your developer has never received it. */
        player: orNull(wirePlayer),
        name: z.string(),
        /** `server` if the server of the game wrote the score. */
        by: z.enum(['game', 'server']),
        at: wireDate,
      }),
    ),
    pagination: wirePagination,
  }),
});

const serverScorePost = defineCall({
  method: 'POST',
  path: `${path}/board/{board}/player/{player}/score`,
  access: 'member',
  action: 'boards.write',
  summary:
    'Stores a score of a player if it is the best. The player need not be playing. 422 outside the bounds of the board; an implausible score is quarantined.',
  params: z.object({ ...game, board: wireSlug, player: wirePlayer }),
  body: z.strictObject({ score: z.number() }),
  data: z.object({
    /** True if this score is now the player’s best on the board. */
    improved: z.boolean(),
    standing: z.enum(['listed', 'quarantined']),
  }),
});

/** Calls for the servers of games, which need an access token. */
export const serverApiCalls = {
  serverPurchaseList,
  serverPurchase,
  serverItemGrant,
  serverBoardScores,
  serverScorePost,
} as const satisfies Record<string, AnyCall>;
