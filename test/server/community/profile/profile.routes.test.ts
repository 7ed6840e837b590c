import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PROFILE_PARTS } from '../../../../src/domain/account/profile';
import type { Relation } from '../../../../src/domain/account/privacy';
import { RELATIONS } from '../../../../src/domain/account/privacy';
import type { Audience } from '../../../../src/domain/session/current-user';
import { AUDIENCES } from '../../../../src/domain/session/current-user';
import { accountSettings } from '../../../../server/platform/database/schema/account-settings';
import { games } from '../../../../server/platform/database/schema/games';
import { countStatements } from '../../support/count-statements';
import type { ProfileHouse } from './profile-house';
import { openProfileHouse } from './profile-house';

/** The setting that decides over each part, as the specification names them. */
const SETTING_OF = {
  history: 'play_history',
  badges: 'badge_visibility',
  achievements: 'achievement_visibility',
  activity: 'activity_visibility',
  friends: 'friend_visibility',
  inventory: 'inventory_visibility',
} as const;

let house: ProfileHouse;
let statements: { readonly count: () => number };

beforeAll(async () => {
  house = await openProfileHouse();
  statements = countStatements(house.server.deps.database.db);
});

beforeEach(async () => {
  for (const name of ['nova', 'orion', 'studio']) await house.setPrivacy(name, {});
});

afterAll(() => house.server.close());

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
    const shown = await house.profile('NoVa');
    expect(shown).toMatchObject({
      username: 'nova',
      alias: 'Nova',
      premium: false,
      history: [],
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
    expect((await house.profile('orion')).premium).toBe(true);
  });

  test('tells neither address nor id nor coins, to nobody', async () => {
    for (const relation of ['visitor', 'friend', 'self'] as const) {
      const { text } = await house.ask('nova', relation);
      expect(text).not.toMatch(/@|password|balance|email/i);
      expect(text).not.toContain(await house.idOf('nova'));
    }
  });

  test('calls a player without an alias by the user name', async () => {
    expect((await house.profile('somebody')).alias).toBe('somebody');
  });

  test('knows a friend only once both have agreed', async () => {
    await house.setPrivacy('studio', { profile_visibility: 'friends' });
    // Studio has asked Orion, who has not answered.
    expect((await house.ask('studio', 'friend')).status).toBe(403);
    expect((await house.ask('studio', 'self')).status).toBe(200);
  });

  test('leaves badges of a game that is no longer shown to itself', async () => {
    const { db } = house.server.deps.database;
    await db.update(games).set({ status: 'draft' }).where(eq(games.slug, 'pulse-saber'));
    expect((await house.profile('nova')).achievements?.map(({ slug }) => slug)).toEqual(['first-salvage']);
    await db.update(games).set({ status: 'published' }).where(eq(games.slug, 'pulse-saber'));
  });

  test.each(['no-such-player', "x'%20or%201=1%20--", '%00', 'ab', 'a'.repeat(65), '%F0%9F%98%80%F0%9F%98%80'])(
    'is 404 for %s',
    async (user) => {
      const answer = await house.ask(user);
      expect([answer.status, answer.envelope().status.debug]).toEqual([404, 'err_not_found']);
    },
  );

  test('takes seven statements for a visitor, however much there is', async () => {
    const used = async (user: string) => {
      const before = statements.count();
      await house.profile(user);
      return statements.count() - before;
    };
    expect([await used('nova'), await used('somebody')]).toEqual([7, 7]);
    await house.setPrivacy('nova', {
      friend_visibility: 'none',
      achievement_visibility: 'none',
      play_history: 'none',
      inventory_visibility: 'none',
      activity_visibility: 'none',
      badge_visibility: 'none',
    });
    expect(await used('nova')).toBe(1);
  });
});

describe('the privacy of a profile', () => {
  const profiles = RELATIONS.flatMap((relation) => AUDIENCES.map((audience) => ({ relation, audience })));

  test.each(profiles)('a profile for $audience is right for $relation', async ({ relation, audience }) => {
    await house.setPrivacy('nova', { profile_visibility: audience });
    const { status } = await house.ask('nova', relation);
    expect(status).toBe(relation === 'blocked' ? 404 : maySee(audience, relation) ? 200 : 403);
  });

  const parts = PROFILE_PARTS.flatMap((part) => AUDIENCES.map((audience) => ({ part, audience })));

  test.each(parts)('$part for $audience are null to whom they are closed, and nothing else is', async (row) => {
    const { part, audience } = row;
    await house.setPrivacy('nova', { [SETTING_OF[part]]: audience });
    for (const relation of RELATIONS.filter((one) => one !== 'blocked')) {
      const shown = await house.profile('nova', relation);
      for (const other of PROFILE_PARTS) {
        const open = other !== part || maySee(audience, relation);
        expect([relation, other, shown[other] === null]).toEqual([relation, other, !open]);
      }
    }
  });

  test('a hidden profile tells nothing of whose it is', async () => {
    await house.setPrivacy('nova', { profile_visibility: 'none' });
    const answer = await house.ask('nova');
    const { status, data } = answer.envelope();
    expect([status.debug, data]).toEqual(['err_forbidden', null]);
    expect(answer.text).not.toContain('Nova');
  });

  test('settings that are missing are the standard ones', async () => {
    const id = await house.idOf('somebody');
    await house.server.deps.database.db.delete(accountSettings).where(eq(accountSettings.accountId, id));
    expect((await house.profile('somebody')).badges).toEqual([]);
  });
});

describe('what caches keep of a profile', () => {
  test('is what visitors see, and nothing that a player is told', async () => {
    const { headers } = await house.ask('nova');
    expect(headers['cache-control']).toMatch(/^public, max-age=\d+/);
    expect(headers.vary).toMatch(/cookie/i);
    expect((await house.ask('nova', 'friend')).headers['cache-control']).toBe('private, no-store');
    const path = '/v1/public/user/community/profile/nova';
    const again = () => house.server.request(path, { headers: { 'if-none-match': headers.etag } });
    expect((await again()).status).toBe(304);
    await house.setPrivacy('nova', { badge_visibility: 'none' });
    expect((await again()).status).toBe(200);
  });
});
