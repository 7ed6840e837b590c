import { describe, expect, test } from 'vitest';
import { httpAchievementGateway } from '../../../src/adapters/http/http-achievement-gateway';
import { httpCatalogGateway } from '../../../src/adapters/http/http-catalog-gateway';
import { HttpClient } from '../../../src/adapters/http/http-client';
import { httpInventoryGateway } from '../../../src/adapters/http/http-inventory-gateway';
import { httpLeaderboardGateway, httpSaveGateway } from '../../../src/adapters/http/http-play-gateways';
import { httpSubscriptionGateway } from '../../../src/adapters/http/http-subscription-gateway';
import type { TransportInit } from '../../../src/adapters/http/transport';
import { wire } from './every-call';
import { ok } from '../../../src/domain/shared/result';
import { answering } from './answering';

const GP = '/v1/private/user/arcade/gp/game/lantern-drift';
const INVENTORY = '/v1/private/user/arcade/game/inventory/lantern-drift';
const MAILS = '/v1/private/user/entity/mails';
const date = '2026-01-01T00:00:00.000Z';
const pagination = { total: 1, from: 1, to: 1, items: 1, current: 1, per_page: 24, last: 1 };

describe('httpInventoryGateway', () => {
  test('reads the player’s items', async () => {
    const item = { slug: 'wing', name: 'Wing', thumbnail: '/w.webp', consumable: true, count: 2 };
    const { http, requests } = answering({
      items: [
        { ...item, expires: null },
        { ...item, expires: date },
      ],
    });
    expect(await httpInventoryGateway(http).owned('lantern-drift')).toEqual(
      ok([
        { slug: 'wing', name: 'Wing', thumbnail: '/w.webp', count: 2 },
        { slug: 'wing', name: 'Wing', thumbnail: '/w.webp', count: 2, expiresAt: date },
      ]),
    );
    expect(requests).toEqual([{ method: 'GET', path: `${INVENTORY}/get`, body: undefined }]);
  });

  test('buys with an idempotency key for the displayed total', async () => {
    const sent: [string, TransportInit][] = [];
    const status = { success: true, code: 200, message: '', debug: '' };
    const http = new HttpClient(
      (path, init) => {
        sent.push([path, init]);
        const data = { item: 'wing', count: 2, balance: 80, revision: 7 };
        return Promise.resolve({ status: 200, body: JSON.stringify({ status, data }) });
      },
      () => Promise.resolve(wire),
    );
    const order = { game: 'lantern-drift', item: 'wing', count: 2, total: 20, key: 'k'.repeat(16) };
    expect(await httpInventoryGateway(http).purchase(order)).toEqual(ok({ balance: 80, revision: 7 }));
    expect(sent).toMatchObject([
      [
        `${INVENTORY}/purchase/wing`,
        { method: 'POST', body: '{"count":2,"total":20}', headers: { 'Idempotency-Key': order.key } },
      ],
    ]);
  });
});

describe('httpSaveGateway', () => {
  const saved = { name: 'Camp', data: { level: 2 }, version: 3, created: date, updated: date };
  const save = { name: 'Camp', data: { level: 2 }, version: 3, createdAt: date, updatedAt: date };

  test('reads all slots, and one slot at a version', async () => {
    const all = answering({ 2: saved });
    expect(await httpSaveGateway(all.http).all('lantern-drift')).toEqual(ok({ 2: save }));
    const one = answering(saved);
    expect(await httpSaveGateway(one.http).load('lantern-drift', 2, 3)).toEqual(ok(save));
    await httpSaveGateway(one.http).load('lantern-drift', 2);
    expect([...all.requests, ...one.requests].map(({ path }) => path)).toEqual([
      `${GP}/saves/all`,
      `${GP}/saves/load/2?version=3`,
      `${GP}/saves/load/2`,
    ]);
  });

  test('writes, deletes and clears slots', async () => {
    const { http, requests } = answering({ version: 4 });
    const write = { slot: 2, name: '', data: [1], base: 3 };
    expect(await httpSaveGateway(http).write('lantern-drift', write)).toEqual(ok({ version: 4 }));
    const emptied = answering(null);
    const gateway = httpSaveGateway(emptied.http);
    expect(await gateway.remove('lantern-drift', 2)).toEqual(ok(undefined));
    expect(await gateway.clear('lantern-drift')).toEqual(ok(undefined));
    expect([...requests, ...emptied.requests]).toEqual([
      { method: 'POST', path: `${GP}/saves/write`, body: write },
      { method: 'POST', path: `${GP}/saves/delete`, body: { slot: 2 } },
      { method: 'POST', path: `${GP}/saves/clear`, body: {} },
    ]);
  });
});

describe('httpLeaderboardGateway', () => {
  const name = { game: 'lantern-drift', board: 'main' };

  test('reads the scores of a board', async () => {
    const row = { rank: 1, score: 7, username: 'ada', alias: 'Ada', avatar: '/a.webp', date };
    const { http, requests } = answering({ board: 'main', scores: [row], pagination });
    const gateway = httpLeaderboardGateway(http);
    const { per_page: perPage, ...rest } = pagination;
    const read = ok({ board: 'main', scores: [row], pagination: { ...rest, perPage } });
    expect(await gateway.top(name, 5, 2)).toEqual(read);
    expect(await gateway.friends(name, 5)).toEqual(read);
    expect(await gateway.mine(name, 5)).toEqual(read);
    expect(requests.map(({ path }) => path)).toEqual([
      '/v1/public/arcade/gp/game/lantern-drift/leaderboards/main/scores/5?page=2',
      `${GP}/leaderboards/main/scores/friends/5`,
      `${GP}/leaderboards/main/scores/me/5`,
    ]);
  });

  test('reads the statistics and the rules of a leaderboard', async () => {
    const empty = { entries: 0, best: null, average: null, rank: null, order: 'lowest-first', since: null };
    const gateway = httpLeaderboardGateway(answering(empty).http);
    expect(await gateway.stats(name)).toEqual(ok({ entries: 0 }));
    expect(await gateway.terms(name)).toEqual(ok({ order: 'lowest-first' }));
    const full = { ...empty, entries: 2, best: 9, average: 8, rank: 1, since: date };
    const other = httpLeaderboardGateway(answering(full).http);
    expect(await other.stats(name)).toEqual(ok({ entries: 2, best: 9, average: 8, rank: 1 }));
    expect(await other.terms(name)).toEqual(ok({ order: 'lowest-first', since: date }));
  });

  test('posts a score', async () => {
    const { http, requests } = answering({ improved: true, standing: 'listed' });
    expect(await httpLeaderboardGateway(http).post(name, 7.5)).toEqual(ok({ improved: true, standing: 'improved' }));
    expect(requests).toEqual([{ method: 'POST', path: `${GP}/leaderboards/main/scores/post`, body: { score: 7.5 } }]);
  });
});

describe('httpSubscriptionGateway', () => {
  test('checks, subscribes for a game and unsubscribes by sender id', async () => {
    const { http, requests } = answering({ subscribed: true });
    const gateway = httpSubscriptionGateway(http);
    const game = { sender: 'game', slug: 'lantern-drift' } as const;
    expect(await gateway.check(game)).toEqual(ok(true));
    await gateway.subscribe(game);
    await gateway.unsubscribe({ sender: 'developer', slug: 'paper-moon' });
    expect(requests).toEqual([
      { method: 'GET', path: `${MAILS}/game%3Alantern-drift/check`, body: undefined },
      { method: 'POST', path: `${MAILS}/game%3Alantern-drift/subscribe`, body: { source: 'sdk' } },
      { method: 'POST', path: `${MAILS}/dev%3Apaper-moon/unsubscribe`, body: {} },
    ]);
  });
});

describe('httpCatalogGateway and httpAchievementGateway', () => {
  test('read items and achievements in pages', async () => {
    const item = { slug: 'wing', name: 'Wing', thumbnail: '/w.webp', price: 10, price_discounted: null };
    const { http, requests } = answering({ items: [{ ...item, game: { slug: 'a', title: 'A' } }], pagination });
    expect(await httpCatalogGateway(http).items('lantern-drift', 2)).toMatchObject({
      value: { items: [{ slug: 'wing' }], pagination: { perPage: 24 } },
    });
    expect(requests[0]?.path).toBe('/v1/public/arcade/game/lantern-drift/catalog?page=2');
  });

  test('reports progress of an achievement', async () => {
    const { http, requests } = answering({ unlocked: false, percent: 40 });
    expect(await httpAchievementGateway(http).progress('lantern-drift', 'first-light', 30)).toEqual(
      ok({ unlocked: false, percent: 40 }),
    );
    expect(requests).toEqual([
      {
        method: 'POST',
        path: '/v1/public/arcade/gp/game/lantern-drift/achievements/first-light/progress',
        body: { percent: 30 },
      },
    ]);
  });
});
