import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { webhookPath } from '../../../../server/commerce/payments/payment-webhook.plugin';
import { sandboxKeys, SANDBOX_SIGNATURE } from '../../../../server/commerce/payments/sandbox-wire';
import { signEvent } from '../../../../server/commerce/payments/webhook-signature';
import {
  coinPurchaseDirect,
  orderStatus,
  premiumPurchase,
  receiptList,
} from '../../../../src/contract/market.contract';
import { dataOf } from '../../support/data-of';
import type { Answer } from '../../support/http-client';
import { sessionCookie } from '../../support/session-cookie';
import type { KillableServer } from './killable-server';
import { createKillableServer } from './killable-server';

/** More rounds with `npm run test:security`. */
const ROUNDS = process.env['HOLOCADE_LONG'] === '1' ? 50 : 3;
const ROUND_MS = 120_000;
const SECRET = 'a secret for tests that is long enough';
const PASSWORD = 'Quiet-lake7-boat';
const [GRANTED, PACK, MONTH, WICKS] = [500, 100, 10, 2];
const ITEM = '/v1/private/user/arcade/game/inventory/lantern-drift/purchase/slow-wicks';

/** An idempotent action of a buyer. */
interface BuyerAction {
  readonly name: string;
  /** Coins that the action moves once. */
  readonly coins: number;
  send(): Promise<Answer | undefined>;
}

let server: KillableServer;

beforeAll(async () => {
  server = await createKillableServer(SECRET);
  await server.start();
}, 120_000);
afterAll(() => server.close());

function eventOf(order: string): Promise<Answer | undefined> {
  const report = { id: `evt_${order}`, order, state: 'paid', price: 799 };
  const raw = Buffer.from(JSON.stringify(report));
  const signature = signEvent(sandboxKeys(SECRET).eventSecret, raw, new Date());
  return server.send(webhookPath('sandbox'), { body: report, headers: { [SANDBOX_SIGNATURE]: signature } });
}

/** Adds a player with coins and two unpaid orders, and prepares the player's actions. */
async function buyer(round: number) {
  const username = `buyer-${String(round)}`;
  const email = `${username}@mail.test`;
  await server.order({ command: 'user add', options: { username, email, password: PASSWORD } });
  await server.order({ command: 'coins grant', options: { username, amount: GRANTED } });
  const login = await server.send('/v1/public/user/auth/login', {
    body: { login: username, password: PASSWORD, remember: true },
  });
  const cookie = (login && sessionCookie(login)) ?? '';
  const keyed = (path: string, key: string, body: unknown = {}): Promise<Answer | undefined> =>
    server.send(path, { body, cookie, headers: { 'idempotency-key': `${key}-of-the-round-${String(round)}` } });
  const orderOf = async (key: string): Promise<string> => {
    const answer = await keyed(coinPurchaseDirect.path, key, { amount: PACK });
    return answer ? (dataOf(coinPurchaseDirect, answer).payment_url.split('/').at(-1) ?? '') : '';
  };
  const orders = [await orderOf('first-order'), await orderOf('second-order')];
  const premium = (key: string): BuyerAction => ({
    name: 'premium',
    coins: -MONTH,
    send: () => keyed(premiumPurchase.path, key),
  });
  const item = (key: string): BuyerAction => ({
    name: 'item',
    coins: -WICKS,
    send: () => keyed(ITEM, key, { count: 1 }),
  });
  const paid = (order: string): BuyerAction => ({ name: 'coins', coins: PACK, send: () => eventOf(order) });
  const ordered = (key: string): BuyerAction => ({
    name: 'order',
    coins: 0,
    send: () => keyed(coinPurchaseDirect.path, key, { amount: PACK }),
  });
  const actions: readonly BuyerAction[] = [
    item('wicks-1'),
    premium('month-1'),
    paid(orders[0] ?? ''),
    item('wicks-2'),
    ordered('third-order'),
    premium('month-2'),
    item('wicks-3'),
    paid(orders[1] ?? ''),
    premium('month-3'),
    item('wicks-4'),
    ordered('fourth-order'),
  ];
  return {
    actions,
    orders,
    async receipts() {
      const answer = await server.send(receiptList.path, { cookie });
      return answer ? dataOf(receiptList, answer).items : [];
    },
    async balance(): Promise<number> {
      const answer = await server.send('/v1/private/user/account/summary', { cookie });
      const body = answer?.json() as { readonly data: { readonly coins: number } } | undefined;
      return body?.data.coins ?? Number.NaN;
    },
    async orderState(order: string): Promise<string> {
      const answer = await server.send(orderStatus.path.replace('{order}', order), { cookie });
      return answer ? dataOf(orderStatus, answer).state : '';
    },
  };
}

const sum = (coins: readonly number[]): number => coins.reduce((all, one) => all + one, 0);

/** Performs all actions concurrently. Kills the server after a number of responses and turns of the event loop. */
async function killDuring(actions: readonly BuyerAction[], answers: number, turns: number) {
  const answered = new Map<BuyerAction, Answer>();
  let dead: Promise<void> | undefined;
  const die = async (): Promise<void> => {
    for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    await server.kill();
  };
  const all = actions.map(async (action) => {
    const answer = await action.send();
    if (answer) answered.set(action, answer);
    if (answered.size >= answers) dead ??= die();
  });
  if (answers === 0) dead ??= die();
  await Promise.all(all);
  await (dead ??= die());
  return answered;
}

describe('a server that is killed during purchases', () => {
  test.each(Array.from({ length: ROUNDS }, (_, round) => round))(
    'F01: preserves every acknowledged purchase, and others completely or not at all: round %i',
    async (round) => {
      const one = await buyer(round);
      const answered = await killDuring(one.actions, (round * 4) % one.actions.length, (round * 7) % 40);
      await server.start();

      expect(await server.order({ command: 'check-ledger', options: {} })).toMatchObject({ ok: true });
      expect([...answered.values()].map(({ status }) => status)).toEqual([...answered].map(() => 200));
      const receipts = await one.receipts();
      for (const kind of ['coins', 'premium', 'item']) {
        const acknowledged = [...answered.keys()].filter(({ name }) => name === kind);
        expect(receipts.filter((receipt) => receipt.kind === kind).length).toBeGreaterThanOrEqual(acknowledged.length);
      }
      expect(await one.balance()).toBe(GRANTED + sum(receipts.map(({ coins }) => coins)));

      for (const action of [...one.actions, ...one.actions]) {
        const again = await action.send();
        expect(again?.status).toBe(200);
        expect(again?.text).toBe(answered.get(action)?.text ?? again?.text);
      }
      expect(await one.balance()).toBe(GRANTED + sum(one.actions.map(({ coins }) => coins)));
      expect((await one.receipts()).length).toBe(one.actions.filter(({ coins }) => coins !== 0).length);
      expect(await Promise.all(one.orders.map((order) => one.orderState(order)))).toEqual(['paid', 'paid']);
      expect(await server.order({ command: 'check-ledger', options: {} })).toMatchObject({ ok: true });
    },
    ROUND_MS,
  );
});
