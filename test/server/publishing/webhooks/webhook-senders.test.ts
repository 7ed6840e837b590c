import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { webhookCalls } from '../../../../src/contract/webhooks.contract';
import { webhookDeliveries } from '../../../../server/platform/database/schema/webhooks';
import { runWebhooks } from '../../../../server/publishing/webhooks/run-webhooks';
import { callAs } from '../console/console-fixture';
import type { WebhookFixture } from './webhook-fixture';
import { GAME, webhookFixture } from './webhook-fixture';
import type { WebhookReceiver } from './webhook-receiver';
import { webhookReceiver } from './webhook-receiver';

let fixture: WebhookFixture;
let receiver: WebhookReceiver;
beforeAll(async () => {
  fixture = await webhookFixture();
});
afterAll(() => fixture.server.close());
beforeEach(async () => {
  receiver = await webhookReceiver();
});
afterEach(async () => {
  await receiver.close();
  await fixture.reset();
});

describe('a run', () => {
  test('fails only after the other messages have their results', async () => {
    const slow = await webhookReceiver(() => undefined);
    const hanging = (await fixture.add(slow.url)).endpoint.id;
    await fixture.ping(hanging);
    let claims = 0;
    const { database } = fixture.server.deps;
    const transaction: typeof database.transaction = async (work) => {
      claims += 1;
      if (claims !== 2) return database.transaction(work);
      while (slow.received.length < 1) await slow.next();
      // The run fails before the endpoint reaches its time limit.
      setImmediate(() => fixture.clock.advance(10_000));
      throw new Error('The database has gone away.');
    };
    const deps = { ...fixture.server.deps, database: { ...database, transaction } };
    await expect(runWebhooks(deps, new AbortController().signal)).rejects.toThrow('gone away');
    expect((await fixture.stored(hanging))[0]?.attempts).toHaveLength(1);
    await slow.close();
  });

  test('T84: sends the next message after a result that arrives while nothing else was due', async () => {
    const { endpoint } = await fixture.add(receiver.url);
    for (let count = 0; count < 2; count += 1) await fixture.ping(endpoint.id);
    let respond = (): void => expect.fail('Nothing was received.');
    receiver.state.respond = (response) => {
      respond = () => response.writeHead(204).end();
      if (receiver.received.length > 1) respond();
    };
    const { database } = fixture.server.deps;
    let settled = (): void => undefined;
    const transaction: typeof database.transaction = async (work) => {
      const result = await database.transaction(work);
      if (Array.isArray(result)) settled();
      else if (result === undefined && receiver.received.length < 2) {
        const isSettled = new Promise<void>((resolve) => (settled = resolve));
        if (receiver.received.length < 1) await receiver.next();
        respond();
        await isSettled;
        await new Promise(setImmediate);
      }
      return result;
    };
    const deps = { ...fixture.server.deps, database: { ...database, transaction } };
    await runWebhooks(deps, new AbortController().signal);
    expect(receiver.received).toHaveLength(2);
  });
});

describe('a message that a member sends again during an attempt', () => {
  test('starts a new series of attempts, which the result of the old one does not end', async () => {
    const { endpoint } = await fixture.add(receiver.url);
    await fixture.ping(endpoint.id);
    let fail = (): void => expect.fail('Nothing was received.');
    receiver.state.respond = (response) => {
      fail = () => response.writeHead(500).end();
    };
    const arrived = receiver.next();
    const running = fixture.run();
    await arrived;
    const [{ id: delivery } = { id: '' }] = await fixture.stored(endpoint.id);
    const params = { ...GAME, id: endpoint.id, delivery };
    expect((await callAs(fixture.owner, webhookCalls.webhookResend, { params })).status).toBe(200);
    receiver.state.respond = (response) => response.writeHead(204).end();
    fail();
    await running;
    expect(await fixture.stored(endpoint.id)).toMatchObject([{ state: 'delivered', failures: 0 }]);
    expect(receiver.received).toHaveLength(2);
  });
});

describe('several servers', () => {
  test('T84: send each message once at a time, and repeat a message of a server that has stopped', async () => {
    const { endpoint } = await fixture.add(receiver.url);
    for (let count = 0; count < 12; count += 1) await fixture.ping(endpoint.id);
    await Promise.all([fixture.run(), fixture.run(), fixture.run()]);
    await fixture.run();
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect([ids.length, new Set(ids).size]).toEqual([12, 12]);
    const leasedUntil = new Date(fixture.clock.now().getTime() + 60_000);
    await fixture.ping(endpoint.id);
    await fixture.db.update(webhookDeliveries).set({ leasedUntil }).where(eq(webhookDeliveries.state, 'waiting'));
    await fixture.run();
    expect(receiver.received).toHaveLength(12);
    fixture.clock.advance(60_000);
    await fixture.run();
    expect(receiver.received).toHaveLength(13);
  });
});
