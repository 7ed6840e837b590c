import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PROFILE_PARTS } from '../../../../src/domain/account/profile';
import type { Relation } from '../../../../src/domain/account/privacy';
import { RELATIONS } from '../../../../src/domain/account/privacy';
import type { Audience } from '../../../../src/domain/session/current-user';
import { AUDIENCES } from '../../../../src/domain/session/current-user';
import { accountSettings } from '../../../../server/platform/database/schema/accounts';
import { games } from '../../../../server/platform/database/schema/games';
import { countStatements } from '../../support/count-statements';
import type { ProfileFixture } from './profile-fixture';
import { openProfileFixture } from './profile-fixture';

/** Setting of each part, as named by the specification. */
const SETTING_OF = {
  history: 'play_history',
  badges: 'badge_visibility',
  achievements: 'achievement_visibility',
  activity: 'activity_visibility',
  friends: 'friend_visibility',
  inventory: 'inventory_visibility',
} as const;

let fixture: ProfileFixture;
let statements: { readonly count: () => number };

beforeAll(async () => {
  fixture = await openProfileFixture();
  statements = countStatements(fixture.server.deps.database.db);
});

beforeEach(async () => {
  for (const name of ['nova', 'orion', 'studio']) await fixture.setPrivacy(name, {});
});

afterAll(() => fixture.server.close());

/** Expected visibility, as in the specification. */
function maySee(audience: Audience, relation: Relation): boolean {
  const allowed: Readonly<Record<Audience, readonly Relation[]>> = {
    all: ['visitor', 'player', 'friend', 'self'],
    friends: ['friend', 'self'],
    none: ['self'],
  };
  return allowed[audience].includes(relation);
}

describe('GET user/community/profile/{user}', () => {
  test('returns the public parts of a profile by username, ignoring case', async () => {
    const shown = await fixture.profile('NoVa');
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
    expect((await fixture.profile('orion')).premium).toBe(true);
  });

  test('never reveals email address, id or coins', async () => {
    for (const relation of ['visitor', 'friend', 'self'] as const) {
      const { text } = await fixture.open('nova', relation);
      expect(text).not.toMatch(/@|password|balance|email/i);
      expect(text).not.toContain(await fixture.idOf('nova'));
    }
  });

  test('shows a player without an alias by username', async () => {
    expect((await fixture.profile('somebody')).alias).toBe('somebody');
  });

  test('treats players as friends only after both have agreed', async () => {
    await fixture.setPrivacy('studio', { profile_visibility: 'friends' });
    // Studio has an open request to Orion.
    expect((await fixture.open('studio', 'friend')).status).toBe(403);
    expect((await fixture.open('studio', 'self')).status).toBe(200);
  });

  test('hides achievements of a game that is no longer visible', async () => {
    const { db } = fixture.server.deps.database;
    await db.update(games).set({ status: 'draft' }).where(eq(games.slug, 'pulse-saber'));
    expect((await fixture.profile('nova')).achievements?.map(({ slug }) => slug)).toEqual(['first-salvage']);
    await db.update(games).set({ status: 'published' }).where(eq(games.slug, 'pulse-saber'));
  });

  test.each(['no-such-player', "x'%20or%201=1%20--", '%00', 'ab', 'a'.repeat(65), '%F0%9F%98%80%F0%9F%98%80'])(
    'returns 404 for %s',
    async (user) => {
      const answer = await fixture.open(user);
      expect([answer.status, answer.envelope().status.debug]).toEqual([404, 'err_not_found']);
    },
  );

  test('takes seven statements for a visitor, for any amount of data', async () => {
    const used = async (user: string) => {
      const before = statements.count();
      await fixture.profile(user);
      return statements.count() - before;
    };
    expect([await used('nova'), await used('somebody')]).toEqual([7, 7]);
    await fixture.setPrivacy('nova', {
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

  test.each(profiles)('a profile for $audience is correct for $relation', async ({ relation, audience }) => {
    await fixture.setPrivacy('nova', { profile_visibility: audience });
    const { status } = await fixture.open('nova', relation);
    expect(status).toBe(relation === 'blocked' ? 404 : maySee(audience, relation) ? 200 : 403);
  });

  const parts = PROFILE_PARTS.flatMap((part) => AUDIENCES.map((audience) => ({ part, audience })));

  test.each(parts)('$part for $audience are null exactly for those who may not view them', async (row) => {
    const { part, audience } = row;
    await fixture.setPrivacy('nova', { [SETTING_OF[part]]: audience });
    for (const relation of RELATIONS.filter((one) => one !== 'blocked')) {
      const shown = await fixture.profile('nova', relation);
      for (const other of PROFILE_PARTS) {
        const open = other !== part || maySee(audience, relation);
        expect([relation, other, shown[other] === null]).toEqual([relation, other, !open]);
      }
    }
  });

  test('a hidden profile reveals nothing about its player', async () => {
    await fixture.setPrivacy('nova', { profile_visibility: 'none' });
    const answer = await fixture.open('nova');
    const { status, data } = answer.envelope();
    expect([status.debug, data]).toEqual(['err_forbidden', null]);
    expect(answer.text).not.toContain('Nova');
  });

  test('missing settings have their default values', async () => {
    const id = await fixture.idOf('somebody');
    await fixture.server.deps.database.db.delete(accountSettings).where(eq(accountSettings.accountId, id));
    expect((await fixture.profile('somebody')).badges).toEqual([]);
  });
});

describe('caching of a profile', () => {
  test('stores responses to visitors, never responses to players', async () => {
    const { headers } = await fixture.open('nova');
    expect(headers['cache-control']).toMatch(/^public, max-age=\d+/);
    expect(headers.vary).toMatch(/cookie/i);
    expect((await fixture.open('nova', 'friend')).headers['cache-control']).toBe('private, no-store');
    const path = '/v1/public/user/community/profile/nova';
    const again = () => fixture.server.request(path, { headers: { 'if-none-match': headers.etag } });
    expect((await again()).status).toBe(304);
    await fixture.setPrivacy('nova', { badge_visibility: 'none' });
    expect((await again()).status).toBe(200);
  });
});
