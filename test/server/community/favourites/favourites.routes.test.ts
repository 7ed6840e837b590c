import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { favouriteList, favouriteSet, favouriteState } from '../../../../src/contract/favourites.contract';
import { FAVOURITES_MAX } from '../../../../src/domain/community/list-limits';
import { favourites } from '../../../../server/platform/database/schema/favourites';
import { games } from '../../../../server/platform/database/schema/games';
import type { ClosingPlayer } from '../../identity/account-deletion/leaving-player';
import { registerPlayer } from '../../identity/account-deletion/leaving-player';
import { dataOf } from '../../support/data-of';
import { FakeServerClock } from '../../support/fake-server-clock';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const BASE = '/v1/private/user/account/favourites';

const clock = new FakeServerClock();
let server: TestServer;
let vega: ClosingPlayer;
beforeAll(async () => {
  server = await startTestServer({ clock });
  vega = await registerPlayer(server, 'vega');
});
beforeEach(() => server.deps.database.db.delete(favourites));
afterAll(() => server.close());

const set = (game: string, favourite: boolean, { cookie } = vega) =>
  server.request(`${BASE}/${game}`, { method: 'PUT', body: { favourite }, cookie });
const state = async (game: string) =>
  dataOf(favouriteState, await server.request(`${BASE}/${game}`, { cookie: vega.cookie })).favourite;
const list = async (page = 1) =>
  dataOf(favouriteList, await server.request(`${BASE}?page=${String(page)}`, { cookie: vega.cookie }));
const slugs = async (page = 1) => (await list(page)).games.map(({ slug }) => slug);

describe('favourites', () => {
  test('are added, listed newest first and removed, each idempotently', async () => {
    for (const game of ['lantern-drift', 'orbital-salvage', 'lantern-drift']) {
      expect(dataOf(favouriteSet, await set(game, true))).toEqual({ favourite: true });
      clock.advance(1000);
    }
    expect(await slugs()).toEqual(['orbital-salvage', 'lantern-drift']);
    expect([await state('lantern-drift'), await state('kite-hill')]).toEqual([true, false]);
    await set('lantern-drift', false);
    await set('lantern-drift', false);
    expect(await slugs()).toEqual(['orbital-salvage']);
  });

  test('are private, and refuse unknown games', async () => {
    const other = await registerPlayer(server, 'mira-2');
    await set('lantern-drift', true, other);
    expect(await slugs()).toEqual([]);
    expect((await set('no-such-game', true)).status).toBe(404);
    expect((await server.request(BASE)).status).toBe(401);
  });

  test('of a withdrawn game can be removed but not added', async () => {
    const { db } = server.deps.database;
    await set('kite-hill', true);
    const withdrawn = await db.update(games).set({ status: 'draft' }).where(eq(games.slug, 'kite-hill')).returning();
    expect(withdrawn).toHaveLength(1);
    expect((await set('kite-hill', true)).status).toBe(404);
    expect(dataOf(favouriteSet, await set('kite-hill', false))).toEqual({ favourite: false });
    expect(await db.select().from(favourites)).toEqual([]);
    expect((await set('kite-hill', false)).status).toBe(404);
    await db.update(games).set({ status: 'published' }).where(eq(games.slug, 'kite-hill'));
  });

  test('are listed by page, and are limited to 500, also with concurrent calls', async () => {
    const { db } = server.deps.database;
    const [model] = await db.select().from(games).limit(1);
    if (!model) throw new Error('There is no game.');
    const { id: _id, popularity: _popularity, ...rest } = model;
    const copies = Array.from({ length: FAVOURITES_MAX - 1 }, (_, number) => ({
      ...rest,
      slug: `copy-${String(number)}`,
    }));
    const inserted = await db.insert(games).values(copies).returning({ id: games.id });
    const addedAt = clock.now();
    await db.insert(favourites).values(inserted.map(({ id }) => ({ accountId: vega.id, gameId: id, addedAt })));
    expect((await list(2)).pagination).toMatchObject({ total: 499, current: 2, items: 8 });
    const answers = await Promise.all([set('lantern-drift', true), set('orbital-salvage', true)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const pages = await Promise.all([slugs(1), slugs(2)]);
    expect(new Set(pages.flat()).size).toBe(16);
  });
});
