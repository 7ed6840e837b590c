import { findCoinOffer } from '../../src/domain/market/coin-offer';
import { toCents } from '../../src/domain/market/cents';
import type { Result } from '../../src/domain/shared/result';
import { err, ok } from '../../src/domain/shared/result';
import { readAddress } from '../account/account.repository';
import type { Executor } from '../database/executor';
import type { ServerDeps } from '../deps';
import type { Refusal } from '../http/refusal';
import { refusal } from '../http/refusal';
import type { CoinOrderRow } from './order.repository';
import { findOrder, keepCheckout, keepOrder, listOffers } from './order.repository';

interface AskedCoins {
  readonly accountId: string;
  /** As the buyer sent it. */
  readonly amount: number;
  readonly idempotencyKey: string | undefined;
  readonly now: Date;
}

type Deps = Pick<ServerDeps, 'payments' | 'config' | 'database'>;

/** Keeps an order at the price of today, once under its buyer's key. */
export async function orderCoins(
  tx: Executor,
  { payments, config }: Deps,
  { accountId, amount, idempotencyKey, now }: AskedCoins,
): Promise<Result<CoinOrderRow, Refusal>> {
  if (!payments) return err(refusal.withoutPayments());
  if (idempotencyKey === undefined)
    return err(refusal.badRequest('A purchase needs a key, in the header Idempotency-Key.'));
  const offer = findCoinOffer(await listOffers(tx), amount);
  if (!offer.ok) return err(refusal.validation({ amount: ['There is no such pack of coins.'] }));
  const order = await keepOrder(tx, {
    accountId,
    amount: offer.value.amount,
    price: offer.value.price,
    vatRate: config.vatRate,
    provider: payments.name,
    idempotencyKey,
    createdAt: now,
  });
  return order.amount === amount ? ok(order) : err(refusal.keyReused());
}

/** Where an order is paid: the checkout is opened at the provider once, outside of any transaction, as it may take its time. */
export async function openCheckout({ payments, database }: Deps, orderId: string): Promise<Result<string, Refusal>> {
  const order = await findOrder(database.db, orderId);
  const owner = order && (await readAddress(database.db, order.accountId));
  const price = toCents(order?.price);
  if (!payments || !order || !owner || price === undefined || order.provider !== payments.name)
    return err(refusal.withoutPayments());
  if (order.checkoutUrl !== null) return ok(order.checkoutUrl);
  const opened = await payments.openCheckout({ id: order.id, amount: order.amount, price, email: owner.email });
  if (!opened.ok) return err(refusal.unavailable());
  await database.transaction((tx) => keepCheckout(tx, order.id, opened.value));
  return ok((await findOrder(database.db, order.id))?.checkoutUrl ?? opened.value.url);
}
