import * as z from 'zod/mini';
import { MONTH, payoutCurrencies, payoutStates } from '../domain/console/developer-money';
import { STATISTICS_DAYS_MAX } from '../domain/console/game-statistics';
import type { AnyCall } from './call';
import { defineCall } from './define-call';
import { wireDay } from './statistics.contract';
import { orNull, wireDate, wireId, wireSlug } from './wire-values';

const path = '/v1/private/developer/{developer}/money';
const reads = { access: 'member', action: 'money.read' } as const;
const of = { developer: wireSlug };
/** A month (UTC) as `YYYY-MM`. */
const wireMonth = z.string().check(z.regex(MONTH));
const amount = z.int().check(z.minimum(0));
const currency = z.enum(payoutCurrencies);

/** Value of 1,000 coins and amounts are in hundredths of the currency, the share in hundredths of a percent. */
const terms = { currency, perThousand: amount, basisPoints: amount };
const sold = {
  ...{ game: z.string(), gameTitle: z.string(), item: z.string(), itemName: z.string() },
  ...{ sold: amount, coins: amount },
};
const statement = { month: wireMonth, ...terms, sold: amount, coins: amount, amount, closed: wireDate };

const developerMoney = defineCall({
  method: 'GET',
  path,
  ...reads,
  summary: `Returns the coins of a developer by day (UTC) and item, at most ${String(STATISTICS_DAYS_MAX)} days, with balance, statements and payouts.`,
  params: z.object(of),
  query: z.object({
    /** First day; default 27 days before the last one. */
    from: z.optional(wireDay),
    /** Last day; default today. */
    to: z.optional(wireDay),
  }),
  data: z.object({
    /** Day of the first sale; null before it. */
    firstDay: orNull(wireDay),
    /** Sales by day, game and item, oldest first. */
    days: z.array(z.object({ day: wireDay, ...sold })),
    /** Terms of this month, with the least amount of a payout; null while the operator has set none. */
    terms: orNull(z.object({ ...terms, minimum: amount })),
    /** Closed statements less open and settled payouts. */
    balance: amount,
    /** Newest first. */
    statements: z.array(z.object(statement)),
    /** Newest first, at most 100. */
    payouts: z.array(
      z.object({
        ...{ id: wireId, currency, amount, state: z.enum(payoutStates), requested: wireDate },
        ...{ decided: orNull(wireDate), reference: orNull(z.string()), reason: orNull(z.string()) },
      }),
    ),
  }),
});

const statementGet = defineCall({
  method: 'GET',
  path: `${path}/statements/{month}`,
  ...reads,
  summary: 'Returns the statement of a closed month with its items, most coins first; 404 for other months.',
  params: z.object({ ...of, month: wireMonth }),
  data: z.object({ ...statement, lines: z.array(z.object({ ...sold, amount })) }),
});

const statementPdf = defineCall({
  method: 'GET',
  path: `${path}/statements/{month}/pdf`,
  ...reads,
  summary: 'Returns the statement of a closed month as a PDF document in Base64; 404 for other months.',
  params: z.object({ ...of, month: wireMonth }),
  data: z.object({ pdf: z.string() }),
});

const payoutRequest = defineCall({
  method: 'POST',
  path: `${path}/payouts`,
  access: 'member',
  action: 'payouts.request',
  summary:
    'Requests a payout. 409 while another one waits, without terms, above the balance and below the least amount.',
  params: z.object(of),
  body: z.strictObject({ amount: z.int().check(z.minimum(1)) }),
  data: z.object({ id: wireId }),
});

/** Calls of the console about money. */
export const moneyCalls = {
  developerMoney,
  statementGet,
  statementPdf,
  payoutRequest,
} as const satisfies Record<string, AnyCall>;
