import { eq } from 'drizzle-orm';
import type { AnswerOf } from '../../../../src/contract/call';
import { belongingList, inventoryGet, itemPurchase } from '../../../../src/contract/inventory.contract';
import { premiumPurchase } from '../../../../src/contract/market.contract';
import { communityProfile } from '../../../../src/contract/profile.contract';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { games } from '../../../../server/platform/database/schema/games';
import { catalogItems, ledgerEntries } from '../../../../server/platform/database/schema/market';
import { moveCoins } from '../../../../server/commerce/market/move-coins';
import { addPlayer, PASSWORD } from '../../support/add-player';
import { dataOf } from '../../support/data-of';
import { FakeServerClock } from '../../support/fake-server-clock';
import type { Answer } from '../../support/http-client';
import { TestBrowser } from '../../support/test-browser';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

export const GAME = 'lantern-drift';
const INVENTORY = '/v1/private/user/arcade/game/inventory';

type ItemColumns = Partial<Omit<typeof catalogItems.$inferInsert, 'gameId' | 'slug'>>;

let keys = 0;

/** Returns an unused key. */
export function newKey(): string {
  keys += 1;
  return `a-key-of-the-test-${String(keys)}`;
}

export interface PurchaseOptions {
  readonly game?: string;
  readonly key?: string | undefined;
  readonly body?: unknown;
}

/** A player who buys items in a browser. */
export class Shopper {
  readonly id: string;
  readonly #server: TestServer;
  readonly #browser: TestBrowser;

  constructor(server: TestServer, id: string, browser: TestBrowser) {
    this.id = id;
    this.#server = server;
    this.#browser = browser;
  }

  buy(item: string, options: PurchaseOptions = {}): Promise<Answer> {
    const { game = GAME, body = {} } = options;
    const headers = { 'idempotency-key': 'key' in options ? options.key : newKey() };
    return this.#browser.send(`${INVENTORY}/${game}/purchase/${item}`, { body, headers });
  }

  send(path: string, key: string | undefined, body: unknown): Promise<Answer> {
    return this.#browser.send(path, { method: 'POST', body, headers: { 'idempotency-key': key } });
  }

  buyPremium(key = newKey()): Promise<Answer> {
    return this.#browser.send(premiumPurchase.path, { method: 'POST', headers: { 'idempotency-key': key } });
  }

  async bought(item: string, count = 1): Promise<AnswerOf<typeof itemPurchase>> {
    return dataOf(itemPurchase, await this.buy(item, { body: { count } }));
  }

  async owned(game = GAME): Promise<readonly (readonly [slug: string, count: number, expires: string | null])[]> {
    const { items } = dataOf(inventoryGet, await this.#browser.send(`${INVENTORY}/${game}/get`));
    return items.map(({ slug, count, expires }) => [slug, count, expires]);
  }

  async belongings(page = 1): Promise<AnswerOf<typeof belongingList>> {
    return dataOf(belongingList, await this.#browser.send(`${belongingList.path}?page=${String(page)}`));
  }

  /** Returns the balance of the account and its entries in the ledger. */
  async coins(): Promise<{ readonly balance: number | undefined; readonly entries: readonly number[] }> {
    const { db } = this.#server.deps.database;
    const [account] = await db.select().from(accounts).where(eq(accounts.id, this.id));
    const rows = await db
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.accountId, this.id))
      .orderBy(ledgerEntries.id);
    return { balance: account?.balance, entries: rows.map(({ amount }) => amount) };
  }
}

/** Starts a server with a fake clock, which can add items to a game. */
export async function openShopFixture() {
  const clock = new FakeServerClock();
  const server: TestServer = await startTestServer({ clock });
  const { db } = server.deps.database;
  let people = 0;
  return {
    server,
    clock,
    /** Adds or updates an item, by default for 10 coins. */
    async item(slug: string, columns: ItemColumns = {}, game = GAME): Promise<void> {
      const [of] = await db.select({ id: games.id }).from(games).where(eq(games.slug, game));
      if (!of) throw new Error(`Game ${game} not found.`);
      const row = { name: slug, description: '', descriptionHtml: '', thumbnail: 'items/a.webp', price: 10 };
      const place = { place: 'game', position: 9, status: 'published' } as const;
      await db
        .insert(catalogItems)
        .values({ ...row, ...place, ...columns, gameId: of.id, slug })
        .onConflictDoUpdate({ target: [catalogItems.gameId, catalogItems.slug], set: { name: slug, ...columns } });
    },
    /** Returns the items on a player’s profile, as seen by a visitor. */
    async shownOf(shopper: Shopper): Promise<readonly (readonly [item: string, game: string, count: number])[]> {
      const [account] = await db.select().from(accounts).where(eq(accounts.id, shopper.id));
      const answer = await server.request(`/v1/public/user/community/profile/${account?.username ?? ''}`);
      const { inventory } = dataOf(communityProfile, answer);
      return (inventory ?? []).map(({ item, game, count }) => [item.slug, game.title, count]);
    },
    /** Adds a player with coins and logs in. */
    async shopper(coins: number): Promise<Shopper> {
      people += 1;
      const name = `shopper-${String(people)}`;
      const id = await addPlayer(server, name);
      if (coins > 0)
        await server.deps.database.transaction((tx) =>
          moveCoins(tx, { accountId: id, amount: coins, reason: 'grant', key: 'a-grant', at: clock.now() }),
        );
      const browser = new TestBrowser(server, `198.51.100.${String(people)}`);
      await browser.login(name, PASSWORD);
      return new Shopper(server, id, browser);
    },
  };
}

export type ShopFixture = Awaited<ReturnType<typeof openShopFixture>>;
