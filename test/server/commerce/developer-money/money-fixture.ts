import { randomUUID } from 'node:crypto';
import { moneyCalls } from '../../../../src/contract/developer-money.contract';
import { closeMonths } from '../../../../server/commerce/developer-money/close-months';
import { setRate, setShare } from '../../../../server/commerce/developer-money/money-commands';
import { insertBatch } from '../../../../server/commerce/inventory/owned-item.repository';
import { moveCoins } from '../../../../server/commerce/market/move-coins';
import { itemSales } from '../../../../server/platform/database/schema/developer-money';
import { developerMembers } from '../../../../server/platform/database/schema/developers';
import type { MemberRole } from '../../../../src/domain/console/member-role';
import { dataOf } from '../../support/data-of';
import type { Person } from '../../publishing/console/console-fixture';
import { callAs, consoleFixture } from '../../publishing/console/console-fixture';

interface Sale {
  readonly developerId: number;
  readonly coins: number;
  /** ISO 8601. */
  readonly at: string;
  readonly item?: string;
  readonly itemName?: string;
  readonly count?: number;
}

/** Starts a server with a player who buys, and helpers for developers and their money. */
export async function moneyFixture(options: Parameters<typeof consoleFixture>[0] = {}) {
  const fixture = await consoleFixture(options);
  const { deps } = fixture.server;
  const { database } = deps;
  const buyer = await fixture.person('a-buyer');
  let studios = 0;

  return {
    ...fixture,
    deps,
    buyer,
    /** Adds a developer with an owner. */
    async studio(): Promise<{ readonly id: number; readonly slug: string; readonly owner: Person }> {
      studios += 1;
      const slug = `studio-${String(studios)}`;
      const owner = await fixture.person(`owner-${String(studios)}`);
      return { id: await fixture.developer(slug, [[owner, 'owner']]), slug, owner };
    },
    /** Makes an account a member of a developer. */
    join: (developerId: number, { id: accountId }: Person, role: MemberRole) =>
      database.db.insert(developerMembers).values({ developerId, accountId, role, createdAt: fixture.clock.now() }),
    /** Buys three of an item as a server of an earlier release does, several times at the same moment. */
    async buyWithoutSale(bought: { readonly itemId: number; readonly coins: number; readonly times: number }) {
      const { itemId, coins, times } = bought;
      const now = fixture.clock.now();
      const common = { accountId: buyer.id, at: now };
      for (let index = 0; index < times; index += 1)
        await database.transaction(async (tx) => {
          await moveCoins(tx, { ...common, amount: coins, reason: 'grant', key: `g${String(index)}` });
          await moveCoins(tx, { ...common, amount: -coins, reason: 'item', key: `i${String(index)}` });
          await insertBatch(tx, { accountId: buyer.id, itemId }, { count: 3 }, { paid: coins }, now);
        });
    },
    /** Sells an item: moves coins and stores the sale in one transaction. */
    async sell({ developerId, coins, at, item = 'hat', itemName = 'Hat', count = 1 }: Sale): Promise<void> {
      const now = new Date(at);
      const transactionId = randomUUID();
      const common = { accountId: buyer.id, at: now };
      await database.transaction(async (tx) => {
        await moveCoins(tx, { ...common, amount: coins, reason: 'grant', key: `g:${transactionId}` });
        await moveCoins(tx, { ...common, amount: -coins, reason: 'item', key: transactionId, transactionId });
        const names = { game: 'kite', gameTitle: 'Kite', item, itemName };
        await tx.insert(itemSales).values({ transactionId, developerId, ...names, count, soldAt: now });
      });
    },
    /** Sets 65.00 EUR for 1,000 coins, a least payout of 1.00 EUR and a share of 70% from a month on. */
    async setTerms(from: string): Promise<void> {
      const rate = { perThousand: 6500, currency: 'EUR', minimum: 100 } as const;
      for (const done of [
        await setRate(deps, { ...rate, from, dryRun: false }),
        await setShare(deps, { basisPoints: 7000, from, dryRun: false }),
      ])
        if (!done.ok) throw new Error(done.error);
    },
    close: () => closeMonths(deps),
    money: async (person: Person, developer: string, query = '') =>
      dataOf(
        moneyCalls.developerMoney,
        await callAs(person, moneyCalls.developerMoney, { params: { developer }, query }),
      ),
    request: (person: Person, developer: string, amount: number) =>
      callAs(person, moneyCalls.payoutRequest, { params: { developer }, body: { amount } }),
  };
}

export type MoneyFixture = Awaited<ReturnType<typeof moneyFixture>>;
