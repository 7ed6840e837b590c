import {
  coinOffers,
  coinPurchaseByEmail,
  coinPurchaseComplete,
  coinPurchaseDirect,
  orderStatus,
} from '../../../src/contract/market.contract';
import type { Cents } from '../../../src/domain/market/money';
import { toDecimalDollars, findCoinOffer, toCents } from '../../../src/domain/market/money';
import type { OrderState, PurchaseOrderState } from '../../../src/domain/market/purchase-order';
import { waitsForPayment, ownsCoins } from '../../../src/domain/market/purchase-order';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import { readAddress } from '../../identity/account/account.repository';
import { readLinkSecret } from '../../identity/email-links/link-secrets.repository';
import { isMailEnabled } from '../../messaging/mail/is-mail-enabled';
import type { Executor } from '../../platform/database/executor';
import type { Refusal } from '../../platform/http/refusal';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { purchaseLimit } from '../market/purchase-limit';
import { purchaseOnce } from '../market/purchase-once';
import { checkoutPath } from './checkout-redirect.plugin';
import { emailCheckout } from './email-checkout';
import type { CoinOrderRow } from './order.repository';
import { findOrder, listOffers, storeCheckout, storeOrder } from './order.repository';

interface CoinRequest {
  readonly accountId: string;
  /** Number of coins, as sent by the buyer. */
  readonly amount: number;
  readonly idempotencyKey: string | undefined;
  /** Way to the checkout. */
  readonly by: 'direct' | 'e-mail';
  readonly now: Date;
}

type Deps = Pick<ServerDependencies, 'payments' | 'config' | 'database' | 'random'>;

/**
 * Stores an order at the current price once (see `purchaseOnce`) and returns its id. `onFirst` runs for a new order in the same
 * transaction.
 */
async function orderCoins(
  tx: Executor,
  { payments, config, random }: Deps,
  { accountId, amount, idempotencyKey, by, now }: CoinRequest,
  onFirst: (order: CoinOrderRow) => Promise<Result<void, Refusal>> = () => Promise.resolve(ok(undefined)),
): Promise<Result<string, Refusal>> {
  if (!payments) return err(refusal.withoutPayments());
  const request = { accountId, idempotencyKey, request: ['coins', by, amount], now, random };
  return purchaseOnce(tx, request, async (_balance, key) => {
    const offer = findCoinOffer(await listOffers(tx), amount);
    if (!offer.ok) return err(refusal.validation({ amount: ['This coin pack is not available.'] }));
    const order = await storeOrder(tx, {
      accountId,
      amount: offer.value.amount,
      price: offer.value.price,
      vatRate: config.vatRate,
      provider: payments.name,
      idempotencyKey: key,
      createdAt: now,
    });
    const done = await onFirst(order);
    return done.ok ? ok(order.id) : done;
  });
}

/** Opens the checkout of an unpaid order once. Call it outside a transaction, because the provider can be slow. */
export async function openCheckout({ payments, database }: Deps, orderId: string): Promise<Result<void, Refusal>> {
  const order = await findOrder(database.db, orderId);
  const owner = order && (await readAddress(database.db, order.accountId));
  const price = toCents(order?.price);
  if (!payments || !order || !owner || price === undefined || order.provider !== payments.name)
    return err(refusal.withoutPayments());
  // A completed order must not get another checkout.
  if (order.checkoutUrl !== null || !waitsForPayment(order.state)) return ok(undefined);
  const opened = await payments.openCheckout({
    id: order.id,
    amount: order.amount,
    price,
    email: owner.verifiedAt ? owner.email : undefined,
  });
  if (!opened.ok) return err(refusal.unavailable());
  await database.transaction((tx) => storeCheckout(tx, order.id, opened.value));
  return ok(undefined);
}

/**
 * Returns the coins that were taken back from the buyer. 0 while the buyer owns them, or if they were never credited.
 */
export function takenBack({
  state,
  receipt,
  amount,
  held,
}: Pick<CoinOrderRow, 'state' | 'receipt' | 'amount' | 'held'>): number {
  return receipt === null || ownsCoins(state) ? 0 : amount - held;
}

const LINKS = { windowSeconds: 60, max: 20 } as const;

const publicStates: Readonly<Record<PurchaseOrderState, OrderState>> = {
  created: 'waiting',
  cancelled: 'failed',
  failed: 'failed',
  paid: 'paid',
  disputed: 'disputed',
  'dispute-won': 'paid',
  refunded: 'refunded',
};

const linkExpired = refusal.validation({
  token: ['This link has expired or is already paid. You can request a new one in the shop.'],
});

const orderIn = (details: unknown): string | undefined => {
  const order = typeof details === 'object' && details !== null && 'order' in details ? details.order : undefined;
  return typeof order === 'string' ? order : undefined;
};

/** Routes of coin packs, coin orders and their checkouts. */
export function paymentRoutes(deps: ServerDependencies): readonly Route[] {
  const { config, database } = deps;
  return [
    route(
      coinOffers,
      async ({ tx }) => {
        // Without a payment provider nothing is on sale.
        const offers = deps.payments ? await listOffers(tx) : [];
        return ok({ data: offers.map(({ price, ...offer }) => ({ ...offer, price: toDecimalDollars(price) })) });
      },
      { cache: 'public-short' },
    ),

    route(
      coinPurchaseDirect,
      async ({ body, caller, idempotencyKey, now }) => {
        const request = {
          accountId: caller.player.id,
          amount: body.amount,
          idempotencyKey,
          by: 'direct',
          now,
        } as const;
        const order = await database.transaction((tx) => orderCoins(tx, deps, request));
        if (!order.ok) return order;
        const checkout = await openCheckout(deps, order.value);
        return checkout.ok ? ok({ data: { payment_url: checkoutPath(order.value) } }) : checkout;
      },
      { transaction: false, limit: purchaseLimit(config), audit: 'purchase' },
    ),

    route(
      coinPurchaseByEmail,
      async (input) => {
        const { body, caller, idempotencyKey, now, tx } = input;
        if (!isMailEnabled(config)) return err(refusal.withoutMails());
        const accountId = caller.player.id;
        const request = { accountId, amount: body.amount, idempotencyKey, by: 'e-mail', now } as const;
        const order = await orderCoins(tx, deps, request, async (stored) => {
          const emailed = await emailCheckout(tx, deps, stored, now);
          if (emailed.ok) input.afterCommit(() => deps.jobs.wake('mails'));
          return emailed;
        });
        if (!order.ok) return order;
        const message = `We’ve emailed you a link to pay for your ${body.amount} coins.`;
        return ok({ data: { message }, message });
      },
      { limit: { windowSeconds: 600, max: 5, by: 'caller' }, audit: 'purchase' },
    ),

    route(
      coinPurchaseComplete,
      async ({ params: { secret }, now }) => {
        const link = await readLinkSecret(database.db, 'coin-purchase', secret, now);
        const orderId = orderIn(link?.details);
        const order = orderId === undefined ? undefined : await findOrder(database.db, orderId);
        // The link stays valid until the order is paid, so a lost response can be retried.
        if (!order || !waitsForPayment(order.state)) return err(linkExpired);
        const checkout = await openCheckout(deps, order.id);
        return checkout.ok ? ok({ data: { payment_url: checkoutPath(order.id) } }) : checkout;
      },
      { transaction: false, limit: LINKS },
    ),

    route(orderStatus, async ({ params, caller, tx }) => {
      const order = await findOrder(tx, params.order);
      if (order?.accountId !== caller.player.id) return err(refusal.notFound('order'));
      const { amount, price, state } = order;
      return ok({
        data: { amount, price: toDecimalDollars(price as Cents), state: publicStates[state], taken: takenBack(order) },
      });
    }),
  ];
}
