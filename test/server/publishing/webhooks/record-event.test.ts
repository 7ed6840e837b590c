import { eq, like } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { achievementUnlock } from '../../../../src/contract/achievements.contract';
import { itemPurchase } from '../../../../src/contract/inventory.contract';
import { boardPost } from '../../../../src/contract/leaderboards.contract';
import { playerToken } from '../../../../src/contract/player-token.contract';
import { reviewSubmit } from '../../../../src/contract/reviews.contract';
import { webhookCalls, webhookData } from '../../../../src/contract/webhooks.contract';
import type { WebhookEvent } from '../../../../src/domain/server-api/webhooks';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { deletionRequests } from '../../../../server/platform/database/schema/account-deletion';
import { games } from '../../../../server/platform/database/schema/games';
import { playSessions } from '../../../../server/platform/database/schema/play-sessions';
import { webhookDeliveries } from '../../../../server/platform/database/schema/webhooks';
import { ownedItems } from '../../../../server/platform/database/schema/market';
import { carryOutDeletions } from '../../../../server/identity/account-deletion/carry-out-deletions';
import { moveCoins } from '../../../../server/commerce/market/move-coins';
import { dataOf } from '../../support/data-of';
import { callAs } from '../console/console-fixture';
import type { Person, WebhookFixture } from './webhook-fixture';
import { GAME, webhookFixture } from './webhook-fixture';
import { webhookReceiver } from './webhook-receiver';

const url = 'https://api.example.com/hook';
const game = GAME.game;
let fixture: WebhookFixture;
let ada: Person;
beforeAll(async () => {
  fixture = await webhookFixture();
  ada = await fixture.person('ada-events');
});
afterAll(() => fixture.server.close());
afterEach(() => fixture.reset());

/** Adds an endpoint for an event, runs the work and returns the data of the messages. */
async function messagesAfter(type: WebhookEvent, work: () => Promise<unknown>) {
  const { endpoint } = await fixture.add(url, [type]);
  const others = await fixture.add(
    url,
    ['player.deleted', 'score.accepted'].filter((one) => one !== type) as WebhookEvent[],
  );
  await work();
  const bodies = (await fixture.stored(endpoint.id)).map(
    ({ body }) => JSON.parse(body) as { type: string; data: unknown },
  );
  expect(await fixture.stored(others.endpoint.id)).toEqual([]);
  for (const body of bodies) {
    expect(body.type).toBe(type);
    z.parse(webhookData[type], body.data);
    expect(JSON.stringify(body)).not.toContain(ada.id);
  }
  return bodies.map(({ data }) => data);
}

const subject = async (person: Person) =>
  decodeJwt(dataOf(playerToken, await callAs(person, playerToken, { params: { game } })).token).sub;

async function deleteAccounts(...people: readonly Person[]) {
  const dueAt = fixture.clock.now();
  const request = { origin: 'player', requestedAt: dueAt, dueAt } as const;
  await fixture.db.insert(deletionRequests).values(people.map(({ id }) => ({ ...request, accountId: id })));
  await carryOutDeletions(fixture.server.deps, new AbortController().signal);
}

describe('an event of a game', () => {
  test('purchase.completed names the purchase, in the transaction of the purchase', async () => {
    const { db } = fixture;
    await db.transaction((tx) =>
      moveCoins(tx, { accountId: ada.id, amount: 500, reason: 'grant', key: 'coins-for-ada', at: fixture.clock.now() }),
    );
    const params = { game, item: 'slow-wicks' };
    const data = await messagesAfter('purchase.completed', async () => {
      expect((await callAs(ada, itemPurchase, { params, body: { count: 2 } })).status).toBe(200);
      // A refused purchase leaves no message.
      expect((await callAs(ada, itemPurchase, { params, body: { count: 1, total: 1 } })).status).toBe(409);
    });
    const [row] = await db.select().from(ownedItems).where(eq(ownedItems.accountId, ada.id));
    const purchase = { purchase: row?.publicId, item: 'slow-wicks', count: 2, coins: row?.paid };
    expect(data).toEqual([{ game, player: await subject(ada), ...purchase }]);
  });

  test('score.accepted names each new best score, and no other one', async () => {
    const [row] = await fixture.db.select({ id: games.id }).from(games).where(eq(games.slug, game));
    const now = fixture.clock.now();
    await fixture.db
      .insert(playSessions)
      .values({ accountId: ada.id, gameId: row?.id ?? 0, startedAt: now, heartbeatAt: now });
    const data = await messagesAfter('score.accepted', async () => {
      for (const score of [7, 6, 8]) await callAs(ada, boardPost, { params: { game, board: 'main' }, body: { score } });
    });
    expect(data).toMatchObject([
      { board: 'main', score: 7 },
      { board: 'main', score: 8 },
    ]);
  });

  test('achievement.earned and review.created are sent once, with the achievement and the review', async () => {
    const achievement = { game, achievement: 'first-light' };
    const earned = await messagesAfter('achievement.earned', async () => {
      await callAs(ada, achievementUnlock, { params: achievement });
      await callAs(ada, achievementUnlock, { params: achievement });
    });
    expect(earned).toMatchObject([{ achievement: 'first-light' }]);
    await fixture.reset();
    const review = { body: 'Twenty characters and more.', rating: 4 };
    const created = await messagesAfter('review.created', () =>
      callAs(ada, reviewSubmit, { params: { game }, body: review }),
    );
    expect(created).toMatchObject([{ rating: 4, review: expect.any(String) }]);
    expect(JSON.stringify(created)).not.toContain('Twenty');
  });

  test('T80: player.deleted reaches developers that know the player, and no others', async () => {
    const gone = await fixture.person('gone-events');
    const unknown = await fixture.person('unknown-events');
    const player = await subject(gone);
    const data = await messagesAfter('player.deleted', async () => {
      await deleteAccounts(gone, unknown);
    });
    expect(data).toEqual([{ game, player }]);
    const [account] = await fixture.db.select().from(accounts).where(eq(accounts.id, gone.id));
    expect(account?.deletedAt).not.toBeNull();
  });

  test('T80: the deletion of an account deletes its messages, and keeps those of other players and player.deleted', async () => {
    const { endpoint } = await fixture.add(url, ['achievement.earned', 'player.deleted']);
    const [gone, stays] = [await fixture.person('gone-earner'), await fixture.person('other-earner')];
    for (const person of [gone, stays])
      await callAs(person, achievementUnlock, { params: { game, achievement: 'first-light' } });
    await deleteAccounts(gone);
    const stored = await fixture.stored(endpoint.id);
    expect(stored.map(({ type, accountId }) => ({ type, accountId }))).toEqual([
      { type: 'achievement.earned', accountId: stays.id },
      { type: 'player.deleted', accountId: null },
    ]);
  });

  test('T80: player.deleted waits while the endpoint is switched off, and is sent once it is on', async () => {
    const receiver = await webhookReceiver();
    const { endpoint } = await fixture.add(receiver.url, ['player.deleted']);
    const other = await fixture.add(receiver.url, ['score.accepted']);
    const change = async (id: string, event: WebhookEvent, on: boolean) => {
      const body = { url: receiver.url, events: [event], on };
      await callAs(fixture.owner, webhookCalls.webhookChange, { params: { ...GAME, id }, body });
    };
    const [first, second] = [await fixture.person('first-gone'), await fixture.person('second-gone')];
    const players = [await subject(first), await subject(second)];
    await deleteAccounts(first);
    await fixture.ping(endpoint.id);
    await change(endpoint.id, 'player.deleted', false);
    await change(other.endpoint.id, 'score.accepted', false);
    await deleteAccounts(second);
    await fixture.run();
    expect(receiver.received).toEqual([]);
    const { deliveries } = await fixture.log(endpoint.id);
    expect(deliveries.map(({ type, state, next }) => `${type} ${state} ${String(next)}`).sort()).toEqual([
      'ping failed null',
      'player.deleted waiting null',
      'player.deleted waiting null',
    ]);
    // The last attempt for the first player failed before the endpoint was switched off.
    const ofFirst = like(webhookDeliveries.body, `%${String(players[0])}%`);
    await fixture.db.update(webhookDeliveries).set({ state: 'failed', failures: 8 }).where(ofFirst);
    await change(endpoint.id, 'player.deleted', true);
    await fixture.run();
    const sent = receiver.received.map(({ body }) => (JSON.parse(body) as { data: { player: string } }).data.player);
    expect(sent.sort()).toEqual(players.sort());
    expect(await fixture.stored(other.endpoint.id)).toEqual([]);
    await receiver.close();
  });
});
