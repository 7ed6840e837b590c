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
import { addressRequests } from '../../../../server/platform/database/schema/address-requests';
import { friendships } from '../../../../server/platform/database/schema/friendships';
import { requestByAddress } from '../../../../server/community/friends/request-by-address';
import type { ClosingPlayer } from '../../identity/account-deletion/leaving-player';
import { collectPersonalData } from '../../../../server/identity/account-deletion/collect-personal-data';
import { dataOf } from '../../support/data-of';
import { addStrangers } from './add-strangers';
import type { FriendHouse } from './friend-house';
import { openFriendHouse } from './friend-house';

function contactOf(typed: string): FriendAddress {
  const contact = friendContact(typed);
  if (!contact || contact.kind === 'username') throw new Error(`${typed} is no address.`);
  return contact;
}

const NOBODY = { friends: [], incoming: [], outgoing: [], blocked: [] };

let house: FriendHouse;
beforeAll(async () => {
  house = await openFriendHouse();
});
beforeEach(async () => {
  await house.clear();
  await house.server.deps.database.db.delete(addressRequests);
  await house.set(house.mira, { community: { searchable_by_email: true } });
});
afterAll(() => house.server.close());

/** With what comes after the answer. */
async function send({ cookie }: ClosingPlayer, address: string) {
  const path = '/v1/private/user/account/friends/request/by-address';
  const answer = await house.server.request(path, { body: { address }, cookie });
  await house.server.deps.afterAnswers.settled();
  return answer;
}
/** The same without the call. */
const ask = (player: ClosingPlayer, address: string) =>
  requestByAddress(house.server.deps, player.id, contactOf(address), house.clock.now());
const tie = async (user: string, { cookie }: ClosingPlayer) =>
  dataOf(communityProfile, await house.server.request(`/v1/public/user/community/profile/${user}`, { cookie })).tie;

describe('a friend request by an address', () => {
  test('reaches who has confirmed it and lets others search by it, and makes friends when it is accepted', async () => {
    const { vega, mira } = house;
    expect((await send(vega, ` ${mira.email.toUpperCase()} `)).status).toBe(200);
    expect((await house.names(mira)).incoming).toEqual(['vega']);
    expect(await house.told(mira)).toEqual(['friend-request of vega']);
    expect(await tie('vega', mira)).toBe('asks');
    expect((await house.do(mira, 'accept', 'vega')).status).toBe(200);
    expect((await house.names(vega)).friends).toEqual(['mira-2']);
    expect((await house.names(mira)).friends).toEqual(['vega']);
    expect(await house.told(vega)).toEqual(['friend-accepted of mira-2']);
    expect(await house.server.deps.database.db.select().from(addressRequests)).toEqual([]);
  });

  test('T34: is answered alike whoever has the address, and whatever they want', async () => {
    const { vega, mira } = house;
    const { db } = house.server.deps.database;
    const answers: string[] = [];
    const answered = async (address: string) => {
      const { status, text } = await send(vega, address);
      answers.push(`${String(status)} ${text}`);
    };
    await answered('nobody@mail.test');
    await answered(house.lyra.email);
    await answered(mira.email);
    await house.do(mira, 'block', 'vega');
    await answered(mira.email);
    await house.clear();
    await house.set(mira, { community: { searchable_by_email: true, friend_request: 'none' } });
    await answered(mira.email);
    await house.befriend(mira, vega);
    await answered(vega.email);
    await db.update(accounts).set({ emailVerifiedAt: null }).where(eq(accounts.id, mira.id));
    await answered('one-more@mail.test');
    await db.update(accounts).set({ emailVerifiedAt: house.clock.now() }).where(eq(accounts.id, mira.id));
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('If this player lets others find them, they have your request.');
  });

  test('T34: tells its sender nothing until it is accepted: no list, no profile, no event, no other answer, no copy of the data', async () => {
    const { vega, mira, server } = house;
    const before = JSON.stringify(await collectPersonalData(server.deps.database.db, vega.id));
    const published: string[] = [];
    const publish = vi.spyOn(server.deps.realtime, 'publish').mockImplementation((channel) => {
      published.push(channel);
    });
    await ask(vega, mira.email);
    expect((await house.names(mira)).incoming).toEqual(['vega']);
    expect(await house.names(vega)).toEqual(NOBODY);
    expect(await tie('mira-2', vega)).toBe('none');
    expect((await house.do(vega, 'withdraw', 'mira-2')).status).toBe(404);
    expect(JSON.stringify(await collectPersonalData(server.deps.database.db, vega.id))).toBe(before);
    await house.do(mira, 'decline', 'vega');
    expect(await house.names(mira)).toEqual(NOBODY);
    expect(published.length).toBeGreaterThan(0);
    expect(published.filter((channel) => channel.includes(vega.id))).toEqual([]);
    publish.mockRestore();
  });

  test.each([
    ['does not let others search by it', { searchable_by_email: false }],
    ['takes no requests', { searchable_by_email: true, friend_request: 'none' as const }],
    ['takes them from friends of friends alone', { searchable_by_email: true, friend_request: 'friends' as const }],
  ])('does not reach who %s', async (_, community) => {
    const { vega, mira } = house;
    await house.set(mira, { community });
    await ask(vega, mira.email);
    expect(await house.names(mira)).toEqual(NOBODY);
    expect(await house.told(mira)).toEqual([]);
  });

  test('does not reach who has not confirmed it, who is blocked or has blocked, oneself, and who has asked enough', async () => {
    const { vega, mira } = house;
    const { db } = house.server.deps.database;
    const requests = () => db.select().from(addressRequests);
    await db.update(accounts).set({ emailVerifiedAt: null }).where(eq(accounts.id, mira.id));
    await ask(vega, mira.email);
    await db.update(accounts).set({ emailVerifiedAt: house.clock.now() }).where(eq(accounts.id, mira.id));
    await ask(mira, mira.email);
    await house.do(mira, 'block', 'vega');
    await ask(vega, mira.email);
    await ask(mira, vega.email);
    expect(await requests()).toEqual([]);
    await house.do(mira, 'unblock', 'vega');
    const strangers = await addStrangers(house, OPEN_REQUESTS_MAX);
    const askedAt = house.clock.now();
    await db.insert(addressRequests).values(strangers.map((askedId) => ({ askerId: vega.id, askedId, askedAt })));
    await ask(vega, mira.email);
    expect(await house.names(mira)).toEqual(NOBODY);
  });

  test('is one, told of once, however often it is made, also by name afterwards', async () => {
    const { vega, mira } = house;
    await Promise.all([ask(vega, mira.email), ask(vega, mira.email)]);
    expect(await house.told(mira)).toEqual(['friend-request of vega']);
    expect((await house.ask(vega, 'mira-2')).envelope().data).toMatchObject({ friendship: 'asked' });
    expect((await house.names(mira)).incoming).toEqual(['vega']);
    expect((await house.names(vega)).outgoing).toEqual(['mira-2']);
    expect(await house.told(mira)).toEqual(['friend-request of vega']);
  });

  test('by a phone number reaches who alone says that it is theirs and lets others search by it', async () => {
    const { vega, mira } = house;
    const { db } = house.server.deps.database;
    const phone = '+447700900123';
    await db.update(accounts).set({ phone }).where(eq(accounts.id, mira.id));
    await house.set(mira, { community: { searchable_by_email: true } });
    await ask(vega, phone);
    expect((await house.names(mira)).incoming).toEqual([]);
    await house.set(mira, { community: { searchable_by_phone: true } });
    await ask(vega, ' +44 7700 900 123');
    expect((await house.names(mira)).incoming).toEqual(['vega']);
    expect(await house.names(vega)).toEqual(NOBODY);
    await db.update(accounts).set({ phone: null }).where(eq(accounts.id, mira.id));
  });

  test.each([false, true])(
    'by a phone number that two claim reaches neither, whether the other is searched by it: %s',
    async (searchable) => {
      const { vega, mira, lyra } = house;
      const { db } = house.server.deps.database;
      const phone = '+447700900123';
      for (const { id } of [mira, lyra]) await db.update(accounts).set({ phone }).where(eq(accounts.id, id));
      await house.set(mira, { community: { searchable_by_phone: true } });
      await house.set(lyra, { community: { searchable_by_phone: searchable } });
      await ask(vega, phone);
      expect(await db.select().from(addressRequests)).toEqual([]);
      await db.update(accounts).set({ phone: null });
    },
  );

  test('crosswise makes friends, by name or by address', async () => {
    const { vega, mira } = house;
    await house.set(vega, { community: { searchable_by_email: true } });
    await ask(vega, mira.email);
    await ask(mira, vega.email);
    expect((await house.names(vega)).friends).toEqual(['mira-2']);
    await house.server.deps.database.db.delete(friendships);
    await ask(vega, mira.email);
    expect((await house.ask(mira, 'vega')).envelope().data).toMatchObject({ friendship: 'friends' });
    expect((await house.names(vega)).friends).toEqual(['mira-2']);
  });

  test('is taken back by a block of either', async () => {
    const { vega, mira } = house;
    for (const [blocker, other] of [
      [vega, 'mira-2'],
      [mira, 'vega'],
    ] as const) {
      await ask(vega, mira.email);
      await house.do(blocker, 'block', other);
      await house.do(blocker, 'unblock', other);
      expect((await house.names(mira)).incoming).toEqual([]);
    }
  });

  test('needs an address, and is made a few times a day and to one address', async () => {
    const { vega, lyra } = house;
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

  test('is kept where the server stops right after the answer', async () => {
    const { vega, mira, server } = house;
    await house.set(vega, { community: { searchable_by_email: true } });
    const order: string[] = [];
    const close = vi.spyOn(server.deps.database, 'close').mockImplementation(() => {
      order.push('closed');
      return Promise.resolve();
    });
    const transaction = server.deps.database.transaction.bind(server.deps.database);
    const slow = vi.spyOn(server.deps.database, 'transaction').mockImplementation(async (work) => {
      for (let turn = 0; turn < 5000; turn += 1) await afterTurn();
      const done = await transaction(work);
      order.push('kept');
      return done;
    });
    server.deps.afterAnswers.begin(() => ask(mira, vega.email));
    await server.close();
    slow.mockRestore();
    close.mockRestore();
    expect(order).toEqual(['kept', 'closed']);
    await server.deps.database.close();
  });
});
