import { filter, firstValueFrom, timeout } from 'rxjs';
import type { PurchaseFlow } from '../../src/domain/market/purchase-flow';
import type { Purchase } from '../../src/domain/market/purchase-request';
import { itemCost } from '../../src/domain/market/item-price';
import { isPremium } from '../../src/domain/session/current-user';
import type { CurrentUser } from '../../src/domain/session/current-user';
import type { Client } from './create-client';
import { payAtCheckout } from './pay-at-checkout';
import { seeAd } from './see-ad';
import { taken } from './taken';

/** Maximum milliseconds until a payment is reported. */
const PAYMENT_TIME = 10_000;

/**
 * Buys coins in the payment sandbox, premium and an item, verifies each effect, and reads the three receipts. Throws at the first
 * failure.
 */
export async function goShopping(client: Client, portal: URL): Promise<readonly string[]> {
  return [
    await buyCoins(client, portal),
    await buyPremium(client),
    await seeAd(client),
    await buyAnItem(client),
    await readReceipts(client),
  ];
}

function player({ session }: Client): CurrentUser {
  const { user } = session.current;
  if (user === undefined) throw new Error('Nobody is logged in.');
  return user;
}

/** Presses Buy. Returns the final state of the purchase and its redirect. */
async function press(
  client: Client,
  purchase: Purchase,
): Promise<{ readonly flow: PurchaseFlow; readonly to: string }> {
  let to = '';
  const screen = { depart: (url: string) => (to = url), words: ({ kind }: { readonly kind: string }) => kind };
  // Opening the shop can be the return from a payment.
  await client.makePurchase.execute({ type: 'returned' }, screen);
  const key = client.random.uuid();
  await client.makePurchase.execute(
    { type: 'buy-pressed', purchase, headset: false, key, buyer: player(client), now: client.clock.now() },
    screen,
  );
  return { flow: client.purchases.current.flow, to };
}

async function buyCoins(client: Client, portal: URL): Promise<string> {
  const [, pack] = taken('offers', (await client.loadShop.execute()).offers);
  if (pack === undefined) throw new Error('The shop has no second pack of coins.');
  const total = player(client).balance + pack.amount;
  const { to } = await press(client, { kind: 'coins', amount: pack.amount });
  // The balance is pushed, as to every open page.
  const balance = firstValueFrom(
    client.session.session$.pipe(
      filter(({ user }) => user?.balance === total),
      timeout(PAYMENT_TIME),
    ),
  );
  const back = await payAtCheckout(portal, to);
  await balance;
  const order = new URL(back, portal).searchParams.get('order') ?? '';
  const { state } = taken('order', await client.market.order(order));
  if (state !== 'paid') throw new Error(`The order is ${state}.`);
  return `bought ${String(pack.amount)} coins and received a balance of ${String(total)}`;
}

async function buyPremium(client: Client): Promise<string> {
  const { flow } = await press(client, { kind: 'premium' });
  if (flow.kind !== 'bought') throw new Error(`Premium: ${JSON.stringify(flow)}`);
  if (!isPremium(player(client), client.clock.now())) throw new Error('Premium is not active.');
  return 'has premium';
}

/** Buys a consumable item, because it can be bought repeatedly. */
async function buyAnItem(client: Client): Promise<string> {
  const items = taken('showcase', (await client.loadShop.execute()).showcase);
  for (const { slug: item, game } of items) {
    const { consumable, ...price } = taken('item', await client.catalog.item(game.slug, item)).item;
    const total = itemCost(price);
    if (!consumable || total > player(client).balance) continue;
    taken('purchase', await client.buyItem.execute(player(client), { game: game.slug, item, count: 1, total }));
    const { games } = taken('belongings', await client.belongings.belongings(1));
    const [last] = games;
    if (last?.game.slug !== game.slug || !last.items.some((owned) => owned.slug === item))
      throw new Error(`${item} is not in the inventory.`);
    return `bought ${item}`;
  }
  throw new Error('The shop has no affordable consumable item.');
}

async function readReceipts(client: Client): Promise<string> {
  const { items } = taken('receipts', await client.receipts.receipts(1));
  const kinds = items.slice(0, 3).map(({ kind }) => kind);
  if (kinds.join() !== 'item,premium,coins') throw new Error(`The last receipts are of ${kinds.join(', ')}.`);
  return `has receipts of ${kinds.join(', ')}`;
}
