import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { webhookPath } from '../../../../server/commerce/payments/payment-webhook.plugin';
import type { SandboxEvent } from '../../../../server/commerce/payments/sandbox-wire';
import { sandboxKeys, SANDBOX_SIGNATURE } from '../../../../server/commerce/payments/sandbox-wire';
import { signEvent } from '../../../../server/commerce/payments/webhook-signature';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { coinPurchaseDirect } from '../../../../src/contract/market.contract';
import type { PurchaseOrderState } from '../../../../src/domain/market/purchase-order';
import { addPlayer, PASSWORD } from '../../support/add-player';
import { dataOf } from '../../support/data-of';
import { FakeServerClock } from '../../support/fake-server-clock';
import type { Answer } from '../../support/http-client';
import { sessionCookie } from '../../support/session-cookie';
import type { TestServer, TestServerOptions } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

/** A player who buys coins. */
export interface Shopper {
  readonly id: string;
  readonly username: string;
  readonly cookie: string;
  /** Orders a pack and returns the order's id. */
  order(amount: number, key?: string): Promise<string>;
  balance(): Promise<number>;
}

/** A server with buyers, and a sender of the provider's events. */
export interface ShopFixture {
  readonly server: TestServer;
  readonly clock: FakeServerClock;
  shopper(options?: { readonly confirmed?: boolean }): Promise<Shopper>;
  /** Sends an event as the sandbox would. */
  sendEvent(
    order: string,
    state: PurchaseOrderState,
    changes?: Partial<SandboxEvent> & Partial<Forgery>,
  ): Promise<Answer>;
  /** Counts wrong balances and unbalanced transactions. Must be 0. */
  faults(): Promise<number>;
}

/** Parts of an event's signature that a test can forge. */
interface Forgery {
  readonly secret: string;
  readonly at: Date;
  readonly signature: string;
}

const PRICES: Readonly<Record<number, number>> = { 10: 99, 25: 229, 50: 449, 100: 799, 250: 1799 };

/** Starts a server with a fake clock. */
export async function openShopFixture(options: TestServerOptions = {}): Promise<ShopFixture> {
  const clock = new FakeServerClock();
  const server = await startTestServer({ clock, ...options });
  const { database, config } = server.deps;
  let named = 0;

  async function shopper(account = {}): Promise<Shopper> {
    named += 1;
    const username = `shopper-${String(named)}`;
    const id = await addPlayer(server, username, account);
    const body = { login: username, password: PASSWORD, remember: true };
    const cookie = sessionCookie(await server.request('/v1/public/user/auth/login', { body })) ?? '';
    return {
      id,
      username,
      cookie,
      async order(amount, key = randomUUID()) {
        const headers = { 'idempotency-key': key };
        const answer = await server.request(coinPurchaseDirect.path, { body: { amount }, cookie, headers });
        return dataOf(coinPurchaseDirect, answer).payment_url.split('/').at(-1) ?? '';
      },
      async balance() {
        const [row] = await database.db.select({ balance: accounts.balance }).from(accounts).where(eq(accounts.id, id));
        return row?.balance ?? Number.NaN;
      },
    };
  }

  return {
    server,
    clock,
    shopper,
    sendEvent(order, state, { secret, at = clock.now(), signature, ...changes } = {}) {
      const event = { id: `evt_${order}_${state}`, order, state, price: PRICES[100] ?? 0, ...changes };
      const body = JSON.stringify(event);
      const signed = signEvent(secret ?? sandboxKeys(config.secret).eventSecret, Buffer.from(body), at);
      const headers = { origin: undefined, [SANDBOX_SIGNATURE]: signature ?? signed };
      return server.request(webhookPath('sandbox'), { body, headers });
    },
    async faults() {
      const found = await database.db.execute(sql`
        select (select count(*) from accounts where balance <> (select coalesce(sum(amount), 0) from ledger_entries where account_id = accounts.id))
          + (select count(*) from (select 1 from ledger_entries group by transaction_id having sum(amount) <> 0) as uneven) as faults`);
      const rows = (Array.isArray(found) ? found : (found as { rows: unknown[] }).rows) as readonly {
        faults: unknown;
      }[];
      return Number(rows[0]?.faults);
    },
  };
}
