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
import { developers } from '../../../../server/platform/database/schema/developers';
import { developerFollows, playerFollows } from '../../../../server/platform/database/schema/follows';
import { followersOf } from '../../../../server/community/follows/developer-follow.repository';
import type { FriendFixture } from '../friends/friend-fixture';
import { openFriendFixture } from '../friends/friend-fixture';
import type { ClosingPlayer } from '../../identity/account-deletion/leaving-player';
import { dataOf } from '../../support/data-of';
import { insertPlayer } from '../../support/insert-player';

const FOLLOWS = '/v1/private/user/community/follows';
const DEVELOPER = 'paper-moon';

let fixture: FriendFixture;
beforeAll(async () => {
  fixture = await openFriendFixture();
});
beforeEach(async () => {
  await fixture.clear();
  await fixture.server.deps.database.db.delete(developerFollows);
  await fixture.server.deps.database.db.delete(playerFollows);
});
afterAll(() => fixture.server.close());

const put = ({ cookie }: ClosingPlayer, path: string, following: boolean) =>
  fixture.server.request(`${FOLLOWS}/${path}`, { method: 'PUT', body: { following }, cookie });
const follow = (player: ClosingPlayer, user: string, following = true) => put(player, `players/${user}`, following);
const followed = async ({ cookie }: ClosingPlayer) =>
  dataOf(followedPlayers, await fixture.server.request(`${FOLLOWS}/players`, { cookie })).players.map(
    ({ username }) => username,
  );
const profile = async (user: string, cookie?: string) =>
  dataOf(
    communityProfile,
    await fixture.server.request(`/v1/public/user/community/profile/${user}`, cookie === undefined ? {} : { cookie }),
  );

describe('following a developer', () => {
  const state = async ({ cookie }: ClosingPlayer) =>
    dataOf(developerFollowing, await fixture.server.request(`${FOLLOWS}/developers/${DEVELOPER}`, { cookie }));

  test('is counted publicly, stored and ended, each idempotently', async () => {
    const { vega, mira } = fixture;
    expect(dataOf(developerFollow, await put(vega, `developers/${DEVELOPER}`, true))).toEqual({
      following: true,
      followers: 1,
    });
    await put(vega, `developers/${DEVELOPER}`, true);
    await put(mira, `developers/${DEVELOPER}`, true);
    expect(await state(vega)).toEqual({ following: true, followers: 2 });
    const page = await fixture.server.request(`/v1/public/entity/dev/org/${DEVELOPER}/details`);
    expect(dataOf(developerDetails, page).followers).toBe(2);
    expect(dataOf(developerFollow, await put(vega, `developers/${DEVELOPER}`, false))).toEqual({
      following: false,
      followers: 1,
    });
    await put(vega, `developers/${DEVELOPER}`, false);
    expect(await state(vega)).toEqual({ following: false, followers: 1 });
  });

  test('requires an account and a known developer', async () => {
    const answer = await fixture.server.request(`${FOLLOWS}/developers/${DEVELOPER}`);
    expect(answer.status).toBe(401);
    expect((await put(fixture.vega, 'developers/nobody-here', true)).status).toBe(404);
  });

  test('lists followers in batches, each once and without deleted accounts', async () => {
    const { db } = fixture.server.deps.database;
    const [developer] = await db.select().from(developers).where(eq(developers.slug, DEVELOPER));
    const developerId = developer?.id ?? 0;
    const players = [fixture.vega, fixture.mira, fixture.lyra];
    for (const player of players) await put(player, `developers/${DEVELOPER}`, true);
    const first = await followersOf(db, developerId, { limit: 2 });
    const second = await followersOf(db, developerId, { limit: 2, after: first.at(-1) });
    expect([...first, ...second]).toEqual(players.map(({ id }) => id).toSorted());
  });
});

describe('following a player', () => {
  test('is counted on the profile, and listed only for the follower', async () => {
    const { vega, mira } = fixture;
    expect(dataOf(playerFollow, await follow(vega, 'MIRA-2'))).toEqual({ following: true, followers: 1 });
    await follow(vega, 'mira-2');
    expect(await followed(vega)).toEqual(['mira-2']);
    expect(await followed(mira)).toEqual([]);
    expect(await profile('mira-2')).toMatchObject({ followers: 1, following: false });
    expect(await profile('mira-2', vega.cookie)).toMatchObject({ followers: 1, following: true });
    expect(dataOf(playerFollow, await follow(vega, 'mira-2', false))).toEqual({ following: false, followers: 0 });
    expect(await followed(vega)).toEqual([]);
  });

  test('is refused for oneself and for an unknown player', async () => {
    expect((await follow(fixture.vega, 'vega')).status).toBe(422);
    expect((await follow(fixture.vega, 'no-such-player')).status).toBe(404);
  });

  test('is hidden while the player allows no followers, and returns afterwards', async () => {
    const { vega, mira, lyra } = fixture;
    await follow(vega, 'mira-2');
    await fixture.set(mira, { privacy: { followers: false } });
    expect(await profile('mira-2', vega.cookie)).toMatchObject({ followers: null, following: false });
    expect(await followed(vega)).toEqual([]);
    expect((await follow(lyra, 'mira-2')).status).toBe(403);
    await fixture.set(mira, { privacy: { followers: true } });
    expect(await profile('mira-2', vega.cookie)).toMatchObject({ followers: 1, following: true });
    expect(await followed(vega)).toEqual(['mira-2']);
  });

  test('is refused for a hidden profile, can be ended there, and reveals no number', async () => {
    const { vega, mira } = fixture;
    await follow(vega, 'mira-2');
    await fixture.set(mira, { privacy: { profile_visibility: 'none' } });
    expect(await followed(vega)).toEqual([]);
    expect((await follow(vega, 'mira-2')).status).toBe(403);
    expect(dataOf(playerFollow, await follow(vega, 'mira-2', false))).toEqual({ following: false, followers: null });
  });

  test('is ended permanently in both directions by a block, and refused during it', async () => {
    const { vega, mira } = fixture;
    await follow(vega, 'mira-2');
    await follow(mira, 'vega');
    await fixture.perform(mira, 'block', 'vega');
    expect([await followed(vega), await followed(mira)]).toEqual([[], []]);
    expect((await follow(vega, 'mira-2')).status).toBe(404);
    expect((await follow(mira, 'vega')).status).toBe(404);
    await fixture.perform(mira, 'unblock', 'vega');
    expect([await followed(vega), await followed(mira)]).toEqual([[], []]);
    expect((await profile('mira-2')).followers).toBe(0);
  });

  test('is limited to a thousand, also with concurrent calls', async () => {
    const { db } = fixture.server.deps.database;
    const ids = [];
    for (let number = 0; number < FOLLOWS_MAX - 1; number += 1)
      ids.push(await insertPlayer(fixture.server.deps.database, `followed-${String(number)}`));
    const followedAt = fixture.clock.now();
    await db
      .insert(playerFollows)
      .values(ids.map((followedId) => ({ followerId: fixture.vega.id, followedId, followedAt })));
    const answers = await Promise.all([follow(fixture.vega, 'mira-2'), follow(fixture.vega, 'lyra')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});
