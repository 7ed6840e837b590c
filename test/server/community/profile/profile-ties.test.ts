import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Relation } from '../../../../src/domain/account/privacy';
import { defaultSettings } from '../../../../src/domain/session/settings';
import { accountSettings } from '../../../../server/platform/database/schema/account-settings';
import { friendships } from '../../../../server/platform/database/schema/friendships';
import { blocks } from '../../../../server/platform/database/schema/blocks';
import { insertPlayer } from '../../support/insert-player';
import type { ProfileHouse } from './profile-house';
import { openProfileHouse } from './profile-house';

let house: ProfileHouse;

beforeAll(async () => {
  house = await openProfileHouse();
});

beforeEach(async () => {
  for (const name of ['nova', 'orion', 'studio']) await house.setPrivacy(name, {});
});

afterAll(() => house.server.close());

const friendsOf = async (user: string, relation: Relation = 'visitor') =>
  (await house.profile(user, relation)).friends?.map(({ username }) => username).toSorted();

describe('a block', () => {
  test('makes each of the two nobody for the other, in the words of an unknown name', async () => {
    const unknown = await house.ask('no-such-player', 'blocked');
    for (const [user, relation] of [
      ['nova', 'blocked'],
      ['blocked-one', 'self'],
    ] as const) {
      const answer = await house.ask(user, relation);
      expect([answer.status, answer.text]).toEqual([unknown.status, unknown.text]);
    }
    expect((await house.ask('blocked-one')).status).toBe(200);
  });

  test('comes before friendship', async () => {
    await house.befriend('nova', 'blocked-one', new Date());
    expect((await house.ask('nova', 'blocked')).status).toBe(404);
    const { db } = house.server.deps.database;
    const ofPair = and(eq(blocks.blocker, await house.idOf('nova')), eq(blocks.blocked, house.blocked.id));
    await db.delete(blocks).where(ofPair);
    expect((await house.ask('nova', 'blocked')).status).toBe(200);
    await house.block('blocked-one', 'nova');
    expect((await house.ask('nova', 'blocked')).status).toBe(404);
    await db.delete(blocks);
    await house.block('nova', 'blocked-one');
  });
});

describe('the friends of a profile', () => {
  test('are those who show themselves to the caller; one sees all of one’s own', async () => {
    await house.setPrivacy('studio', { profile_visibility: 'none' });
    await house.setPrivacy('orion', { profile_visibility: 'friends' });
    expect(await friendsOf('nova')).not.toEqual(expect.arrayContaining(['studio', 'orion']));
    const ofNova = (relation: Relation) =>
      friendsOf('nova', relation).then((names) => names?.filter((name) => ['studio', 'orion'].includes(name)));
    expect(await ofNova('visitor')).toEqual([]);
    expect(await ofNova('player')).toEqual([]);
    // The friend who looks is Orion.
    expect(await ofNova('friend')).toEqual(['orion']);
    expect(await ofNova('self')).toEqual(['orion', 'studio']);
  });

  test('are not those who have only been asked, nor those who are gone, nor those whom a block keeps apart', async () => {
    await insertPlayer(house.server.deps.database, 'was-asked');
    await insertPlayer(house.server.deps.database, 'is-gone');
    await insertPlayer(house.server.deps.database, 'has-blocked');
    await house.befriend('nova', 'was-asked', null);
    await house.befriend('nova', 'is-gone', new Date());
    await house.befriend('nova', 'has-blocked', new Date());
    await house.remove('is-gone');
    await house.block('has-blocked', 'somebody');
    const seen = await friendsOf('nova');
    expect(seen).toContain('has-blocked');
    expect(seen).not.toContain('was-asked');
    expect(seen).not.toContain('is-gone');
    expect(await friendsOf('nova', 'player')).not.toContain('has-blocked');
  });

  test('are cut to the newest hundred after those who are hidden were left out, not before', async () => {
    const { db } = house.server.deps.database;
    await insertPlayer(house.server.deps.database, 'popular');
    const id = await house.idOf('popular');
    const befriended = async (name: string, days: number, profileVisibility: unknown) => {
      const friend = await insertPlayer(house.server.deps.database, name);
      if (profileVisibility !== undefined)
        await db
          .update(accountSettings)
          .set({ settings: { privacy: { profile_visibility: profileVisibility } } })
          .where(eq(accountSettings.accountId, friend));
      const [first = '', second = ''] = [id, friend].sort();
      const acceptedAt = new Date(Date.UTC(2026, 0, 1 + days));
      await db.insert(friendships).values({ first, second, askedBy: first, createdAt: acceptedAt, acceptedAt });
    };
    for (let number = 0; number < 110; number += 1) await befriended(`hidden-${number}`, 200 + number, 'none');
    const shownAs = [undefined, 'all'];
    for (const [number, visibility] of shownAs.entries()) await befriended(`shown-${number}`, number, visibility);
    // What cannot be read opens nothing.
    const odd = ['everybody', 7, null, ['none'], { none: 1 }];
    for (const [number, visibility] of odd.entries()) await befriended(`odd-${number}`, 50 + number, visibility);
    const shown = shownAs.map((_, number) => `shown-${number}`);
    expect(await friendsOf('popular')).toEqual(shown);
    expect(await friendsOf('popular', 'player')).toEqual(shown);
    for (let number = 0; number < 100; number += 1) await befriended(`also-${number}`, 100 + number, 'all');
    expect(await friendsOf('popular')).toHaveLength(100);
    expect(await friendsOf('popular')).not.toContain('shown-0');
  });
});

describe('what stands between the caller and the player', () => {
  test('is told to other players, and neither to visitors nor to oneself', async () => {
    const ties = async () =>
      Object.fromEntries(
        await Promise.all(
          (['visitor', 'player', 'friend', 'self'] as const).map(
            async (relation) => [relation, (await house.profile('nova', relation)).tie] as const,
          ),
        ),
      );
    expect(await ties()).toEqual({ visitor: null, player: 'none', friend: 'friends', self: null });
    await house.befriend('nova', 'somebody', null);
    const asker = [await house.idOf('nova'), await house.idOf('somebody')].sort()[0];
    expect((await ties())['player']).toBe(asker === (await house.idOf('nova')) ? 'asks' : 'asked');
    await house.server.deps.database.db.delete(friendships).where(isNull(friendships.acceptedAt));
    const standard = defaultSettings();
    const community = { ...standard.community, friend_request: 'friends' as const };
    await house.server.deps.database.db
      .update(accountSettings)
      .set({ settings: { ...standard, community } })
      .where(eq(accountSettings.accountId, await house.idOf('nova')));
    expect((await ties())['player']).toBe('closed');
  });
});

describe('a deleted account', () => {
  test('is nobody, even for a friend', async () => {
    await house.remove('studio');
    for (const relation of ['visitor', 'self'] as const) expect((await house.ask('studio', relation)).status).toBe(404);
  });
});
