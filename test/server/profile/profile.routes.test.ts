import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { communityProfile } from '../../../src/contract/profile.contract';
import { PROFILE_PARTS } from '../../../src/domain/account/profile-parts';
import type { Relation } from '../../../src/domain/account/relation';
import { RELATIONS } from '../../../src/domain/account/relation';
import type { Audience } from '../../../src/domain/session/audience';
import { AUDIENCES } from '../../../src/domain/session/audience';
import type { UserSettings } from '../../../src/domain/session/settings';
import { defaultSettings } from '../../../src/domain/session/settings';
import { accountSettings } from '../../../server/database/schema/account-settings';
import { accounts } from '../../../server/database/schema/accounts';
import { blocks } from '../../../server/database/schema/blocks';
import { friendships } from '../../../server/database/schema/friendships';
import { games } from '../../../server/database/schema/games';
import type { LeavingPlayer } from '../leaving/leaving-player';
import { registerPlayer } from '../leaving/leaving-player';
import { countStatements } from '../support/count-statements';
import { dataOf } from '../support/data-of';
import { insertPlayer } from '../support/insert-player';
import { signIn } from '../support/session-cookie';
import type { TestServer } from '../support/test-server';
import { startTestServer } from '../support/test-server';

type Privacy = UserSettings['privacy'];

/** The setting that decides over each part, as the specification names them. */
const SETTING_OF = {
  history: 'play_history',
  badges: 'badge_visibility',
  achievements: 'achievement_visibility',
  activity: 'activity_visibility',
  friends: 'friend_visibility',
  inventory: 'inventory_visibility',
} as const;

let server: TestServer;
let statements: { readonly count: () => number };
let cookies: Readonly<Record<Relation, string | undefined>>;
let blocked: LeavingPlayer;

beforeAll(async () => {
  server = await startTestServer();
  const player = await registerPlayer(server, 'somebody');
  blocked = await registerPlayer(server, 'blocked-one');
  cookies = {
    visitor: undefined,
    player: player.cookie,
    friend: await signIn(server, 'orion'),
    blocked: blocked.cookie,
    self: await signIn(server, 'nova'),
  };
  await block('nova', 'blocked-one');
  statements = countStatements(server.deps.database.db);
});

beforeEach(async () => {
  for (const name of ['nova', 'orion', 'studio']) await setPrivacy(name, {});
});

afterAll(() => server.close());

async function idOf(name: string): Promise<string> {
  const [found] = await server.deps.database.db.select().from(accounts).where(eq(accounts.usernameKey, name));
  return found?.id ?? '';
}

async function block(blocker: string, other: string): Promise<void> {
  const row = { blocker: await idOf(blocker), blocked: await idOf(other), createdAt: new Date() };
  await server.deps.database.db.insert(blocks).values(row);
}

async function befriend(one: string, other: string, acceptedAt: Date | null): Promise<void> {
  const [first = '', second = ''] = [await idOf(one), await idOf(other)].sort();
  const row = { first, second, askedBy: first, createdAt: new Date(), acceptedAt };
  await server.deps.database.db.insert(friendships).values(row).onConflictDoNothing();
}

async function setPrivacy(name: string, privacy: Partial<Privacy>): Promise<void> {
  const standard = defaultSettings();
  const settings = { ...standard, privacy: { ...standard.privacy, ...privacy } };
  await server.deps.database.db
    .update(accountSettings)
    .set({ settings })
    .where(eq(accountSettings.accountId, await idOf(name)));
}

const ask = (user: string, relation: Relation = 'visitor') => {
  const cookie = cookies[relation];
  return server.request(`/v1/public/user/community/profile/${user}`, cookie === undefined ? {} : { cookie });
};
const profile = async (user: string, relation: Relation = 'visitor') =>
  dataOf(communityProfile, await ask(user, relation));
const friendsOf = async (user: string, relation: Relation = 'visitor') =>
  (await profile(user, relation)).friends?.map(({ username }) => username).toSorted();

/** What the specification says, written out once more. */
function maySee(audience: Audience, relation: Relation): boolean {
  const allowed: Readonly<Record<Audience, readonly Relation[]>> = {
    all: ['visitor', 'player', 'friend', 'self'],
    friends: ['friend', 'self'],
    none: ['self'],
  };
  return allowed[audience].includes(relation);
}

describe('GET user/community/profile/{user}', () => {
  test('shows what a player shows to all, by the name in any case', async () => {
    const shown = await profile('NoVa');
    expect(shown).toMatchObject({
      username: 'nova',
      alias: 'Nova',
      premium: false,
      badges: [],
      history: [],
      activity: [],
      inventory: [],
    });
    expect(shown.avatar.sm).toBe('http://static.holocade.localhost:9200/avatars/3-sm.webp');
    expect(shown.achievements?.map(({ slug, game }) => [slug, game.title])).toEqual([
      ['combo-50', 'Pulse Saber'],
      ['first-cut', 'Pulse Saber'],
      ['first-salvage', 'Orbital Salvage'],
    ]);
    expect(shown.achievements?.every(({ unlocked }) => unlocked !== null)).toBe(true);
    expect(shown.friends?.map(({ username, alias }) => [username, alias])).toEqual([
      ['studio', 'Mira of Northlight'],
      ['orion', 'Orion'],
    ]);
    expect((await profile('orion')).premium).toBe(true);
  });

  test('tells neither address nor id nor coins, to nobody', async () => {
    for (const relation of ['visitor', 'friend', 'self'] as const) {
      const { text } = await ask('nova', relation);
      expect(text).not.toMatch(/@|password|balance|email/i);
      expect(text).not.toContain(await idOf('nova'));
    }
  });

  test('calls a player without an alias by the user name', async () => {
    expect((await profile('somebody')).alias).toBe('somebody');
  });

  test('knows a friend only once both have agreed', async () => {
    await setPrivacy('studio', { profile_visibility: 'friends' });
    // Studio has asked Orion, who has not answered.
    expect((await ask('studio', 'friend')).status).toBe(403);
    expect((await ask('studio', 'self')).status).toBe(200);
  });

  test('leaves badges of a game that is no longer shown to itself', async () => {
    const { db } = server.deps.database;
    await db.update(games).set({ status: 'draft' }).where(eq(games.slug, 'pulse-saber'));
    expect((await profile('nova')).achievements?.map(({ slug }) => slug)).toEqual(['first-salvage']);
    await db.update(games).set({ status: 'published' }).where(eq(games.slug, 'pulse-saber'));
  });

  test.each(['no-such-player', "x'%20or%201=1%20--", '%00', 'ab', 'a'.repeat(65), '%F0%9F%98%80%F0%9F%98%80'])(
    'is 404 for %s',
    async (user) => {
      const answer = await ask(user);
      expect([answer.status, answer.envelope().status.debug]).toEqual([404, 'err_not_found']);
    },
  );

  test('takes three statements for a visitor, however much there is', async () => {
    const used = async (user: string) => {
      const before = statements.count();
      await profile(user);
      return statements.count() - before;
    };
    expect([await used('nova'), await used('somebody')]).toEqual([3, 3]);
    await setPrivacy('nova', { friend_visibility: 'none', achievement_visibility: 'none' });
    expect(await used('nova')).toBe(1);
  });
});

describe('the privacy of a profile', () => {
  const profiles = RELATIONS.flatMap((relation) => AUDIENCES.map((audience) => ({ relation, audience })));

  test.each(profiles)('a profile for $audience is right for $relation', async ({ relation, audience }) => {
    await setPrivacy('nova', { profile_visibility: audience });
    const { status } = await ask('nova', relation);
    expect(status).toBe(relation === 'blocked' ? 404 : maySee(audience, relation) ? 200 : 403);
  });

  const parts = PROFILE_PARTS.flatMap((part) => AUDIENCES.map((audience) => ({ part, audience })));

  test.each(parts)('$part for $audience are null to whom they are closed, and nothing else is', async (row) => {
    const { part, audience } = row;
    await setPrivacy('nova', { [SETTING_OF[part]]: audience });
    for (const relation of RELATIONS.filter((one) => one !== 'blocked')) {
      const shown = await profile('nova', relation);
      for (const other of PROFILE_PARTS) {
        const open = other !== part || maySee(audience, relation);
        expect([relation, other, shown[other] === null]).toEqual([relation, other, !open]);
      }
    }
  });

  test('a hidden profile tells nothing of whose it is', async () => {
    await setPrivacy('nova', { profile_visibility: 'none' });
    const answer = await ask('nova');
    const { status, data } = answer.envelope();
    expect([status.debug, data]).toEqual(['err_forbidden', null]);
    expect(answer.text).not.toContain('Nova');
  });

  test('settings that are missing are the standard ones', async () => {
    const id = await idOf('somebody');
    await server.deps.database.db.delete(accountSettings).where(eq(accountSettings.accountId, id));
    expect((await profile('somebody')).badges).toEqual([]);
  });
});

describe('a block', () => {
  test('makes each of the two nobody for the other, in the words of an unknown name', async () => {
    const unknown = await ask('no-such-player', 'blocked');
    for (const [user, relation] of [
      ['nova', 'blocked'],
      ['blocked-one', 'self'],
    ] as const) {
      const answer = await ask(user, relation);
      expect([answer.status, answer.text]).toEqual([unknown.status, unknown.text]);
    }
    expect((await ask('blocked-one')).status).toBe(200);
  });

  test('comes before friendship', async () => {
    await befriend('nova', 'blocked-one', new Date());
    expect((await ask('nova', 'blocked')).status).toBe(404);
    const { db } = server.deps.database;
    const ofPair = and(eq(blocks.blocker, await idOf('nova')), eq(blocks.blocked, blocked.id));
    await db.delete(blocks).where(ofPair);
    expect((await ask('nova', 'blocked')).status).toBe(200);
    await block('blocked-one', 'nova');
    expect((await ask('nova', 'blocked')).status).toBe(404);
    await db.delete(blocks);
    await block('nova', 'blocked-one');
  });
});

describe('the friends of a profile', () => {
  test('are those who show themselves to the caller; one sees all of one’s own', async () => {
    await setPrivacy('studio', { profile_visibility: 'none' });
    await setPrivacy('orion', { profile_visibility: 'friends' });
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
    await insertPlayer(server.deps.database, 'was-asked');
    await insertPlayer(server.deps.database, 'is-gone');
    await insertPlayer(server.deps.database, 'has-blocked');
    await befriend('nova', 'was-asked', null);
    await befriend('nova', 'is-gone', new Date());
    await befriend('nova', 'has-blocked', new Date());
    await server.deps.database.db
      .update(accounts)
      .set({ deletedAt: new Date() })
      .where(eq(accounts.usernameKey, 'is-gone'));
    await block('has-blocked', 'somebody');
    const seen = await friendsOf('nova');
    expect(seen).toContain('has-blocked');
    expect(seen).not.toContain('was-asked');
    expect(seen).not.toContain('is-gone');
    expect(await friendsOf('nova', 'player')).not.toContain('has-blocked');
  });
});

describe('a deleted account', () => {
  test('is nobody, even for a friend', async () => {
    await server.deps.database.db
      .update(accounts)
      .set({ deletedAt: new Date() })
      .where(eq(accounts.usernameKey, 'studio'));
    for (const relation of ['visitor', 'self'] as const) expect((await ask('studio', relation)).status).toBe(404);
  });
});

describe('what caches keep of a profile', () => {
  test('is what visitors see, and nothing that a player is told', async () => {
    const { headers } = await ask('nova');
    expect(headers['cache-control']).toMatch(/^public, max-age=\d+/);
    expect(headers.vary).toMatch(/cookie/i);
    expect((await ask('nova', 'friend')).headers['cache-control']).toBe('private, no-store');
    const path = '/v1/public/user/community/profile/nova';
    const again = () => server.request(path, { headers: { 'if-none-match': headers.etag } });
    expect((await again()).status).toBe(304);
    await setPrivacy('nova', { badge_visibility: 'none' });
    expect((await again()).status).toBe(200);
  });
});
