import { findCoinOffer, toCents } from '../../../src/domain/market/money';
import { waitsForPayment } from '../../../src/domain/market/purchase-order';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import { readAddress } from '../../identity/account/account.repository';
import type { Executor } from '../../platform/database/executor';
import type { Refusal } from '../../platform/http/refusal';
import { refusal } from '../../platform/http/refusal';
import { purchaseOnce } from '../market/purchase-once';
import type { CoinOrderRow } from './order.repository';
import { findOrder, storeCheckout, storeOrder, listOffers } from './order.repository';

interface AskedCoins {
  readonly accountId: string;
  /** As the buyer sent it. */
  readonly amount: number;
  readonly idempotencyKey: string | undefined;
  /** How the buyer gets to the checkout. */
  readonly by: 'direct' | 'e-mail';
  readonly now: Date;
}

type Deps = Pick<ServerDependencies, 'payments' | 'config' | 'database'>;

/** Keeps an order at the price of today, once under its buyer's key; `onFirst` is done with a new one, in the same transaction. Answers the order's id. */
export async function orderCoins(
  tx: Executor,
  { payments, config }: Deps,
  { accountId, amount, idempotencyKey, by, now }: AskedCoins,
  onFirst: (order: CoinOrderRow) => Promise<void> = () => Promise.resolve(),
): Promise<Result<string, Refusal>> {
  if (!payments) return err(refusal.withoutPayments());
  const asked = { accountId, idempotencyKey, request: ['coins', by, amount], now };
  return purchaseOnce(tx, asked, async (_balance, key) => {
    const offer = findCoinOffer(await listOffers(tx), amount);
    if (!offer.ok) return err(refusal.validation({ amount: ['There is no such pack of coins.'] }));
    const order = await storeOrder(tx, {
      accountId,
      amount: offer.value.amount,
      price: offer.value.price,
      vatRate: config.vatRate,
      provider: payments.name,
      idempotencyKey: key,
      createdAt: now,
    });
    await onFirst(order);
    return ok(order.id);
  });
}

/** Opens the checkout of an order that waits to be paid at the provider, once, outside of any transaction, as it may take its time. */
export async function openCheckout({ payments, database }: Deps, orderId: string): Promise<Result<void, Refusal>> {
  const order = await findOrder(database.db, orderId);
  const owner = order && (await readAddress(database.db, order.accountId));
  const price = toCents(order?.price);
  if (!payments || !order || !owner || price === undefined || order.provider !== payments.name)
    return err(refusal.withoutPayments());
  // An ended one has no checkout any more, and must not get another one.
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
