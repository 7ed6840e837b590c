import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql, StringChunk } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { gameCatalog } from '../../../../src/contract/catalog.contract';
import { migrationsFolder } from '../../../../server/platform/database/migrations-folder';
import { guestAchievements, playerAchievements } from '../../../../server/platform/database/schema/achievements';
import { builds } from '../../../../server/platform/database/schema/builds';
import { gamePlays, games } from '../../../../server/platform/database/schema/games';
import { boards } from '../../../../server/platform/database/schema/leaderboards';
import { ledgerEntries, ownedItems } from '../../../../server/platform/database/schema/market';
import { reviews } from '../../../../server/platform/database/schema/reviews';
import { gameEvents } from '../../../../server/platform/database/schema/statistics';
import { moveCoins } from '../../../../server/commerce/market/move-coins';
import { cleanUp } from '../../../../server/platform/jobs/clean-up';
import { sweepPlaySessions } from '../../../../server/play/sessions/sweep-play-sessions';
import { dataOf } from '../../support/data-of';
import type { PlayFixture } from './play-fixture';
import { startPlayFixture } from './play-fixture';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
const GAME = 'lantern-drift';
const QUEST = 'Mozilla/5.0 (X11; Linux x86_64; Quest 3) AppleWebKit/537.36 OculusBrowser/40.0 Chrome/138 Safari/537.36';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1';
let fixture: PlayFixture;
let version: string;
let gameId: number;

beforeAll(async () => {
  fixture = await startPlayFixture();
  const [found] = await fixture.server.deps.database.db
    .select({ id: games.id, version: builds.version })
    .from(builds)
    .innerJoin(games, eq(games.id, builds.gameId))
    .where(eq(games.slug, GAME));
  version = found?.version ?? '';
  gameId = found?.id ?? 0;
});
beforeEach(async () => {
  await fixture.clear();
  const { db } = fixture.server.deps.database;
  for (const table of [gameEvents, gamePlays]) await db.delete(table);
});
afterAll(() => fixture.server.close());

const eventsNow = () => fixture.server.deps.database.db.select().from(gameEvents).orderBy(gameEvents.id);
const kinds = async () => (await eventsNow()).map(({ kind }) => kind);

/** A visitor with an own cookie. */
function visitor(userAgent = PHONE) {
  const cookie = `p1_uuid=${randomUUID()}`;
  return async (body: unknown) => {
    const path = `/v1/public/user/arcade/game/${GAME}/played`;
    const answer = await fixture.server.request(path, {
      ...{ method: 'PUT', body, cookie, headers: { 'user-agent': userAgent } },
      ip: `198.51.100.${String(1 + Math.floor(fixture.clock.now().getTime() % 200))}`,
    });
    return answer.status;
  };
}

describe('the log of a game', () => {
  test('has a visitor’s play with build, device and referrer, once in half an hour', async () => {
    const played = visitor();
    const body = { version, referrer: 'news.example.test' };
    expect([await played(body), await played(body)]).toEqual([200, 200]);
    const [{ id: _id, visitor: hash, ...event } = { visitor: '' }, ...more] = await eventsNow();
    expect(more).toEqual([]);
    expect(hash).toMatch(/^[\w-]{43}$/);
    expect(event).toEqual({
      ...{ recordedAt: fixture.clock.now(), day: fixture.clock.now().toISOString().slice(0, 10), gameId },
      ...{ kind: 'play', build: version, device: 'mobile', mode: 'screen', seconds: 0, coins: 0 },
      referrer: 'news.example.test',
      country: null,
    });
  });

  test('has the ends of a visitor’s play, together as long as the time since the counted play, and at most twenty', async () => {
    const played = visitor(QUEST);
    await played({ version });
    fixture.clock.advance(90 * SECOND);
    await played({ version, seconds: 60, vr: true });
    await played({ version, seconds: 5000, vr: true, emulated: true });
    const [, ...sessions] = await eventsNow();
    expect(sessions.map(({ kind, mode, seconds, device }) => [kind, mode, seconds, device])).toEqual([
      ['session', 'vr', 60, 'headset'],
      ['session', 'emulated', 30, 'headset'],
    ]);
    expect(sessions.map((session) => session.visitor)).toEqual([null, null]);
    for (let report = 0; report < 30; report += 1) await played({ version, seconds: 60 });
    expect(await eventsNow()).toHaveLength(21);
  });

  test('has no session of a visitor without a counted play, and no unknown build', async () => {
    const played = visitor();
    await played({ seconds: 60 });
    expect(await eventsNow()).toEqual([]);
    await played({ version: '99.9.9' });
    expect((await eventsNow())[0]?.build).toBeNull();
  });

  test('refuses a malformed length', async () => {
    for (const body of [{ seconds: -1 }, { seconds: 86_401 }]) expect(await visitor()(body)).toBe(422);
    expect(await eventsNow()).toEqual([]);
  });

  test('ignores a malformed referrer, because the play counts without it', async () => {
    const malformed = ['https://a.test/x', '=cmd()', 'under_score.test', '[::1]', 'a.test.', 'a'.repeat(300)];
    for (const referrer of malformed) expect(await visitor()({ referrer })).toBe(200);
    expect((await eventsNow()).map(({ referrer }) => referrer)).toEqual(malformed.map(() => null));
  });

  test('has a player’s play and its session, on the day of its start', async () => {
    const { clock, vega } = fixture;
    const midnight = new Date(Math.ceil(clock.now().getTime() / DAY) * DAY);
    clock.advance(midnight.getTime() - clock.now().getTime() - 30 * SECOND);
    const startDay = clock.now().toISOString().slice(0, 10);
    const id = await fixture.start(vega, { version, referrer: 'a.test' });
    clock.advance(90 * SECOND);
    expect((await fixture.ask(vega, `${id}/end`, { vr: true })).status).toBe(200);
    expect((await fixture.ask(vega, `${id}/end`, { vr: false })).status).toBe(200);
    const events = await eventsNow();
    expect(events.map((event) => [event.kind, event.day, event.build, event.mode, event.seconds])).toEqual([
      ['play', startDay, version, 'screen', 0],
      ['session', startDay, version, 'vr', 90],
    ]);
    expect(JSON.stringify(events)).not.toContain(vega.id);
  });

  test('has the session of a closed tab until its last heartbeat', async () => {
    const id = await fixture.start(fixture.vega, { vr: true, emulated: true });
    fixture.clock.advance(45 * SECOND);
    await fixture.ask(fixture.vega, `${id}/heartbeat`);
    fixture.clock.advance(200 * SECOND);
    await sweepPlaySessions(fixture.server.deps);
    await sweepPlaySessions(fixture.server.deps);
    const events = await eventsNow();
    expect(events.map(({ kind, mode, seconds }) => [kind, mode, seconds])).toEqual([
      ['play', 'screen', 0],
      ['session', 'emulated', 45],
    ]);
  });

  test('has earned achievements, posted scores and reviews, each once', async () => {
    const { server, vega } = fixture;
    const { db } = server.deps.database;
    await db.insert(boards).values({ gameId, slug: 'events', order: 'highest-first' });
    const send = (path: string, body: unknown) => server.request(path, { body, cookie: vega.cookie });
    await fixture.start(vega);
    for (let times = 0; times < 2; times += 1) {
      await send(`/v1/public/arcade/gp/game/${GAME}/achievements/first-light/unlock`, {});
      await send(`/v1/private/user/arcade/game/review/${GAME}/submit`, { rating: 4, body: 'A quiet place to be in.' });
    }
    await send(`/v1/private/user/arcade/gp/game/${GAME}/leaderboards/events/scores/post`, { score: 4 });
    expect(await kinds()).toEqual(['play', 'achievement', 'review', 'score']);
  });

  test('has purchases with the coins of the ledger', async () => {
    const { server, mira, clock } = fixture;
    const { db } = server.deps.database;
    const coins = { accountId: mira.id, amount: 500, reason: 'grant', key: 'coins', at: clock.now() } as const;
    await server.deps.database.transaction((tx) => moveCoins(tx, coins));
    const listed = await server.request(`/v1/public/arcade/game/${GAME}/catalog`);
    const item = dataOf(gameCatalog, listed).items[0]?.slug ?? '';
    const path = `/v1/private/user/arcade/game/inventory/${GAME}/purchase/${item}`;
    const headers = { 'idempotency-key': 'a-key-of-the-events' };
    for (let times = 0; times < 2; times += 1)
      expect((await server.request(path, { body: {}, cookie: mira.cookie, headers })).status).toBe(200);
    const [event, ...more] = await eventsNow();
    expect([event?.kind, more]).toEqual(['purchase', []]);
    const spent = await db.select().from(ledgerEntries).where(eq(ledgerEntries.reason, 'item'));
    expect(spent.map(({ amount }) => amount)).toContain(-(event?.coins ?? 0));
  });

  test('forgets its rows after a hundred days', async () => {
    await visitor()({});
    await fixture.server.deps.database.db.execute(sql`
      insert into game_events (recorded_at, day, game_id, kind, device)
      select recorded_at - interval '1 day', day, game_id, 'session', 'unknown'
      from game_events, generate_series(1, 10001)`);
    const { config } = fixture.server.deps;
    // These are almost all events.
    const deps = { ...fixture.server.deps, config: { ...config, deletePercent: 100 } };
    fixture.clock.advance(100 * DAY - 1);
    await cleanUp(deps);
    expect(await kinds()).toEqual(['play']);
    fixture.clock.advance(1);
    await cleanUp(deps);
    expect(await kinds()).toEqual([]);
  });

  test('gets what earlier releases stored by the migration', async () => {
    const { db } = fixture.server.deps.database;
    const file = readFileSync(join(migrationsFolder, '0016_game_statistics.sql'), 'utf8');
    const inserts = file.split('--> statement-breakpoint').filter((statement) => /^INSERT/m.test(statement));
    for (const statement of inserts) await db.execute(sql`${new StringChunk(statement)}`);
    const counts = await Promise.all(
      [playerAchievements, guestAchievements, reviews, ownedItems].map((table) => db.$count(table)),
    );
    const [players = 0, guests = 0, ...others] = counts;
    const stored = await kinds();
    const of = (kind: string) => stored.filter((one) => one === kind).length;
    expect([of('achievement'), of('review'), of('purchase')]).toEqual([players + guests, ...others]);
    expect(Math.min(players, ...others)).toBeGreaterThan(0);
  });
});
