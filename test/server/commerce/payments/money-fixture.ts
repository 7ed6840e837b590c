import { asc, eq } from 'drizzle-orm';
import { ledgerFaults } from '../../../../server/commerce/market/audit-ledger';
import { webhookPath } from '../../../../server/commerce/payments/payment-webhook.plugin';
import { sandboxKeys, SANDBOX_SIGNATURE } from '../../../../server/commerce/payments/sandbox-wire';
import { signEvent } from '../../../../server/commerce/payments/webhook-signature';
import { grantCoins } from '../../../../server/platform/command-line/grant-coins';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { games } from '../../../../server/platform/database/schema/games';
import { catalogItems, ownedItems } from '../../../../server/platform/database/schema/market';
import { coinOrders } from '../../../../server/platform/database/schema/payments';
import { itemPurchase } from '../../../../src/contract/inventory.contract';
import { coinPurchaseDirect, premiumPurchase } from '../../../../src/contract/market.contract';
import { addPlayer, PASSWORD } from '../../support/add-player';
import { dataOf } from '../../support/data-of';
import { FakeServerClock } from '../../support/fake-server-clock';
import type { Answer } from '../../support/http-client';
import { sessionCookie } from '../../support/session-cookie';
import { startTestServer } from '../../support/test-server';
import type { MoneyAction, Purse } from './money-model';
import { PACKS, PRICES } from './money-model';

const GAME = 'lantern-drift';
const CENTS: Readonly<Record<number, number>> = { 10: 99, 25: 229 };

/** A player of one run with two unpaid orders. */
interface Buyer {
  readonly id: string;
  readonly username: string;
  readonly cookie: string;
  /** A separate IP address, so that runs do not share limits. */
  readonly ip: string;
  readonly orders: string[];
}

const keyOf = (key: number): string => `a-key-of-the-buyer-${String(key)}`;
const orderKeyOf = (slot: number): string => `an-order-of-the-buyer-${String(slot)}`;

/** Starts a server for concurrent purchases. */
export async function openMoneyFixture() {
  const clock = new FakeServerClock();
  const server = await startTestServer({ clock });
  const { database, config } = server.deps;
  const { db } = database;
  let people = 0;

  const [game] = await db.select({ id: games.id }).from(games).where(eq(games.slug, GAME));
  const look = { description: '', descriptionHtml: '', thumbnail: 'items/a.webp', position: 9, gameId: game?.id ?? 0 };
  const common = { ...look, place: 'game', status: 'published' } as const;
  await db.insert(catalogItems).values([
    { ...common, slug: 'wick', name: 'Wick', price: PRICES.wick, consumable: true },
    { ...common, slug: 'hat', name: 'Hat', price: PRICES.hat, consumable: false },
  ]);

  const post = (path: string, { cookie, ip }: Buyer, key: string, body: unknown = {}): Promise<Answer> =>
    server.request(path, { body, cookie, ip, headers: { 'idempotency-key': key } });
  const orderAt = async (buyer: Buyer, slot: number): Promise<string> => {
    const answer = await post(coinPurchaseDirect.path, buyer, orderKeyOf(slot), { amount: PACKS[slot] });
    return dataOf(coinPurchaseDirect, answer).payment_url.split('/').at(-1) ?? '';
  };
  const monthsUntil = (ends: string | Date | null | undefined): number =>
    ends === null || ends === undefined ? 0 : new Date(ends).getUTCMonth() - clock.now().getUTCMonth();

  function sendEvent(order: string, { ip }: Buyer, action: MoneyAction & { readonly kind: 'event' }): Promise<Answer> {
    const price = CENTS[PACKS[action.slot] ?? 0] ?? 0;
    const body = JSON.stringify({ id: `evt_${order}_${action.state}`, order, state: action.state, price });
    const signature = signEvent(sandboxKeys(config.secret).eventSecret, Buffer.from(body), clock.now());
    return server.request(webhookPath('sandbox'), {
      body,
      ip,
      headers: { origin: undefined, [SANDBOX_SIGNATURE]: signature },
    });
  }
  const refusedOr = (answer: Answer, describeAnswer: () => string): string =>
    answer.status === 200 ? describeAnswer() : answer.envelope().status.debug;

  return {
    server,
    faults: () => ledgerFaults(db),
    async buyer(): Promise<Buyer> {
      people += 1;
      const username = `buyer-${String(people)}`;
      const ip = `198.51.${String(people >> 8)}.${String(people & 255)}`;
      const id = await addPlayer(server, username);
      const body = { login: username, password: PASSWORD, remember: true };
      const cookie = sessionCookie(await server.request('/v1/public/user/auth/login', { body, ip })) ?? '';
      const buyer: Buyer = { id, username, cookie, ip, orders: [] };
      for (const slot of PACKS.keys()) buyer.orders.push(await orderAt(buyer, slot));
      return buyer;
    },
    /** Performs an action and returns the response in the words of the model. */
    async perform(buyer: Buyer, action: MoneyAction): Promise<string> {
      switch (action.kind) {
        case 'grant': {
          const given = { username: buyer.username, amount: action.amount, key: String(action.key) };
          // One of two concurrent grants finds the other's key in the ledger and is rolled back.
          return grantCoins(server.deps, given).then(
            ({ ok }) => (ok ? 'granted' : 'refused'),
            () => 'refused',
          );
        }
        case 'order':
          return `order ${String(buyer.orders.indexOf(await orderAt(buyer, action.slot)))}`;
        case 'event':
          return (await sendEvent(buyer.orders[action.slot] ?? '', buyer, action)).status === 200
            ? 'received'
            : 'not taken';
        case 'premium': {
          const answer = await post(premiumPurchase.path, buyer, keyOf(action.key));
          return refusedOr(answer, () => {
            const { premium, balance } = dataOf(premiumPurchase, answer);
            return `month ${String(monthsUntil(premium))}, ${String(balance)} left`;
          });
        }
        case 'item': {
          const path = itemPurchase.path.replace('{game}', GAME).replace('{item}', action.item);
          const answer = await post(path, buyer, keyOf(action.key));
          return refusedOr(answer, () => `${action.item}, ${String(dataOf(itemPurchase, answer).balance)} left`);
        }
      }
    },
    /** Returns a player's coins, items and orders from the database. */
    async purseOf({ id }: Buyer): Promise<Purse> {
      const [account] = await db.select().from(accounts).where(eq(accounts.id, id));
      const orders = await db
        .select({ state: coinOrders.state, held: coinOrders.held, missing: coinOrders.missing })
        .from(coinOrders)
        .where(eq(coinOrders.accountId, id))
        .orderBy(asc(coinOrders.amount));
      const owned = await db
        .select({ slug: catalogItems.slug })
        .from(ownedItems)
        .innerJoin(catalogItems, eq(catalogItems.id, ownedItems.itemId))
        .where(eq(ownedItems.accountId, id));
      const countOf = (slug: string): number => owned.filter((row) => row.slug === slug).length;
      return {
        balance: account?.balance ?? Number.NaN,
        months: monthsUntil(account?.premiumUntil),
        wicks: countOf('wick'),
        hats: countOf('hat'),
        orders,
      };
    },
  };
}

export type MoneyFixture = Awaited<ReturnType<typeof openMoneyFixture>>;
