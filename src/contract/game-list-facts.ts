import * as z from 'zod/mini';
import { boardOrders, boardResets } from '../domain/leaderboards/board';
import { namedUnits, SUFFIX_MAX } from '../domain/leaderboards/board-unit';
import { isScore } from '../domain/leaderboards/score';
import { TICKET_LIFETIME } from '../domain/leaderboards/score-ticket';
import { catalogPlaces } from '../domain/market/catalog-item-page';
import { factText, gameFacts } from './game-facts';
import { wireSlug } from './wire-values';

const MAX_COINS = 100_000;

const score = z.number().check(z.refine(isScore, 'must be a score'));
const inOrder = (least: number | undefined, most: number | undefined): boolean =>
  least === undefined || most === undefined || least <= most;

const ownUnit = z.strictObject({
  suffix: factText(SUFFIX_MAX).check(z.regex(/^\P{C}*$/u, 'must not contain control characters')),
});
const unitProblem = `must be ${namedUnits.map((unit) => `"${unit}"`).join(', ')} or { "suffix": "…" } with at most ${SUFFIX_MAX} characters`;

/** A board. */
export const boardFact = z
  .strictObject({
    slug: wireSlug,
    title: factText(60),
    order: z.enum(boardOrders),
    reset: z._default(z.enum(boardResets), 'never'),
    /** Unit of the scores: a named one, or a word behind the number as `suffix`. */
    unit: z._default(z.union([z.enum(namedUnits), ownUnit], unitProblem), 'points'),
    /** Lowest possible score; the server refuses lower ones. */
    least: z.optional(score),
    most: z.optional(score),
    /** Lowest plausible score of a person; lower ones are quarantined until a review. */
    plausibleLeast: z.optional(score),
    plausibleMost: z.optional(score),
    /** Maximum plausible score of a person in a minute of play. */
    perMinute: z.optional(z.number().check(z.gt(0), z.refine(isScore, 'must be a score'))),
    /** True if each score needs the ticket of a run. */
    tickets: z.optional(z.boolean()),
    /** Minimum plausible length of a run in seconds; needs `tickets`, because only a ticket proves the start of a run. */
    minSeconds: z.optional(z.int().check(z.minimum(1), z.maximum(TICKET_LIFETIME / 1000))),
  })
  .check(
    z.refine(({ least, most }) => inOrder(least, most), { path: ['most'], error: 'must not be below `least`' }),
    z.refine(({ plausibleLeast, plausibleMost }) => inOrder(plausibleLeast, plausibleMost), {
      path: ['plausibleMost'],
      error: 'must not be below `plausibleLeast`',
    }),
    z.refine(({ tickets, minSeconds }) => minSeconds === undefined || tickets === true, {
      path: ['minSeconds'],
      error: 'needs `tickets`',
    }),
  );

/** Fields of an item besides its picture. */
export const itemFields = {
  slug: wireSlug,
  name: factText(60),
  /** Markdown description of the item; the game describes the item's effect. */
  description: z._default(gameFacts.description, ''),
  /** Coins. */
  price: z.int().check(z.minimum(1), z.maximum(MAX_COINS)),
  /** Reduced price in coins, if any. */
  reduced: z.optional(z.int().check(z.minimum(0))),
  /** Place of purchase. */
  place: z.enum(catalogPlaces),
  /** True if the item is used up; otherwise a player owns it at most once. */
  consumable: z._default(z.boolean(), false),
  /** Days until a bought item expires; default: never. */
  expiryDays: z.optional(z.int().check(z.minimum(1), z.maximum(3650))),
};

interface Prices {
  readonly price: number;
  readonly reduced?: number | undefined;
}

/** Check of the prices of an item. */
export const itemPrices = z.refine<Prices>(({ price, reduced }) => reduced === undefined || reduced < price, {
  path: ['reduced'],
  error: 'must be below `price`',
});

/** Fields of an achievement besides its picture. */
export const achievementFields = { slug: wireSlug, title: factText(60), desc: factText(200) };
