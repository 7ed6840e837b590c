import { describe, expect, test } from 'vitest';
import { EventSender } from '../../../../server/commerce/payment-sandbox/event-sender';
import { SANDBOX_SIGNATURE } from '../../../../server/commerce/payments/sandbox-wire';
import { isSigned } from '../../../../server/commerce/payments/webhook-signature';
import type { Ask } from '../../../../server/platform/system/ask';
import { FakeServerClock } from '../../support/fake-server-clock';

const SECRET = 'a secret of the sandbox';
const checkout = {
  order: '0b0f7a52-6f0f-4f0e-9d38-2d4f1b1f6a11',
  amount: 100,
  price: 799,
  success: 'http://holocade.localhost/market/coins/success',
  cancel: 'http://holocade.localhost/market',
};
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Creates a portal that returns these statuses, and then always the last one. Undefined means unreachable. */
function portal(...statuses: readonly (number | undefined)[]) {
  const clock = new FakeServerClock();
  const start = clock.now().getTime();
  const requests: { readonly after: number; readonly body: Buffer; readonly signature: unknown }[] = [];
  const ask: Ask = async (_address, init) => {
    const status = statuses[Math.min(requests.length, statuses.length - 1)];
    const headers = init?.headers as Readonly<Record<string, string>>;
    requests.push({
      after: clock.now().getTime() - start,
      body: init?.body as unknown as Buffer,
      signature: headers[SANDBOX_SIGNATURE],
    });
    if (status === undefined) throw new TypeError('fetch failed');
    return new Response(null, { status });
  };
  const sender = new EventSender({ ask, clock, secret: SECRET, address: 'http://holocade.localhost/report' });
  const pass = async (milliseconds: number): Promise<void> => {
    clock.advance(milliseconds);
    await settled();
  };
  return { clock, requests, sender, pass };
}

describe('EventSender', () => {
  test('sends an accepted event once', async () => {
    const { requests, sender, pass } = portal(200);
    expect(await sender.send(checkout, 'paid')).toBe(true);
    await pass(60_000);
    expect(requests).toHaveLength(1);
    expect(JSON.parse(String(requests[0]?.body))).toMatchObject({ order: checkout.order, state: 'paid', price: 799 });
  });

  test.each([[503], [404], [undefined]])(
    'repeats an event that gets %s after 1, 5 and 30 s, and then stops',
    async (status) => {
      const { requests, sender, pass } = portal(status);
      expect(await sender.send(checkout, 'paid')).toBe(false);
      for (const wait of [999, 1, 4999, 1, 29_999, 1, 600_000]) await pass(wait);
      expect(requests.map(({ after }) => after)).toEqual([0, 1000, 6000, 36_000]);
    },
  );

  test('stops repeating an event once it is accepted', async () => {
    const { requests, sender, pass } = portal(undefined, 500, 200);
    await sender.send(checkout, 'paid');
    for (const wait of [1000, 5000, 30_000]) await pass(wait);
    expect(requests).toHaveLength(3);
  });

  test('sends nothing after it is stopped, neither pending nor failed events', async () => {
    const { requests, sender, pass } = portal(500);
    await sender.send(checkout, 'paid');
    sender.sendDelayed(checkout, 'paid', 10_000);
    const underWay = sender.send(checkout, 'refunded');
    sender.stop();
    expect(await underWay).toBe(false);
    await pass(600_000);
    expect(requests).toHaveLength(2);
  });

  test('sends an event after a delay', async () => {
    const { requests, sender, pass } = portal(200);
    sender.sendDelayed(checkout, 'paid', 10_000);
    await pass(9_999);
    expect(requests).toHaveLength(0);
    await pass(1);
    expect(requests).toHaveLength(1);
  });

  test('uses one id for each state, and a fresh signature for each attempt', async () => {
    const { clock, requests, sender, pass } = portal(500, 200);
    await sender.send(checkout, 'paid');
    await pass(1000);
    await sender.send(checkout, 'refunded');
    const ids = requests.map(({ body }) => (JSON.parse(String(body)) as { readonly id: string }).id);
    expect([ids[0] === ids[1], ids[0] === ids[2]]).toEqual([true, false]);
    expect(requests.map(({ body, signature }) => isSigned(SECRET, body, signature, clock.now()))).toEqual([
      true,
      true,
      true,
    ]);
    expect(new Set(requests.map(({ signature }) => signature)).size).toBe(3);
  });
});
