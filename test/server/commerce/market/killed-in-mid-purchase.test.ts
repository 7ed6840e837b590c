import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reportPath } from '../../../../server/commerce/payments/payment-reports.plugin';
import { sandboxKeys, SANDBOX_SIGNATURE } from '../../../../server/commerce/payments/sandbox-wire';
import { signReport } from '../../../../server/commerce/payments/webhook-signature';
import {
  coinPurchaseDirect,
  orderStatus,
  premiumPurchase,
  receiptList,
} from '../../../../src/contract/market.contract';
import { dataOf } from '../../support/data-of';
import type { Answer } from '../../support/http-client';
import { sessionCookie } from '../../support/session-cookie';
import type { MortalHouse } from './mortal-house';
import { openMortalHouse } from './mortal-house';

/** All of them with `npm run test:security`. */
const ROUNDS = process.env['HOLOCADE_LONG'] === '1' ? 50 : 3;
const ROUND_MS = 120_000;
const SECRET = 'a secret for tests that is long enough';
const PASSWORD = 'Quiet-lake7-boat';
const [GRANTED, PACK, MONTH, WICKS] = [500, 100, 10, 2];
const ITEM = '/v1/private/user/arcade/game/inventory/lantern-drift/purchase/slow-wicks';

/** Something that a buyer does; the same when it is done again. */
interface Deed {
  readonly name: string;
  /** Coins that it moves, once. */
  readonly coins: number;
  send(): Promise<Answer | undefined>;
}

let house: MortalHouse;

beforeAll(async () => {
  house = await openMortalHouse(SECRET);
  await house.start();
}, 120_000);
afterAll(() => house.close());

function reportOf(order: string): Promise<Answer | undefined> {
  const report = { id: `evt_${order}`, order, state: 'paid', price: 799 };
  const raw = Buffer.from(JSON.stringify(report));
  const signature = signReport(sandboxKeys(SECRET).reportSecret, raw, new Date());
  return house.send(reportPath('sandbox'), { body: report, headers: { [SANDBOX_SIGNATURE]: signature } });
}

/** A player with coins and two orders to be paid, and what this player is about to do. */
async function buyer(round: number) {
  const username = `buyer-${String(round)}`;
  const email = `${username}@mail.test`;
  await house.order({ command: 'user add', options: { username, email, password: PASSWORD } });
  await house.order({ command: 'coins grant', options: { username, amount: GRANTED } });
  const login = await house.send('/v1/public/user/auth/login', {
    body: { login: username, password: PASSWORD, remember: true },
  });
  const cookie = (login && sessionCookie(login)) ?? '';
  const keyed = (path: string, key: string, body: unknown = {}): Promise<Answer | undefined> =>
    house.send(path, { body, cookie, headers: { 'idempotency-key': `${key}-of-the-round-${String(round)}` } });
  const orderOf = async (key: string): Promise<string> => {
    const answer = await keyed(coinPurchaseDirect.path, key, { amount: PACK });
    return answer ? (dataOf(coinPurchaseDirect, answer).payment_url.split('/').at(-1) ?? '') : '';
  };
  const orders = [await orderOf('first-order'), await orderOf('second-order')];
  const premium = (key: string): Deed => ({
    name: 'premium',
    coins: -MONTH,
    send: () => keyed(premiumPurchase.path, key),
  });
  const item = (key: string): Deed => ({ name: 'item', coins: -WICKS, send: () => keyed(ITEM, key, { count: 1 }) });
  const paid = (order: string): Deed => ({ name: 'coins', coins: PACK, send: () => reportOf(order) });
  const ordered = (key: string): Deed => ({
    name: 'order',
    coins: 0,
    send: () => keyed(coinPurchaseDirect.path, key, { amount: PACK }),
  });
  const deeds: readonly Deed[] = [
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
    deeds,
    orders,
    async receipts() {
      const answer = await house.send(receiptList.path, { cookie });
      return answer ? dataOf(receiptList, answer).items : [];
    },
    async balance(): Promise<number> {
      const answer = await house.send('/v1/private/user/account/summary', { cookie });
      return (answer?.json() as { readonly data: { readonly coins: number } }).data.coins;
    },
    async orderState(order: string): Promise<string> {
      const answer = await house.send(orderStatus.path.replace('{order}', order), { cookie });
      return answer ? dataOf(orderStatus, answer).state : '';
    },
  };
}

const sum = (coins: readonly number[]): number => coins.reduce((all, one) => all + one, 0);

/** Does everything at once, and kills the server once so many were answered and the machine has turned so many times. */
async function killedAmid(deeds: readonly Deed[], answers: number, turns: number) {
  const answered = new Map<Deed, Answer>();
  let dead: Promise<void> | undefined;
  const die = async (): Promise<void> => {
    for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    await house.kill();
  };
  const all = deeds.map(async (deed) => {
    const answer = await deed.send();
    if (answer) answered.set(deed, answer);
    if (answered.size >= answers) dead ??= die();
  });
  if (answers === 0) dead ??= die();
  await Promise.all(all);
  await (dead ??= die());
  return answered;
}

describe('a server that is killed while coins move', () => {
  test.each(Array.from({ length: ROUNDS }, (_, round) => round))(
    'F01: keeps what it has answered, and the rest whole or not at all: round %i',
    async (round) => {
      const one = await buyer(round);
      const answered = await killedAmid(one.deeds, (round * 4) % one.deeds.length, (round * 7) % 40);
      await house.start();

      expect(await house.order({ command: 'check-ledger', options: {} })).toMatchObject({ ok: true });
      expect([...answered.values()].map(({ status }) => status)).toEqual([...answered].map(() => 200));
      const kept = await one.receipts();
      for (const kind of ['coins', 'premium', 'item']) {
        const told = [...answered.keys()].filter(({ name }) => name === kind);
        expect(kept.filter((receipt) => receipt.kind === kind).length).toBeGreaterThanOrEqual(told.length);
      }
      expect(await one.balance()).toBe(GRANTED + sum(kept.map(({ coins }) => coins)));

      for (const deed of [...one.deeds, ...one.deeds]) {
        const again = await deed.send();
        expect(again?.status).toBe(200);
        expect(again?.text).toBe(answered.get(deed)?.text ?? again?.text);
      }
      expect(await one.balance()).toBe(GRANTED + sum(one.deeds.map(({ coins }) => coins)));
      expect((await one.receipts()).length).toBe(one.deeds.filter(({ coins }) => coins !== 0).length);
      expect(await Promise.all(one.orders.map((order) => one.orderState(order)))).toEqual(['paid', 'paid']);
      expect(await house.order({ command: 'check-ledger', options: {} })).toMatchObject({ ok: true });
    },
    ROUND_MS,
  );
});
