import {
  coinOffers,
  coinPurchaseByEmail,
  coinPurchaseComplete,
  coinPurchaseDirect,
  orderStatus,
} from '../../../src/contract/market.contract';
import type { Cents } from '../../../src/domain/market/money';
import { toDecimalDollars, formatDollars } from '../../../src/domain/market/money';
import type { OrderStand, PurchaseOrderState } from '../../../src/domain/market/purchase-order';
import { waitsForPayment, ownsCoins } from '../../../src/domain/market/purchase-order';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import { readAddress } from '../../identity/account/account.repository';
import { lifetimeText, linkLifetimes } from '../../identity/email-links/link-lifetimes';
import { insertLinkSecret, readLinkSecret } from '../../identity/email-links/link-secrets.repository';
import { portalLink } from '../../identity/email-links/portal-link';
import { isMailEnabled } from '../../messaging/mail/is-mail-enabled';
import { coinCheckoutLetter } from '../../messaging/mail/letters/coin-letters';
import { writeToOwner } from '../../messaging/mail/write-to-owner';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { purchaseLimit } from '../market/purchase-limit';
import { checkoutPath } from './checkout-redirect.plugin';
import { openCheckout, orderCoins } from './order-coins';
import type { CoinOrderRow } from './order.repository';
import { findOrder, listOffers } from './order.repository';

/** Coins of an order that were taken back from its buyer; 0 while it owns them, and for one that was never credited. */
export function takenBack({
  state,
  receipt,
  amount,
  held,
}: Pick<CoinOrderRow, 'state' | 'receipt' | 'amount' | 'held'>): number {
  return receipt === null || ownsCoins(state) ? 0 : amount - held;
}

const LINKS = { windowSeconds: 60, max: 20 } as const;
const LIFETIME = linkLifetimes['coin-purchase'];

const told: Readonly<Record<PurchaseOrderState, OrderStand>> = {
  created: 'waiting',
  cancelled: 'failed',
  failed: 'failed',
  paid: 'paid',
  disputed: 'disputed',
  'dispute-won': 'paid',
  refunded: 'refunded',
};

const linkOver = refusal.validation({
  token: ['This link has expired, or its coins are paid already. You can ask for a new one in the shop.'],
});

const orderIn = (details: unknown): string | undefined => {
  const order = typeof details === 'object' && details !== null && 'order' in details ? details.order : undefined;
  return typeof order === 'string' ? order : undefined;
};

/** Coins for money: the packs, the orders and the ways to their checkouts. */
export function paymentRoutes(deps: ServerDependencies): readonly Route[] {
  const { urls, random, config, database } = deps;
  return [
    route(
      coinOffers,
      async ({ tx }) => {
        // What cannot be paid for is not on sale.
        const offers = deps.payments ? await listOffers(tx) : [];
        return ok({ data: offers.map(({ price, ...offer }) => ({ ...offer, price: toDecimalDollars(price) })) });
      },
      { cache: 'public-short' },
    ),

    route(
      coinPurchaseDirect,
      async ({ body, caller, idempotencyKey, now }) => {
        if (!caller.player) return err(refusal.unauthenticated());
        const asked = { accountId: caller.player.id, amount: body.amount, idempotencyKey, by: 'direct', now } as const;
        const order = await database.transaction((tx) => orderCoins(tx, deps, asked));
        if (!order.ok) return order;
        const checkout = await openCheckout(deps, order.value);
        return checkout.ok ? ok({ data: { payment_url: checkoutPath(order.value) } }) : checkout;
      },
      { transaction: false, limit: purchaseLimit(config) },
    ),

    route(
      coinPurchaseByEmail,
      async (input) => {
        const { body, caller, idempotencyKey, now, tx } = input;
        if (!caller.player) return err(refusal.unauthenticated());
        if (!isMailEnabled(config)) return err(refusal.withoutMails());
        const accountId = caller.player.id;
        const owner = await readAddress(tx, accountId);
        if (!owner?.verifiedAt)
          return err(refusal.conflict('Please confirm your e-mail address first: the link is mailed to it.'));
        const asked = { accountId, amount: body.amount, idempotencyKey, by: 'e-mail', now } as const;
        const order = await orderCoins(tx, deps, asked, async ({ id, amount, price }) => {
          const secret = await insertLinkSecret(tx, {
            purpose: 'coin-purchase',
            accountId,
            details: { order: id },
            lifetime: LIFETIME,
            now,
            random,
          });
          const letter = coinCheckoutLetter({
            username: owner.username,
            amount,
            price: formatDollars(price as Cents),
            lifetime: lifetimeText(LIFETIME),
            url: portalLink(urls, 'coin-purchase', { secret }),
          });
          await writeToOwner(tx, { accountId, owner, letter, now });
          input.afterCommit(() => deps.jobs.wake('mails'));
        });
        if (!order.ok) return order;
        const message = `We have mailed you a link to pay for your ${body.amount} coins.`;
        return ok({ data: { message }, message });
      },
      { limit: { windowSeconds: 600, max: 5, by: 'caller' } },
    ),

    route(
      coinPurchaseComplete,
      async ({ params: { secret }, now }) => {
        const link = await readLinkSecret(database.db, 'coin-purchase', secret, now);
        const orderId = orderIn(link?.details);
        const order = orderId === undefined ? undefined : await findOrder(database.db, orderId);
        // Not its first use ends a link, but what it is for: whoever has lost the answer opens it again.
        if (!order || !waitsForPayment(order.state)) return err(linkOver);
        const checkout = await openCheckout(deps, order.id);
        return checkout.ok ? ok({ data: { payment_url: checkoutPath(order.id) } }) : checkout;
      },
      { transaction: false, limit: LINKS },
    ),

    route(orderStatus, async ({ params, caller, tx }) => {
      if (!caller.player) return err(refusal.unauthenticated());
      const order = await findOrder(tx, params.order);
      if (order?.accountId !== caller.player.id) return err(refusal.notFound('order'));
      const { amount, price, state } = order;
      return ok({
        data: { amount, price: toDecimalDollars(price as Cents), state: told[state], taken: takenBack(order) },
      });
    }),
  ];
}
