import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { AnyCall } from '../../../../src/contract/call';
import { webhookCalls } from '../../../../src/contract/webhooks.contract';
import { webhookEvents } from '../../../../src/domain/server-api/webhooks';
import { callAs, consoleFixture } from '../console/console-fixture';
import { games } from '../../../../server/platform/database/schema/games';
import { updateEndpoint } from '../../../../server/publishing/webhooks/webhook.repository';
import { webhookRoutes } from '../../../../server/publishing/webhooks/webhooks.routes';
import { webhookDeliveries, webhookEndpoints } from '../../../../server/platform/database/schema/webhooks';
import { dataOf } from '../../support/data-of';
import type { WebhookFixture } from './webhook-fixture';
import { GAME, webhookFixture } from './webhook-fixture';

const url = 'https://api.example.com/hook';
let fixture: WebhookFixture;
beforeAll(async () => {
  fixture = await webhookFixture();
});
afterAll(() => fixture.server.close());
afterEach(() => fixture.reset());

const call = (name: keyof typeof webhookCalls, id = '', body: unknown = {}) =>
  callAs(fixture.owner, webhookCalls[name], { params: { ...GAME, id }, body });
const list = async () => dataOf(webhookCalls.webhookList, await call('webhookList')).endpoints;

describe('webhook endpoints', () => {
  test('are added with a secret that no other response has, changed, switched off and removed', async () => {
    const { endpoint, secret } = await fixture.add(`${url}#part`, ['score.accepted', 'purchase.completed']);
    expect(endpoint).toMatchObject({ url, events: ['purchase.completed', 'score.accepted'], state: 'on' });
    const listed = await call('webhookList');
    expect(listed.text).not.toContain(secret.slice(6, 20));
    expect(await list()).toEqual([endpoint]);
    const next = { url: 'https://other.example.com/', events: ['review.created'], on: false };
    expect((await call('webhookChange', endpoint.id, next)).status).toBe(200);
    expect(await list()).toMatchObject([{ url: next.url, events: next.events, state: 'off' }]);
    expect((await call('webhookRemove', endpoint.id)).status).toBe(200);
    expect(await list()).toEqual([]);
    expect((await fixture.audit(fixture.studioId)).slice(-3)).toEqual([
      `webhook.create: Added the webhook at api.example.com of “${GAME.game}”.`,
      `webhook.change: Changed the webhook at other.example.com (off) of “${GAME.game}”.`,
      `webhook.remove: Removed the webhook at other.example.com of “${GAME.game}”.`,
    ]);
  });

  test.each([
    ['without an event', { url, events: [] }],
    ['with an unknown event', { url, events: ['everything'] }],
    ['with a plain http address', { url: 'http://api.example.com/', events: ['score.accepted'] }],
    ['with a private address', { url: 'https://10.0.0.1/', events: ['score.accepted'] }],
    ['without an address', { url: '', events: ['score.accepted'] }],
  ])('T82: are refused %s', async (_name, body) => {
    expect((await call('webhookCreate', '', body)).status).toBe(422);
    const { endpoint } = await fixture.add(url);
    expect((await call('webhookChange', endpoint.id, { ...body, on: true })).status).toBe(422);
  });

  test('T82: at loopback addresses are refused in production', async () => {
    const production = await consoleFixture({
      demo: true,
      environment: { NODE_ENV: 'production', HOLOCADE_LOG_LEVEL: 'silent' },
    });
    const owner = await production.person('production-owner');
    const developer = await production.developer('production-works', [[owner, 'owner']]);
    await production.server.deps.database.db.update(games).set({ developerId: developer });
    const answers = [];
    for (const host of ['http://127.0.0.1:80/', 'https://localhost/', 'https://api.example.com/']) {
      const params = { developer: 'production-works', game: GAME.game };
      const body = { url: host, events: ['score.accepted'] };
      answers.push((await callAs(owner, webhookCalls.webhookCreate, { params, body })).status);
    }
    expect(answers).toEqual([422, 422, 200]);
    await production.server.close();
  });

  test('are at most ten for a game, also in simultaneous requests', async () => {
    const body = { url, events: [...webhookEvents] };
    const answers = await Promise.all(Array.from({ length: 13 }, () => call('webhookCreate', '', body)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  test('have a log whose newest 1,000 messages are counted and listed', async () => {
    const { endpoint } = await fixture.add(url);
    const now = fixture.clock.now();
    const message = { endpointId: endpoint.id, type: 'ping', body: '{}', state: 'delivered' } as const;
    const rows = Array.from({ length: 1001 }, () => ({ ...message, createdAt: now, nextAt: now }));
    await fixture.db.insert(webhookDeliveries).values(rows);
    const params = { ...GAME, id: endpoint.id };
    const pages = [];
    for (const page of [50, 51]) {
      const answer = await callAs(fixture.owner, webhookCalls.webhookLog, { params, query: `?page=${String(page)}` });
      const { deliveries, pagination } = dataOf(webhookCalls.webhookLog, answer);
      pages.push([deliveries.length, pagination.total, pagination.last]);
    }
    expect(pages).toEqual([
      [20, 1000, 50],
      [0, 1000, 50],
    ]);
  });

  test('are not changed by a member who has lost the role since the call began', async () => {
    const { endpoint } = await fixture.add(url);
    const former = await fixture.person('former-publisher');
    const member = { developerId: fixture.studioId, accountId: former.id, role: 'publisher', token: undefined };
    const unused = {
      ...{ player: undefined, guestId: undefined, country: undefined },
      ...{ socialMarker: undefined, deviceHash: undefined },
    };
    const caller = { ...unused, sessionEnded: false, ip: '127.0.0.1', userAgent: '', member };
    const input = {
      params: { ...GAME, id: endpoint.id },
      body: { url, events: ['score.accepted'], on: false },
      caller,
    };
    const { deps } = fixture.server;
    const rest = { query: {}, picture: Buffer.alloc(0), idempotencyKey: undefined, now: fixture.clock.now() };
    const calls: readonly AnyCall[] = [
      webhookCalls.webhookCreate,
      webhookCalls.webhookChange,
      webhookCalls.webhookRemove,
    ];
    const routes = webhookRoutes(deps).filter((one) => calls.includes(one.call));
    const results = [];
    for (const { handle } of routes)
      results.push(
        await deps.database.transaction((tx) => handle({ ...input, ...rest, tx, afterCommit: () => undefined })),
      );
    expect(results.map(({ ok }) => ok)).toEqual([false, false, false]);
    expect(await list()).toEqual([endpoint]);
  });

  test('count failed attempts also while a member changes them', async () => {
    const { endpoint } = await fixture.add(url);
    const [row = expect.fail('No endpoint is stored.')] = await fixture.db.select().from(webhookEndpoints);
    await fixture.db.update(webhookEndpoints).set({ failures: 3 });
    await updateEndpoint(fixture.db, row, { url, events: row.events, on: true }, fixture.clock.now());
    expect((await fixture.endpoint(endpoint.id))?.failures).toBe(3);
  });

  test('T65: of another game or developer do not exist', async () => {
    const { endpoint } = await fixture.add(url);
    const params = { ...GAME, game: 'sand-garden', id: endpoint.id };
    const body = { url, events: ['score.accepted'], on: true };
    for (const name of ['webhookChange', 'webhookRemove', 'webhookTest', 'webhookLog'] as const) {
      const input = { params, body: name === 'webhookChange' ? body : {} };
      expect((await callAs(fixture.owner, webhookCalls[name], input)).status).toBe(404);
    }
    expect(await list()).toEqual([endpoint]);
  });
});
