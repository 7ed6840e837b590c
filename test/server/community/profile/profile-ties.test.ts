import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Relation } from '../../../../src/domain/account/privacy';
import { defaultSettings } from '../../../../src/domain/session/settings';
import { accountSettings } from '../../../../server/platform/database/schema/accounts';
import { blocks, friendships } from '../../../../server/platform/database/schema/friends';
import { insertPlayer } from '../../support/insert-player';
import type { ProfileFixture } from './profile-fixture';
import { openProfileFixture } from './profile-fixture';

let fixture: ProfileFixture;

beforeAll(async () => {
  fixture = await openProfileFixture();
});

beforeEach(async () => {
  for (const name of ['nova', 'orion', 'studio']) await fixture.setPrivacy(name, {});
});

afterAll(() => fixture.server.close());

const friendsOf = async (user: string, relation: Relation = 'visitor') =>
  (await fixture.profile(user, relation)).friends?.map(({ username }) => username).toSorted();

describe('a block', () => {
  test('makes each player unknown to the other, with the error of an unknown name', async () => {
    const unknown = await fixture.open('no-such-player', 'blocked');
    for (const [user, relation] of [
      ['nova', 'blocked'],
      ['blocked-one', 'self'],
    ] as const) {
      const answer = await fixture.open(user, relation);
      expect([answer.status, answer.text]).toEqual([unknown.status, unknown.text]);
    }
    expect((await fixture.open('blocked-one')).status).toBe(200);
  });

  test('overrides a friendship', async () => {
    await fixture.befriend('nova', 'blocked-one', new Date());
    expect((await fixture.open('nova', 'blocked')).status).toBe(404);
    const { db } = fixture.server.deps.database;
    const ofPair = and(eq(blocks.blocker, await fixture.idOf('nova')), eq(blocks.blocked, fixture.blocked.id));
    await db.delete(blocks).where(ofPair);
    expect((await fixture.open('nova', 'blocked')).status).toBe(200);
    await fixture.block('blocked-one', 'nova');
    expect((await fixture.open('nova', 'blocked')).status).toBe(404);
    await db.delete(blocks);
    await fixture.block('nova', 'blocked-one');
  });
});

describe('the friends of a profile', () => {
  test('are those visible to the caller, and all on the own profile', async () => {
    await fixture.setPrivacy('studio', { profile_visibility: 'none' });
    await fixture.setPrivacy('orion', { profile_visibility: 'friends' });
    expect(await friendsOf('nova')).not.toEqual(expect.arrayContaining(['studio', 'orion']));
    const ofNova = (relation: Relation) =>
      friendsOf('nova', relation).then((names) => names?.filter((name) => ['studio', 'orion'].includes(name)));
    expect(await ofNova('visitor')).toEqual([]);
    expect(await ofNova('player')).toEqual([]);
    // The friend is Orion.
    expect(await ofNova('friend')).toEqual(['orion']);
    expect(await ofNova('self')).toEqual(['orion', 'studio']);
  });

  test('exclude open requests, deleted accounts and blocked players', async () => {
    await insertPlayer(fixture.server.deps.database, 'was-asked');
    await insertPlayer(fixture.server.deps.database, 'is-gone');
    await insertPlayer(fixture.server.deps.database, 'has-blocked');
    await fixture.befriend('nova', 'was-asked', null);
    await fixture.befriend('nova', 'is-gone', new Date());
    await fixture.befriend('nova', 'has-blocked', new Date());
    await fixture.remove('is-gone');
    await fixture.block('has-blocked', 'somebody');
    const seen = await friendsOf('nova');
    expect(seen).toContain('has-blocked');
    expect(seen).not.toContain('was-asked');
    expect(seen).not.toContain('is-gone');
    expect(await friendsOf('nova', 'player')).not.toContain('has-blocked');
  });

  test('are limited to the newest hundred after hidden ones are excluded', async () => {
    const { db } = fixture.server.deps.database;
    await insertPlayer(fixture.server.deps.database, 'popular');
    const id = await fixture.idOf('popular');
    const befriended = async (name: string, days: number, profileVisibility: unknown) => {
      const friend = await insertPlayer(fixture.server.deps.database, name);
      if (profileVisibility !== undefined)
        await db
          .update(accountSettings)
          .set({ settings: { privacy: { profile_visibility: profileVisibility } } })
          .where(eq(accountSettings.accountId, friend));
      const [first = '', second = ''] = [id, friend].sort();
      const acceptedAt = new Date(Date.UTC(2026, 0, 1 + days));
      await db.insert(friendships).values({ first, second, requestedBy: first, createdAt: acceptedAt, acceptedAt });
    };
    for (let number = 0; number < 110; number += 1) await befriended(`hidden-${number}`, 200 + number, 'none');
    const shownAs = [undefined, 'all'];
    for (const [number, visibility] of shownAs.entries()) await befriended(`shown-${number}`, number, visibility);
    // Invalid settings allow nothing.
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

describe('the relationship status', () => {
  test('is shown to other players, not to visitors or oneself', async () => {
    const statuses = async () =>
      Object.fromEntries(
        await Promise.all(
          (['visitor', 'player', 'friend', 'self'] as const).map(
            async (relation) => [relation, (await fixture.profile('nova', relation)).tie] as const,
          ),
        ),
      );
    expect(await statuses()).toEqual({ visitor: null, player: 'none', friend: 'friends', self: null });
    await fixture.befriend('nova', 'somebody', null);
    const asker = [await fixture.idOf('nova'), await fixture.idOf('somebody')].sort()[0];
    expect((await statuses())['player']).toBe(asker === (await fixture.idOf('nova')) ? 'asks' : 'asked');
    await fixture.server.deps.database.db.delete(friendships).where(isNull(friendships.acceptedAt));
    const standard = defaultSettings();
    const community = { ...standard.community, friend_request: 'friends' as const };
    await fixture.server.deps.database.db
      .update(accountSettings)
      .set({ settings: { ...standard, community } })
      .where(eq(accountSettings.accountId, await fixture.idOf('nova')));
    expect((await statuses())['player']).toBe('closed');
  });
});

describe('a deleted account', () => {
  test('returns 404, even for a friend', async () => {
    await fixture.remove('studio');
    for (const relation of ['visitor', 'self'] as const)
      expect((await fixture.open('studio', relation)).status).toBe(404);
  });
});
