import { setImmediate as afterTurn } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  ADDRESS_REQUESTS_A_DAY,
  OPEN_REQUESTS_MAX,
  REQUESTS_TO_ONE,
} from '../../../../src/domain/friends/friend-limits';
import type { FriendAddress } from '../../../../src/domain/friends/friend';
import { friendContact } from '../../../../src/domain/friends/friend';
import { communityProfile } from '../../../../src/contract/profile.contract';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { addressRequests, friendships } from '../../../../server/platform/database/schema/friends';
import { requestByAddress } from '../../../../server/community/friends/request-by-address';
import type { ClosingPlayer } from '../../identity/account-deletion/leaving-player';
import { collectPersonalData } from '../../../../server/identity/account-deletion/collect-personal-data';
import { dataOf } from '../../support/data-of';
import { addStrangers } from './add-strangers';
import type { FriendFixture } from './friend-fixture';
import { openFriendFixture } from './friend-fixture';

function contactOf(typed: string): FriendAddress {
  const contact = friendContact(typed);
  if (!contact || contact.kind === 'username') throw new Error(`${typed} is no address.`);
  return contact;
}

const NOBODY = { friends: [], incoming: [], outgoing: [], blocked: [] };

let fixture: FriendFixture;
beforeAll(async () => {
  fixture = await openFriendFixture();
});
beforeEach(async () => {
  await fixture.clear();
  await fixture.server.deps.database.db.delete(addressRequests);
  await fixture.set(fixture.mira, { community: { searchable_by_email: true } });
});
afterAll(() => fixture.server.close());

/** Sends a request and waits for the work after the response. */
async function send({ cookie }: ClosingPlayer, address: string) {
  const path = '/v1/private/user/account/friends/request/by-address';
  const answer = await fixture.server.request(path, { body: { address }, cookie });
  await fixture.server.deps.afterAnswers.settled();
  return answer;
}
/** Performs only the work after the response. */
const requestDirectly = (player: ClosingPlayer, address: string) =>
  requestByAddress(fixture.server.deps, player.id, contactOf(address), fixture.clock.now());
const statusOf = async (user: string, { cookie }: ClosingPlayer) =>
  dataOf(communityProfile, await fixture.server.request(`/v1/public/user/community/profile/${user}`, { cookie })).tie;

describe('a friend request by address', () => {
  test('reaches a player who has verified the address and can be found by it, and makes friends when accepted', async () => {
    const { vega, mira } = fixture;
    expect((await send(vega, ` ${mira.email.toUpperCase()} `)).status).toBe(200);
    expect((await fixture.names(mira)).incoming).toEqual(['vega']);
    expect(await fixture.notifications(mira)).toEqual(['friend-request of vega']);
    expect(await statusOf('vega', mira)).toBe('asks');
    expect((await fixture.perform(mira, 'accept', 'vega')).status).toBe(200);
    expect((await fixture.names(vega)).friends).toEqual(['mira-2']);
    expect((await fixture.names(mira)).friends).toEqual(['vega']);
    expect(await fixture.notifications(vega)).toEqual(['friend-accepted of mira-2']);
    expect(await fixture.server.deps.database.db.select().from(addressRequests)).toEqual([]);
  });

  test('T34: gets the same response for every address and all settings of its owner', async () => {
    const { vega, mira } = fixture;
    const { db } = fixture.server.deps.database;
    const answers: string[] = [];
    const answered = async (address: string) => {
      const { status, text } = await send(vega, address);
      answers.push(`${String(status)} ${text}`);
    };
    await answered('nobody@mail.test');
    await answered(fixture.lyra.email);
    await answered(mira.email);
    await fixture.perform(mira, 'block', 'vega');
    await answered(mira.email);
    await fixture.clear();
    await fixture.set(mira, { community: { searchable_by_email: true, friend_request: 'none' } });
    await answered(mira.email);
    await fixture.befriend(mira, vega);
    await answered(vega.email);
    await db.update(accounts).set({ emailVerifiedAt: null }).where(eq(accounts.id, mira.id));
    await answered('one-more@mail.test');
    await db.update(accounts).set({ emailVerifiedAt: fixture.clock.now() }).where(eq(accounts.id, mira.id));
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('If a player can be found by this email or phone number, they’ll see your request.');
  });

  test('T34: reveals nothing to its sender until it is accepted: no list, profile, event, response or data export', async () => {
    const { vega, mira, server } = fixture;
    const before = JSON.stringify(await collectPersonalData(server.deps.database.db, vega.id));
    const published: string[] = [];
    const publish = vi.spyOn(server.deps.realtime, 'publish').mockImplementation((_event, channel) => {
      published.push(channel);
    });
    await requestDirectly(vega, mira.email);
    expect((await fixture.names(mira)).incoming).toEqual(['vega']);
    expect(await fixture.names(vega)).toEqual(NOBODY);
    expect(await statusOf('mira-2', vega)).toBe('none');
    expect((await fixture.perform(vega, 'withdraw', 'mira-2')).status).toBe(404);
    expect(JSON.stringify(await collectPersonalData(server.deps.database.db, vega.id))).toBe(before);
    await fixture.perform(mira, 'decline', 'vega');
    expect(await fixture.names(mira)).toEqual(NOBODY);
    expect(published.length).toBeGreaterThan(0);
    expect(published.filter((channel) => channel.includes(vega.id))).toEqual([]);
    publish.mockRestore();
  });

  test.each([
    ['does not let others search by it', { searchable_by_email: false }],
    ['takes no requests', { searchable_by_email: true, friend_request: 'none' as const }],
    ['takes them from friends of friends alone', { searchable_by_email: true, friend_request: 'friends' as const }],
  ])('does not reach a player who %s', async (_, community) => {
    const { vega, mira } = fixture;
    await fixture.set(mira, { community });
    await requestDirectly(vega, mira.email);
    expect(await fixture.names(mira)).toEqual(NOBODY);
    expect(await fixture.notifications(mira)).toEqual([]);
  });

  test('does not reach unverified addresses, blocked players, oneself, or anybody beyond the limit', async () => {
    const { vega, mira } = fixture;
    const { db } = fixture.server.deps.database;
    const requests = () => db.select().from(addressRequests);
    await db.update(accounts).set({ emailVerifiedAt: null }).where(eq(accounts.id, mira.id));
    await requestDirectly(vega, mira.email);
    await db.update(accounts).set({ emailVerifiedAt: fixture.clock.now() }).where(eq(accounts.id, mira.id));
    await requestDirectly(mira, mira.email);
    await fixture.perform(mira, 'block', 'vega');
    await requestDirectly(vega, mira.email);
    await requestDirectly(mira, vega.email);
    expect(await requests()).toEqual([]);
    await fixture.perform(mira, 'unblock', 'vega');
    const strangers = await addStrangers(fixture, OPEN_REQUESTS_MAX);
    const sentAt = fixture.clock.now();
    await db.insert(addressRequests).values(strangers.map((receiverId) => ({ senderId: vega.id, receiverId, sentAt })));
    await requestDirectly(vega, mira.email);
    expect(await fixture.names(mira)).toEqual(NOBODY);
  });

  test('is stored and notified once, however often it is sent, also by name afterwards', async () => {
    const { vega, mira } = fixture;
    await Promise.all([requestDirectly(vega, mira.email), requestDirectly(vega, mira.email)]);
    expect(await fixture.notifications(mira)).toEqual(['friend-request of vega']);
    expect((await fixture.request(vega, 'mira-2')).envelope().data).toMatchObject({ friendship: 'asked' });
    expect((await fixture.names(mira)).incoming).toEqual(['vega']);
    expect((await fixture.names(vega)).outgoing).toEqual(['mira-2']);
    expect(await fixture.notifications(mira)).toEqual(['friend-request of vega']);
  });

  test('by phone number reaches the only player with this number who can be found by it', async () => {
    const { vega, mira } = fixture;
    const { db } = fixture.server.deps.database;
    const phone = '+447700900123';
    await db.update(accounts).set({ phone }).where(eq(accounts.id, mira.id));
    await fixture.set(mira, { community: { searchable_by_email: true } });
    await requestDirectly(vega, phone);
    expect((await fixture.names(mira)).incoming).toEqual([]);
    await fixture.set(mira, { community: { searchable_by_phone: true } });
    await requestDirectly(vega, ' +44 7700 900 123');
    expect((await fixture.names(mira)).incoming).toEqual(['vega']);
    expect(await fixture.names(vega)).toEqual(NOBODY);
    await db.update(accounts).set({ phone: null }).where(eq(accounts.id, mira.id));
  });

  test.each([false, true])(
    "by the phone number of two players reaches neither, with the other's search setting %s",
    async (searchable) => {
      const { vega, mira, lyra } = fixture;
      const { db } = fixture.server.deps.database;
      const phone = '+447700900123';
      for (const { id } of [mira, lyra]) await db.update(accounts).set({ phone }).where(eq(accounts.id, id));
      await fixture.set(mira, { community: { searchable_by_phone: true } });
      await fixture.set(lyra, { community: { searchable_by_phone: searchable } });
      await requestDirectly(vega, phone);
      expect(await db.select().from(addressRequests)).toEqual([]);
      await db.update(accounts).set({ phone: null });
    },
  );

  test('in opposite directions makes friends, by name or by address', async () => {
    const { vega, mira } = fixture;
    await fixture.set(vega, { community: { searchable_by_email: true } });
    await requestDirectly(vega, mira.email);
    await requestDirectly(mira, vega.email);
    expect((await fixture.names(vega)).friends).toEqual(['mira-2']);
    await fixture.server.deps.database.db.delete(friendships);
    await requestDirectly(vega, mira.email);
    expect((await fixture.request(mira, 'vega')).envelope().data).toMatchObject({ friendship: 'friends' });
    expect((await fixture.names(vega)).friends).toEqual(['mira-2']);
  });

  test('is deleted by a block in either direction', async () => {
    const { vega, mira } = fixture;
    for (const [blocker, other] of [
      [vega, 'mira-2'],
      [mira, 'vega'],
    ] as const) {
      await requestDirectly(vega, mira.email);
      await fixture.perform(blocker, 'block', other);
      await fixture.perform(blocker, 'unblock', other);
      expect((await fixture.names(mira)).incoming).toEqual([]);
    }
  });

  test('requires an address, and is limited in a day and for each address', async () => {
    const { vega, lyra } = fixture;
    for (const address of ['vega', 'no address@', '@']) expect((await send(vega, address)).status).toBe(422);
    const statuses = async (player: ClosingPlayer, addresses: readonly string[]) => {
      const all = [];
      for (const address of addresses) all.push((await send(player, address)).status);
      return all;
    };
    const same = Array.from({ length: REQUESTS_TO_ONE + 1 }, (_, time) =>
      time % 2 === 0 ? 'A@mail.test' : 'a@mail.test',
    );
    expect(await statuses(lyra, same)).toEqual([...Array<number>(REQUESTS_TO_ONE).fill(200), 429]);
    const many = Array.from({ length: ADDRESS_REQUESTS_A_DAY + 1 }, (_, number) => `n${String(number)}@mail.test`);
    expect(await statuses(vega, many)).toEqual([...Array<number>(ADDRESS_REQUESTS_A_DAY).fill(200), 429]);
  });

  test('is stored even if the server stops right after the response', async () => {
    const { vega, mira, server } = fixture;
    await fixture.set(vega, { community: { searchable_by_email: true } });
    const order: string[] = [];
    const close = vi.spyOn(server.deps.database, 'close').mockImplementation(() => {
      order.push('closed');
      return Promise.resolve();
    });
    const transaction = server.deps.database.transaction.bind(server.deps.database);
    const slow = vi.spyOn(server.deps.database, 'transaction').mockImplementation(async (work) => {
      for (let turn = 0; turn < 5000; turn += 1) await afterTurn();
      const done = await transaction(work);
      order.push('stored');
      return done;
    });
    server.deps.afterAnswers.begin(() => requestDirectly(mira, vega.email));
    await server.close();
    slow.mockRestore();
    close.mockRestore();
    expect(order).toEqual(['stored', 'closed']);
    await server.deps.database.close();
  });
});
