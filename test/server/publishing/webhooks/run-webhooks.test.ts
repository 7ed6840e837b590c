import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { webhookCalls } from '../../../../src/contract/webhooks.contract';
import { retryWait } from '../../../../src/domain/server-api/webhooks';
import { webhookDeliveries, webhookEndpoints } from '../../../../server/platform/database/schema/webhooks';
import { games } from '../../../../server/platform/database/schema/games';
import { cleanUp } from '../../../../server/platform/jobs/clean-up';
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

/** Runs the job until nothing waits, advancing the clock to each next attempt. Returns the number of runs. */
async function runToEnd(id: string): Promise<number> {
  for (let runs = 1; ; runs += 1) {
    await fixture.run();
    const [waiting] = (await fixture.stored(id)).filter(({ state }) => state === 'waiting');
    if (!waiting) return runs;
    fixture.clock.advance(waiting.nextAt.getTime() - fixture.clock.now().getTime());
  }
}

describe('a message to a webhook', () => {
  test('T83: is signed over id, timestamp and body with the secret, which is stored encrypted', async () => {
    const { endpoint, secret } = await fixture.add(receiver.url);
    await fixture.ping(endpoint.id);
    await fixture.run();
    const [message = expect.fail('Nothing was received.')] = receiver.received;
    const { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signature } = message.headers;
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    const signed = `${String(id)}.${String(seconds)}.${message.body}`;
    expect(signature).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
    expect(JSON.parse(message.body)).toEqual({
      type: 'ping',
      timestamp: fixture.clock.now().toISOString(),
      data: { game: GAME.game },
    });
    expect(message.headers['content-type']).toBe('application/json');
    const rows = await fixture.db.select().from(webhookEndpoints);
    expect(JSON.stringify([rows, await fixture.log(endpoint.id)])).not.toContain(secret.slice(6, 30));
  });

  test('T83: has the same id and another timestamp and signature in each attempt', async () => {
    const { endpoint } = await fixture.add(receiver.url);
    receiver.state.respond = (response) => response.writeHead(receiver.received.length > 1 ? 200 : 503).end('later');
    await fixture.ping(endpoint.id);
    expect(await runToEnd(endpoint.id)).toBe(2);
    const [first, second] = receiver.received.map(({ headers }) => headers);
    expect(first?.['webhook-id']).toBe(second?.['webhook-id']);
    expect(Number(second?.['webhook-timestamp']) - Number(first?.['webhook-timestamp'])).toBe(60);
    expect(first?.['webhook-signature']).not.toBe(second?.['webhook-signature']);
  });

  test('is logged with request, status, duration and the start of the response', async () => {
    const { endpoint } = await fixture.add(receiver.url);
    receiver.state.respond = (response) => {
      fixture.clock.advance(120);
      response.writeHead(500).end(`no\u0000pe ${'x'.repeat(3000)}`);
    };
    await fixture.ping(endpoint.id);
    await fixture.run();
    const [delivery = expect.fail('The log is empty.')] = (await fixture.log(endpoint.id)).deliveries;
    const attempt = { status: 500, ms: 120, error: null, answer: expect.stringMatching(/^no\ufffdpe x{900}/) };
    expect(delivery).toMatchObject({ type: 'ping', state: 'waiting', attempts: [attempt] });
    expect(JSON.parse(delivery.body)).toMatchObject({ type: 'ping' });
    expect(Date.parse(delivery.next ?? '') - fixture.clock.now().getTime()).toBe(retryWait(1));
  });

  test('is sent again on request with its id, and not while the endpoint is switched off', async () => {
    const { endpoint } = await fixture.add(receiver.url);
    await fixture.ping(endpoint.id);
    await fixture.run();
    const [{ id: delivery } = { id: '' }] = await fixture.stored(endpoint.id);
    const params = { ...GAME, id: endpoint.id, delivery };
    expect((await callAs(fixture.owner, webhookCalls.webhookResend, { params })).status).toBe(200);
    await fixture.run();
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(receiver.received).toHaveLength(2);
    const off = { url: receiver.url, events: ['player.deleted'], on: false };
    await callAs(fixture.owner, webhookCalls.webhookChange, { params, body: off });
    expect((await callAs(fixture.owner, webhookCalls.webhookResend, { params })).status).toBe(409);
    expect((await fixture.ping(endpoint.id)).status).toBe(409);
  });
});

describe('an endpoint', () => {
  test('that responds with 500 for a day is switched off, and the owner gets a notification and an email', async () => {
    const { endpoint } = await fixture.add(receiver.url);
    receiver.state.respond = (response) => response.writeHead(500).end();
    const start = fixture.clock.now().getTime();
    await fixture.ping(endpoint.id);
    expect(await runToEnd(endpoint.id)).toBe(8);
    expect(fixture.clock.now().getTime() - start).toBeGreaterThan(24 * 60 * 60_000);
    expect((await fixture.endpoint(endpoint.id))?.switchedOffAt).toEqual(fixture.clock.now());
    const news = await fixture.news(fixture.owner);
    expect(news.map(({ title }) => title)).toEqual(['A webhook was switched off']);
    expect((await fixture.letters('hook-owner')).map(({ subject }) => subject)).toEqual([
      `A webhook of “${GAME.game}” was switched off`,
    ]);
    await fixture.run();
    expect(receiver.received).toHaveLength(8);
  });

  test('that has accepted another message meanwhile stays on', async () => {
    const { endpoint } = await fixture.add(receiver.url);
    receiver.state.respond = (response, { body }) => response.writeHead(body.includes('"first"') ? 500 : 200).end();
    await fixture.ping(endpoint.id);
    const [first] = await fixture.stored(endpoint.id);
    await fixture.db
      .update(webhookDeliveries)
      .set({ body: '{"first":1}' })
      .where(eq(webhookDeliveries.id, first?.id ?? ''));
    await fixture.run();
    await fixture.ping(endpoint.id);
    await runToEnd(endpoint.id);
    const states = (await fixture.stored(endpoint.id)).map(({ state }) => state).sort();
    expect([states, (await fixture.endpoint(endpoint.id))?.switchedOffAt]).toEqual([['delivered', 'failed'], null]);
  });

  test('that responds with 410 is switched off at once', async () => {
    const { endpoint } = await fixture.add(receiver.url);
    receiver.state.respond = (response) => response.writeHead(410).end();
    await fixture.ping(endpoint.id);
    expect(await runToEnd(endpoint.id)).toBe(1);
    expect((await fixture.endpoint(endpoint.id))?.switchedOffAt).not.toBeNull();
  });

  test('that does not respond gets no more than ten seconds, and delays no other endpoint', async () => {
    const slow = await webhookReceiver(() => undefined);
    const hanging = (await fixture.add(slow.url)).endpoint.id;
    const healthy = (await fixture.add(receiver.url)).endpoint.id;
    for (const id of [hanging, healthy, healthy]) await fixture.ping(id);
    const hung = slow.next();
    const running = fixture.run();
    await hung;
    while (receiver.received.length < 2) await receiver.next();
    fixture.clock.advance(10_000);
    await running;
    const attempts = (await fixture.stored(hanging)).flatMap(({ attempts: list }) => list);
    expect(attempts[0]).toMatchObject({ status: null, ms: 10_000 });
    expect(attempts[0]?.error).toBe('The endpoint did not respond within 10 seconds.');
    await slow.close();
  });

  test('whose secret the server cannot decrypt gets no message, and the log has the reason', async () => {
    const { endpoint } = await fixture.add(receiver.url);
    await fixture.db.update(webhookEndpoints).set({ sealedSecret: 'of another server' });
    await fixture.ping(endpoint.id);
    await fixture.run();
    const [delivery] = (await fixture.log(endpoint.id)).deliveries;
    expect(delivery?.attempts[0]?.error).toContain('can no longer read the secret');
    expect(receiver.received).toEqual([]);
  });
});

describe('the endpoints of a developer', () => {
  test('get two messages at a time, so slow ones do not delay another developer', async () => {
    const slow = await webhookReceiver(() => undefined);
    for (let count = 0; count < 9; count += 1) await fixture.ping((await fixture.add(slow.url)).endpoint.id);
    const other = { developer: 'other-works', game: 'sand-garden' };
    const developerId = await fixture.developer(other.developer, [[fixture.owner, 'owner']]);
    await fixture.db.update(games).set({ developerId }).where(eq(games.slug, other.game));
    const { id } = (await fixture.add(receiver.url, ['score.accepted'], other)).endpoint;
    await fixture.ping(id, other);
    const running = Promise.all([fixture.run(), fixture.run()]);
    while (receiver.received.length < 1) await receiver.next();
    while (slow.received.length < 2) await slow.next();
    const rows = await fixture.db.select().from(webhookDeliveries);
    expect(rows.filter((row) => row.leasedUntil !== null && row.endpointId !== id)).toHaveLength(2);
    slow.state.respond = (response) => response.writeHead(204).end();
    fixture.clock.advance(10_000);
    await running;
    expect([slow.received.length, receiver.received.length]).toEqual([9, 1]);
    await slow.close();
  });
});

// The last test, because the session of the owner ends.
describe('the log', () => {
  test('is deleted after 30 days', async () => {
    const { endpoint } = await fixture.add(receiver.url);
    await fixture.ping(endpoint.id);
    await fixture.run();
    fixture.clock.advance(30 * 24 * 60 * 60_000 - 1);
    await cleanUp(fixture.server.deps);
    expect(await fixture.stored(endpoint.id)).toHaveLength(1);
    fixture.clock.advance(1);
    await cleanUp(fixture.server.deps);
    expect(await fixture.stored(endpoint.id)).toEqual([]);
  });
});
