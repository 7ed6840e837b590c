import { fc, test as property } from '@fast-check/vitest';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { globalSearch } from '../../../../src/contract/search.contract';
import { accounts, accountSettings } from '../../../../server/platform/database/schema/accounts';
import { articles } from '../../../../server/platform/database/schema/content';
import { announcements } from '../../../../server/platform/database/schema/developers';
import { games } from '../../../../server/platform/database/schema/games';
import { headerTexts } from '../../../../src/ui/notices/texts/header.texts';
import { addGames } from '../games/add-games';
import { countStatements } from '../../support/count-statements';
import { dataOf } from '../../support/data-of';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

let server: TestServer;
let statements: { readonly count: () => number };

beforeAll(async () => {
  server = await startTestServer();
  statements = countStatements(server.deps.database.db);
  await addGames(server.deps.database.db, 20, new Date('2026-01-01T00:00:00Z'));
});

afterAll(() => server.close());

const PATH = '/v1/public/global/search';
const ask = (query: string, rest = '') => server.request(`${PATH}?query=${encodeURIComponent(query)}${rest}`);
const search = async (query: string, rest = '') => dataOf(globalSearch, await ask(query, rest));
const gamesFor = async (query: string, rest = '') => {
  const { games: found } = await search(query, `&games=true${rest}`);
  return found?.items.map(({ slug }) => slug) ?? [];
};
const usersFor = async (query: string) => {
  const { users: found } = await search(query, '&users=true');
  return found?.items.map(({ username }) => username) ?? [];
};

describe('GET global/search', () => {
  test('searches games and users by default, and returns null for other types', async () => {
    const found = await search('nova');
    expect([found.games === null, found.users === null, found.articles, found.announcements]).toEqual([
      false,
      false,
      null,
      null,
    ]);
    const chosen = await search('nova', '&articles=true&announcements=1');
    expect([chosen.games, chosen.users]).toEqual([null, null]);
    expect(chosen.articles).not.toBeNull();
    expect(chosen.announcements).not.toBeNull();
  });

  test.each([
    'lantern',
    'LANT',
    'dri lan',
    'lantern  drift',
    '(lantern) & !drift:*',
    'lántérn',
    'ＬＡＮＴＥＲＮ',
    "lantern'",
  ])('finds Lantern Drift by %j', async (query) => {
    expect(await gamesFor(query)).toContain('lantern-drift');
  });

  test.each(['lantren', 'lanternn drift', 'latern', 'obital salvage', 'puls sabre'])(
    'finds the intended game by the misspelled %j',
    async (query) => {
      expect((await gamesFor(query)).length).toBeGreaterThan(0);
    },
  );

  test('finds games by studio, genre, tag and description, titles first', async () => {
    expect(await gamesFor('paper moon')).toContain('lantern-drift');
    const { db } = server.deps.database;
    const body = 'zyx lantern-keeper ünïcode, Жук «ёжик» Straße Ærø';
    await db.update(games).set({ description: body }).where(eq(games.slug, 'synthetic-3'));
    expect(await gamesFor('unicode')).toEqual(['synthetic-3']);
    for (const query of ['жук', 'ЖУК', 'ЁЖИК', 'straße', 'STRASSE', 'ærø', 'ÆRØ'])
      expect(await gamesFor(query)).toEqual(['synthetic-3']);
    expect(await gamesFor('lantern')).toEqual(['lantern-drift', 'sand-garden', 'synthetic-3']);
  });

  test('finds only published games', async () => {
    const { db } = server.deps.database;
    await db.update(games).set({ status: 'draft' }).where(eq(games.slug, 'synthetic-7'));
    await db.update(articles).set({ status: 'draft' }).where(eq(articles.slug, 'making-lantern-drift'));
    await db.update(announcements).set({ status: 'draft' });
    expect(await gamesFor('synthetic 7')).not.toContain('synthetic-7');
    const found = await search('lantern', '&articles=true&announcements=true');
    expect(found.articles?.items.map(({ slug }) => slug)).not.toContain('making-lantern-drift');
    expect(found.announcements?.items).toEqual([]);
    await db.update(games).set({ status: 'published' }).where(eq(games.slug, 'synthetic-7'));
    await db.update(articles).set({ status: 'published' });
    await db.update(announcements).set({ status: 'published' });
  });

  test('finds articles by tags and texts, and announcements by developers', async () => {
    const found = await search('comfort', '&articles=true');
    expect(found.articles?.items[0]?.slug).toBe('comfort-comes-first');
    const announced = await search('paper moon', '&announcements=true');
    expect(announced.announcements?.items.map(({ slug, hero, developer }) => [slug, hero?.colour, developer])).toEqual([
      ['lantern-drift-in-five-colours', '#1f1b2e', { slug: 'paper-moon', name: 'Paper Moon' }],
      ['a-quiet-evening-together', undefined, { slug: 'paper-moon', name: 'Paper Moon' }],
    ]);
  });

  test('sorts equal matches by popularity, then newest first, eight a page', async () => {
    const first = await gamesFor('synthetic');
    const second = await gamesFor('synthetic', '&page=2');
    const third = await gamesFor('synthetic', '&page=3');
    const numbers = [...first, ...second, ...third].map((slug) => Number(slug.split('-')[1]));
    expect([first.length, second.length, third.length]).toEqual([8, 8, 4]);
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => 20 - index));
    const beyond = (await search('synthetic', '&games=true&page=4')).games;
    expect(beyond).toMatchObject({ items: [], pagination: { total: 20, current: 4, last: 3, from: 0 } });
    expect((await ask('synthetic', '&page=0')).status).toBe(422);
    expect((await ask('synthetic', '&page=1000001')).status).toBe(422);
  });

  test('takes one statement for each type', async () => {
    await search('lantern', '&games=1&users=1&articles=1&announcements=1');
    const before = statements.count();
    await search('lantern', '&games=1&users=1&articles=1&announcements=1');
    expect(statements.count() - before).toBe(4);
    await search('lantern', '&games=1');
    expect(statements.count() - before).toBe(5);
  });
});

describe('user search', () => {
  test('finds players by username and alias', async () => {
    expect(await usersFor('nov')).toEqual(['nova']);
    expect(await usersFor('mira')).toEqual(['studio']);
    const { users } = await search('orion', '&users=true');
    expect(users?.items).toEqual([
      { username: 'orion', alias: 'Orion', avatar: expect.anything() as unknown, premium: true },
    ]);
  });

  test('never finds players by email address', async () => {
    const [row] = await server.deps.database.db.select({ email: accounts.email }).from(accounts).limit(1);
    expect(row?.email).toContain('.example');
    for (const query of [row?.email ?? '', 'holocade', 'example']) expect(await usersFor(query)).toEqual([]);
  });

  test.each(['friends', 'none', 'garbage'])('never finds players whose profile is visible to %s', async (audience) => {
    const { db } = server.deps.database;
    const own = sql`account_id = (select id from accounts where username = 'nova')`;
    const set = (value: string) =>
      db
        .update(accountSettings)
        .set({ settings: sql`jsonb_set(settings, '{privacy,profile_visibility}', to_jsonb(${value}::text))` })
        .where(own);
    await set(audience);
    expect([await usersFor('nova'), await usersFor('noova')]).toEqual([[], []]);
    await set('all');
    expect(await usersFor('noova')).toEqual(['nova']);
  });
});

describe('refused searches', () => {
  test.each(['', 'ab', '   ', ' ab ', '😀😀'])(
    'the query %j is too short, with the specified message',
    async (query) => {
      const answer = await ask(query);
      expect(answer.status).toBe(422);
      expect(answer.envelope()).toMatchObject({
        status: { message: headerTexts['query-too-short'].body, debug: 'err_validation' },
        data: { errors: { query: [headerTexts['query-too-short'].body] } },
      });
      expect((await server.request(PATH)).status).toBe(422);
    },
  );

  test.each([101, 10_000])('a query of %i characters is too long', async (length) => {
    const answer = await ask('a'.repeat(length));
    expect(answer.status).toBe(422);
    expect(answer.envelope().status.message).toBe(headerTexts['query-too-long'].body);
    expect((await ask('a'.repeat(100))).status).toBe(200);
  });

  test('a repeated query parameter is refused', async () => {
    expect((await server.request(`${PATH}?query=abc&query=def`)).status).toBe(422);
  });

  const types = '&games=1&users=1&articles=1&announcements=1';
  const nasty = fc.constantFrom(
    '\0\0\0\0',
    'abc\0def',
    "'; drop table games; --",
    "' or ''='",
    "a':* & !b | (c <-> d)",
    '\\\\\\',
    "''''",
    '<script>alert(1)</script>',
    '\u202eevil\u202c',
    'שלום עולם',
    '😀😀😀',
    '👩‍👩‍👧‍👦x',
    '\u0301\u0301\u0301',
    'e\u0301'.repeat(40),
    '⑴⑴⑴',
    '％s％d％n',
    '\ud800\ud800\ud800',
    '日本語ゲーム',
    '::: *** |||',
    'the and or',
    '%_%_%',
    'ﷺ'.repeat(100),
  );
  const anything = fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 120 }), fc.string({ unit: 'grapheme' }));

  property.prop([anything], { numRuns: 60, examples: [['² \u{18af3}']] })(
    'a search never fails with an internal error, whatever the text',
    async (text) => {
      const answer = await server.request(
        `${PATH}?query=${encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))}${types}`,
      );
      expect([200, 422]).toContain(answer.status);
      expect(answer.envelope().status.code).toBe(answer.status);
    },
  );

  property.prop([fc.uint8Array({ maxLength: 60 })], { numRuns: 40 })(
    'a search never fails with an internal error, whatever the bytes',
    async (bytes) => {
      const escaped = Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
      expect([200, 422]).toContain((await server.request(`${PATH}?query=${escaped}${types}`)).status);
    },
  );
});
