import { randomUUID } from 'node:crypto';
import { fc, test as property } from '@fast-check/vitest';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { gameStatistics } from '../../../../src/contract/statistics.contract';
import { dayAfter, dayOf } from '../../../../src/domain/console/game-statistics';
import { developers } from '../../../../server/platform/database/schema/developers';
import { games } from '../../../../server/platform/database/schema/games';
import { meta } from '../../../../server/platform/database/schema/platform';
import { gameCountries, gameEvents } from '../../../../server/platform/database/schema/statistics';
import { COUNTED_KEY, updateStatistics } from '../../../../server/publishing/console/update-statistics';
import { dataOf } from '../../support/data-of';
import type { ConsoleFixture, Person } from './console-fixture';
import { callAs, consoleFixture } from './console-fixture';

const GAME = 'lantern-drift';
const PATH = `/v1/public/user/arcade/game/${GAME}/played`;
const ON = { HOLOCADE_TRUST_PROXY: '127.0.0.1', HOLOCADE_COUNTRY_HEADER: 'CF-IPCountry' };

async function open(environment: Readonly<Record<string, string>>) {
  const fixture = await consoleFixture({ demo: true, environment });
  const { db } = fixture.server.deps.database;
  const analyst = await fixture.person('an-analyst');
  await fixture.developer('the-studio', [[analyst, 'analyst']]);
  const [studio] = await db.select().from(developers).where(eq(developers.slug, 'the-studio'));
  const [game] = await db
    .update(games)
    .set({ developerId: studio?.id ?? 0 })
    .where(eq(games.slug, GAME))
    .returning({ id: games.id });
  return { fixture, analyst, gameId: game?.id ?? 0 };
}

/** Starts a play of a visitor whose request has the header of a country. */
const play = ({ server }: ConsoleFixture, country: string) =>
  server.request(PATH, {
    ...{ method: 'PUT', body: {}, cookie: `p1_uuid=${randomUUID()}` },
    headers: { 'cf-ipcountry': country },
  });
const read = async (analyst: Person, query = '') => {
  const params = { developer: 'the-studio', game: GAME };
  return dataOf(gameStatistics, await callAs(analyst, gameStatistics, { params, query })).countries;
};

let on: Awaited<ReturnType<typeof open>>;
const db = () => on.fixture.server.deps.database.db;
const update = () => updateStatistics({ clock: on.fixture.clock, database: on.fixture.server.deps.database });
beforeAll(async () => {
  on = await open(ON);
});
beforeEach(async () => {
  for (const table of [gameEvents, gameCountries]) await db().delete(table);
  await db().delete(meta).where(eq(meta.key, COUNTED_KEY));
});
afterAll(() => on.fixture.server.close());

describe('the countries of plays', () => {
  test('come from the header of the trusted proxy, and have a name from five players on', async () => {
    for (const country of ['DE', 'de', 'DE', 'DE', 'DE', 'FR', 'T1']) await play(on.fixture, country);
    await update();
    const day = dayOf(on.fixture.clock.now().getTime());
    expect(await read(on.analyst, `?from=${day}&to=${day}`)).toEqual([
      { name: 'DE', plays: 5 },
      { name: 'other', plays: 2 },
    ]);
    const stored = await db().select().from(gameCountries).orderBy(gameCountries.country);
    expect(stored.map(({ country, plays, players }) => [country, plays, players])).toEqual([
      ['DE', 5, 5],
      ['FR', 1, 1],
      ['unknown', 1, 1],
    ]);
  });

  test.each([
    ['of a sender that is no trusted proxy', { ...ON, HOLOCADE_TRUST_PROXY: '192.0.2.1' }, 'unknown', []],
    ['without the setting', { HOLOCADE_TRUST_PROXY: '127.0.0.1' }, null, null],
  ])('T97: are not read %s', async (_name, environment, country, countries) => {
    const other = await open(environment);
    await play(other.fixture, 'DE');
    const { deps } = other.fixture.server;
    const [event] = await deps.database.db.select().from(gameEvents).where(eq(gameEvents.gameId, other.gameId));
    expect(event?.country).toBe(country);
    await updateStatistics({ clock: other.fixture.clock, database: deps.database });
    expect((await read(other.analyst)) ?? null).toEqual(countries);
    await other.fixture.server.close();
  });

  const anEvent = fc.record({
    day: fc.nat(2),
    visitor: fc.constantFrom(null, 'a', 'b', 'c'),
    country: fc.constantFrom(null, 'DE', 'FR', 'unknown'),
  });
  property.prop([fc.array(fc.array(anEvent, { maxLength: 12 }), { minLength: 1, maxLength: 3 })], { numRuns: 10 })(
    'are always counted as in the log, also after repeated runs and late events',
    async (rounds) => {
      for (const table of [gameEvents, gameCountries]) await db().delete(table);
      const counted = new Map<string, { plays: number; readonly players: Set<string> }>();
      for (const events of rounds) {
        for (const { day, visitor, country } of events) {
          const row = {
            gameId: on.gameId,
            day: dayAfter('2026-01-01', day),
            kind: 'play',
            device: 'computer',
          } as const;
          await db()
            .insert(gameEvents)
            .values({ ...row, visitor, country, recordedAt: on.fixture.clock.now() });
          if (country === null) continue;
          const key = `${row.day} ${country}`;
          const count = counted.get(key) ?? { plays: 0, players: new Set() };
          count.plays += 1;
          if (visitor !== null) count.players.add(visitor);
          counted.set(key, count);
        }
        await update();
      }
      await update();
      const rows = await db().select().from(gameCountries);
      expect(rows.map((row) => `${row.day} ${row.country} ${String(row.plays)} ${String(row.players)}`).sort()).toEqual(
        [...counted].map(([key, { plays, players }]) => `${key} ${String(plays)} ${String(players.size)}`).sort(),
      );
    },
  );
});
