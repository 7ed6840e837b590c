import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { auditLedger, ledgerFaults, orderFaults } from '../../../../server/commerce/market/audit-ledger';
import { checkLedger } from '../../../../server/commerce/market/check-ledger';
import { moveCoins } from '../../../../server/commerce/market/move-coins';
import { orderKey } from '../../../../server/commerce/market/order-key';
import type { ServerDependencies } from '../../../../server/deps';
import { checkLedgerCommand } from '../../../../server/platform/command-line/run-operator-command';
import type { Database } from '../../../../server/platform/database/database';
import type { Executor } from '../../../../server/platform/database/executor';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { ledgerEntries } from '../../../../server/platform/database/schema/market';
import { coinOrders } from '../../../../server/platform/database/schema/payments';
import { backgroundJobs } from '../../../../server/platform/jobs/background-jobs';
import { JobRunner } from '../../../../server/platform/jobs/job-runner';
import { err, ok } from '../../../../src/domain/shared/result';
import { FakeServerClock } from '../../support/fake-server-clock';
import { insertPlayer } from '../../support/insert-player';
import { openEmptyDatabase } from '../../support/open-empty-database';

const at = new Date('2026-03-01T12:00:00.000Z');
const HOUR = 3_600_000;
const transactionId = '7f0f0d0a-0000-4000-8000-000000000001';
const settled = () => new Promise((resolve) => setImmediate(resolve));
let database: Database;
let accountId: string;
let orderId: string;
let players = 0;

beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  players += 1;
  accountId = await insertPlayer(database, `player-${String(players)}`);
  const order = { accountId, amount: 100, price: 799, vatRate: 1900, provider: 'sandbox', state: 'paid' } as const;
  const [stored] = await database.db
    .insert(coinOrders)
    .values({
      ...order,
      held: 100,
      receipt: players,
      paidAt: at,
      idempotencyKey: 'an-order',
      createdAt: at,
      updatedAt: at,
    })
    .returning({ id: coinOrders.id });
  orderId = stored?.id ?? '';
  await database.transaction(async (tx) => {
    const common = { accountId, at };
    await moveCoins(tx, { ...common, amount: 100, reason: 'purchase', key: orderKey(orderId, 'paid') });
    await moveCoins(tx, { ...common, amount: 20, reason: 'grant', key: 'a-grant' });
    await moveCoins(tx, { ...common, amount: -30, reason: 'premium', key: 'a-month' });
  });
});

/** Runs a change that the triggers would refuse. */
async function withoutTriggers(work: (tx: Executor) => Promise<unknown>): Promise<void> {
  await database.transaction(async (tx) => {
    for (const table of [accounts, ledgerEntries]) await tx.execute(sql`alter table ${table} disable trigger user`);
    await work(tx);
    for (const table of [accounts, ledgerEntries]) await tx.execute(sql`alter table ${table} enable trigger user`);
  });
}

const setBalance = (balance: number) =>
  withoutTriggers((tx) => tx.update(accounts).set({ balance }).where(eq(accounts.id, accountId)));
const setHeld = (held: number) => database.db.update(coinOrders).set({ held }).where(eq(coinOrders.id, orderId));

const faultOf = (how: string, missing = 0, receipt = `the receipt ${String(players)}`): string =>
  `Order ${orderId} ${how}, misses ${String(missing)} and has ${receipt}: inconsistent.`;

describe('ledgerFaults', () => {
  test('returns no faults after regular movements of coins', async () => {
    expect(await ledgerFaults(database.db)).toEqual([]);
    expect(await checkLedgerCommand({ database })).toEqual(
      ok('The ledger balances: every balance, movement, coin order, sale, statement and payout.'),
    );
  });

  test('reports a balance that differs from the sum of its entries, also without entries', async () => {
    await setBalance(91);
    const other = await insertPlayer(database, `poor-${String(players)}`);
    await withoutTriggers((tx) => tx.update(accounts).set({ balance: 1 }).where(eq(accounts.id, other)));
    const expected = [
      `Account ${accountId} has 91 coins, but its entries add up to 90 coins.`,
      `Account ${other} has 1 coin, but its entries add up to 0 coins.`,
    ];
    expect([...(await ledgerFaults(database.db))].sort()).toEqual(expected.sort());
    await withoutTriggers((tx) => tx.update(accounts).set({ balance: 0 }).where(eq(accounts.id, other)));
    await setBalance(90);
  });

  test('reports a movement with one side', async () => {
    const side = { transactionId, portalLedger: 'sales', amount: -5, reason: 'purchase', createdAt: at } as const;
    await withoutTriggers((tx) => tx.insert(ledgerEntries).values(side));
    expect(await ledgerFaults(database.db)).toEqual([`Transaction ${transactionId} adds up to -5 coins instead of 0.`]);
    await withoutTriggers((tx) => tx.delete(ledgerEntries).where(eq(ledgerEntries.transactionId, transactionId)));
  });

  test('reports an order whose coins differ from its entries', async () => {
    await setHeld(99);
    const expected = `Order ${orderId} holds 99 coins, but its entries add up to 100 coins.`;
    expect(await checkLedgerCommand({ database })).toEqual(
      err(`${expected}\n${faultOf('is paid, holds 99 of 100 coins')}`),
    );
    await setHeld(100);
  });
});

describe('orderFaults', () => {
  type Changes = Partial<typeof coinOrders.$inferInsert>;
  const change = (changes: Changes) => database.db.update(coinOrders).set(changes).where(eq(coinOrders.id, orderId));
  const faults = () => orderFaults(database.db, 100);
  const setDeleted = (deletedAt: Date | null) =>
    database.db.update(accounts).set({ deletedAt }).where(eq(accounts.id, accountId));
  afterEach(async () => {
    await setDeleted(null);
    await change({ state: 'paid', held: 100, missing: 0, receipt: players, paidAt: at });
  });

  const none = { receipt: null, paidAt: null };
  test.each<[string, Changes, boolean]>([
    ['is paid, holds 0 of 100 coins', { held: 0 }, false],
    ['is dispute-won, holds 99 of 100 coins', { state: 'dispute-won', held: 99 }, false],
    ['is paid, holds 100 of 100 coins', { missing: 1 }, false],
    ['is paid, holds 100 of 100 coins', none, true],
    ['is dispute-won, holds 100 of 100 coins', { state: 'dispute-won', ...none }, true],
    ['is created, holds 100 of 100 coins', { state: 'created', ...none }, true],
    ['is cancelled, holds 1 of 100 coins', { state: 'cancelled', held: 1, ...none }, true],
    ['is failed, holds 0 of 100 coins', { state: 'failed', held: 0 }, false],
    ['is refunded, holds 100 of 100 coins', { state: 'refunded' }, false],
    ['is disputed, holds 10 of 100 coins', { state: 'disputed', held: 10, missing: 9 }, false],
    ['is refunded, holds 0 of 100 coins', { state: 'refunded', held: 0, missing: 5 }, false],
  ])('reports an order that %s, with the contradiction: %j', async (how, changes, unnumbered) => {
    await change(changes);
    expect(await faults()).toEqual([faultOf(how, changes.missing, unnumbered ? 'no receipt' : undefined)]);
  });

  test.each<Changes>([
    { state: 'dispute-won' },
    { state: 'disputed', held: 0 },
    { state: 'refunded', held: 10, missing: 10 },
    { state: 'refunded', held: 0, ...none },
    { state: 'created', held: 0, ...none },
    { state: 'failed', held: 0, ...none },
  ])('accepts a consistent order: %j', async (changes) => {
    await change(changes);
    expect(await faults()).toEqual([]);
  });

  test('accepts any coins for a deleted account, but requires its receipt', async () => {
    await setDeleted(at);
    for (const changes of [{ held: 0 }, { state: 'refunded', held: 100 }] as const) {
      await change(changes);
      expect(await faults()).toEqual([]);
    }
    await change({ state: 'paid', held: 0, ...none });
    expect(await faults()).toEqual([faultOf('is paid, holds 0 of 100 coins', 0, 'no receipt')]);
  });
});

describe('auditLedger', () => {
  const slow = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });

  test('allows ten minutes for its own statements only', async () => {
    const limit = async (executor: Executor): Promise<string> =>
      JSON.stringify(await executor.execute(sql`show statement_timeout`));
    const before = await limit(database.db);
    const during: string[] = [];
    const transaction: Database['transaction'] = (work) =>
      database.transaction(async (tx) => {
        const done = await work(tx);
        during.push(await limit(tx));
        return done;
      });
    expect(await auditLedger({ transaction })).toEqual(ok([]));
    expect(during).toEqual([expect.stringContaining('10min')]);
    expect(before).not.toContain('10min');
    expect(await limit(database.db)).toBe(before);
  });

  test('fails without faults if it takes too long', async () => {
    const tooSlow = { ...database, transaction: () => Promise.reject(new Error('a query failed', { cause: slow })) };
    const said = /^The ledger audit timed out, so its result is unknown\. Run it again .+\.$/;
    expect(await checkLedgerCommand({ database: tooSlow })).toEqual(err(expect.stringMatching(said)));
    const log = { error: vi.fn() };
    await expect(checkLedger({ database: tooSlow, log } as unknown as ServerDependencies)).rejects.toThrow(said);
    expect(log.error).not.toHaveBeenCalled();
  });

  test('rethrows any other failure', async () => {
    const broken = { ...database, transaction: () => Promise.reject(new Error('no connection')) };
    await expect(checkLedgerCommand({ database: broken })).rejects.toThrow('no connection');
  });
});

describe('ledger job', () => {
  const logged = vi.fn();
  const error = (...line: readonly unknown[]): void => void logged(...line);

  test('runs at its start and every night, and an hour after it has found a fault', async () => {
    const clock = new FakeServerClock(at);
    const work = vi.fn(async (_name: string, job: () => Promise<void>) => job().then(() => true));
    const exclusive = { ...database, runExclusively: work };
    const deps = { clock, database: exclusive, log: { error } } as unknown as ServerDependencies;
    const runner = new JobRunner();
    runner.start(
      backgroundJobs(undefined).filter(({ name }) => name === 'ledger'),
      deps,
    );
    const runs = async (count: number): Promise<void> => {
      await expect.poll(() => work.mock.settledResults.filter(({ type }) => type !== 'incomplete').length).toBe(count);
      await settled();
    };
    await runs(1);
    clock.advance(15 * HOUR - 1);
    expect(work).toHaveBeenCalledTimes(1);
    await setHeld(98);
    clock.advance(1);
    await runs(2);
    const fault = `Order ${orderId} holds 98 coins, but its entries add up to 100 coins.`;
    expect(logged.mock.calls).toEqual([
      [{ fault }, 'Ledger fault found. Compare the entries with the payment provider.'],
      [
        { fault: faultOf('is paid, holds 98 of 100 coins') },
        'Ledger fault found. Compare the entries with the payment provider.',
      ],
      [
        {
          err: expect.objectContaining({ message: 'The ledger has faults: 2. See the log.' }) as unknown,
          job: 'ledger',
        },
        'background job failed, will retry',
      ],
    ]);
    await setHeld(100);
    clock.advance(HOUR);
    await runs(3);
    clock.advance(22 * HOUR);
    expect(work).toHaveBeenCalledTimes(3);
    clock.advance(HOUR);
    await runs(4);
    expect(logged).toHaveBeenCalledTimes(3);
    await runner.stop();
  });
});
