import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { developerDetails } from '../../../../src/contract/developers.contract';
import {
  developerFollow,
  developerFollowing,
  followedPlayers,
  playerFollow,
} from '../../../../src/contract/follows.contract';
import { communityProfile } from '../../../../src/contract/profile.contract';
import { FOLLOWS_MAX } from '../../../../src/domain/community/list-limits';
import { developerFollows } from '../../../../server/platform/database/schema/developer-follows';
import { developers } from '../../../../server/platform/database/schema/developers';
import { playerFollows } from '../../../../server/platform/database/schema/player-follows';
import { followersOf } from '../../../../server/community/follows/developer-follow.repository';
import type { FriendHouse } from '../friends/friend-house';
import { openFriendHouse } from '../friends/friend-house';
import type { ClosingPlayer } from '../../identity/account-deletion/leaving-player';
import { dataOf } from '../../support/data-of';
import { insertPlayer } from '../../support/insert-player';

const FOLLOWS = '/v1/private/user/community/follows';
const DEVELOPER = 'paper-moon';

let house: FriendHouse;
beforeAll(async () => {
  house = await openFriendHouse();
});
beforeEach(async () => {
  await house.clear();
  await house.server.deps.database.db.delete(developerFollows);
  await house.server.deps.database.db.delete(playerFollows);
});
afterAll(() => house.server.close());

const put = ({ cookie }: ClosingPlayer, path: string, following: boolean) =>
  house.server.request(`${FOLLOWS}/${path}`, { method: 'PUT', body: { following }, cookie });
const follow = (player: ClosingPlayer, user: string, following = true) => put(player, `players/${user}`, following);
const followed = async ({ cookie }: ClosingPlayer) =>
  dataOf(followedPlayers, await house.server.request(`${FOLLOWS}/players`, { cookie })).players.map(
    ({ username }) => username,
  );
const profile = async (user: string, cookie?: string) =>
  dataOf(
    communityProfile,
    await house.server.request(`/v1/public/user/community/profile/${user}`, cookie === undefined ? {} : { cookie }),
  );

describe('following a developer', () => {
  const state = async ({ cookie }: ClosingPlayer) =>
    dataOf(developerFollowing, await house.server.request(`${FOLLOWS}/developers/${DEVELOPER}`, { cookie }));

  test('is counted, kept, told to everybody as a number, and ended; the same again changes nothing', async () => {
    const { vega, mira } = house;
    expect(dataOf(developerFollow, await put(vega, `developers/${DEVELOPER}`, true))).toEqual({
      following: true,
      followers: 1,
    });
    await put(vega, `developers/${DEVELOPER}`, true);
    await put(mira, `developers/${DEVELOPER}`, true);
    expect(await state(vega)).toEqual({ following: true, followers: 2 });
    const page = await house.server.request(`/v1/public/entity/dev/org/${DEVELOPER}/details`);
    expect(dataOf(developerDetails, page).followers).toBe(2);
    expect(dataOf(developerFollow, await put(vega, `developers/${DEVELOPER}`, false))).toEqual({
      following: false,
      followers: 1,
    });
    await put(vega, `developers/${DEVELOPER}`, false);
    expect(await state(vega)).toEqual({ following: false, followers: 1 });
  });

  test('needs an account and a developer', async () => {
    const answer = await house.server.request(`${FOLLOWS}/developers/${DEVELOPER}`);
    expect(answer.status).toBe(401);
    expect((await put(house.vega, 'developers/nobody-here', true)).status).toBe(404);
  });

  test('tells who follows in batches, none twice and nobody who is gone', async () => {
    const { db } = house.server.deps.database;
    const [developer] = await db.select().from(developers).where(eq(developers.slug, DEVELOPER));
    const developerId = developer?.id ?? 0;
    const players = [house.vega, house.mira, house.lyra];
    for (const player of players) await put(player, `developers/${DEVELOPER}`, true);
    const first = await followersOf(db, developerId, { limit: 2 });
    const second = await followersOf(db, developerId, { limit: 2, after: first.at(-1) });
    expect([...first, ...second]).toEqual(players.map(({ id }) => id).toSorted());
  });
});

describe('following a player', () => {
  test('is counted on the profile, and listed for the follower alone', async () => {
    const { vega, mira } = house;
    expect(dataOf(playerFollow, await follow(vega, 'MIRA-2'))).toEqual({ following: true, followers: 1 });
    await follow(vega, 'mira-2');
    expect(await followed(vega)).toEqual(['mira-2']);
    expect(await followed(mira)).toEqual([]);
    expect(await profile('mira-2')).toMatchObject({ followers: 1, following: false });
    expect(await profile('mira-2', vega.cookie)).toMatchObject({ followers: 1, following: true });
    expect(dataOf(playerFollow, await follow(vega, 'mira-2', false))).toEqual({ following: false, followers: 0 });
    expect(await followed(vega)).toEqual([]);
  });

  test('is not of oneself, nor of nobody', async () => {
    expect((await follow(house.vega, 'vega')).status).toBe(422);
    expect((await follow(house.vega, 'no-such-player')).status).toBe(404);
  });

  test('is hidden while the player lets nobody follow, and is there again afterwards', async () => {
    const { vega, mira, lyra } = house;
    await follow(vega, 'mira-2');
    await house.set(mira, { privacy: { followers: false } });
    expect(await profile('mira-2', vega.cookie)).toMatchObject({ followers: null, following: false });
    expect(await followed(vega)).toEqual([]);
    expect((await follow(lyra, 'mira-2')).status).toBe(403);
    await house.set(mira, { privacy: { followers: true } });
    expect(await profile('mira-2', vega.cookie)).toMatchObject({ followers: 1, following: true });
    expect(await followed(vega)).toEqual(['mira-2']);
  });

  test('is not of a hidden profile, can be ended there, and tells no number', async () => {
    const { vega, mira } = house;
    await follow(vega, 'mira-2');
    await house.set(mira, { privacy: { profile_visibility: 'none' } });
    expect(await followed(vega)).toEqual([]);
    expect((await follow(vega, 'mira-2')).status).toBe(403);
    expect(dataOf(playerFollow, await follow(vega, 'mira-2', false))).toEqual({ following: false, followers: null });
  });

  test('ends both ways by a block, for good, and is of nobody while it stands', async () => {
    const { vega, mira } = house;
    await follow(vega, 'mira-2');
    await follow(mira, 'vega');
    await house.do(mira, 'block', 'vega');
    expect([await followed(vega), await followed(mira)]).toEqual([[], []]);
    expect((await follow(vega, 'mira-2')).status).toBe(404);
    expect((await follow(mira, 'vega')).status).toBe(404);
    await house.do(mira, 'unblock', 'vega');
    expect([await followed(vega), await followed(mira)]).toEqual([[], []]);
    expect((await profile('mira-2')).followers).toBe(0);
  });

  test('has an end at a thousand, also of two at once', async () => {
    const { db } = house.server.deps.database;
    const ids = [];
    for (let number = 0; number < FOLLOWS_MAX - 1; number += 1)
      ids.push(await insertPlayer(house.server.deps.database, `followed-${String(number)}`));
    const followedAt = house.clock.now();
    await db
      .insert(playerFollows)
      .values(ids.map((followedId) => ({ followerId: house.vega.id, followedId, followedAt })));
    const answers = await Promise.all([follow(house.vega, 'mira-2'), follow(house.vega, 'lyra')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});
