import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gameErrorStack, gameHealth } from '../../../../src/contract/game-health.contract';
import { dayAfter, dayOf } from '../../../../src/domain/console/game-statistics';
import type { PlayError } from '../../../../src/domain/play/runtime-health';
import { noFrames } from '../../../../src/domain/play/runtime-health';
import { addHealthReport } from '../../../../server/play/sessions/build-health.repository';
import { builds } from '../../../../server/platform/database/schema/builds';
import { developers } from '../../../../server/platform/database/schema/developers';
import { games } from '../../../../server/platform/database/schema/games';
import { mapLimits } from '../../../../server/publishing/console/map-stack';
import { countStatements } from '../../support/count-statements';
import { dataOf } from '../../support/data-of';
import type { ConsoleFixture, Person } from './console-fixture';
import { callAs, consoleFixture } from './console-fixture';

const game = 'lantern-drift';
const developer = 'the-studio';
let fixture: ConsoleFixture;
let analyst: Person;
let today: string;
const buildIds = new Map<string, number>();

beforeAll(async () => {
  fixture = await consoleFixture({ demo: true });
  analyst = await fixture.person('an-analyst');
  const support = await fixture.person('a-supporter');
  await fixture.developer(developer, [
    [analyst, 'analyst'],
    [support, 'support'],
  ]);
  const { db } = fixture.server.deps.database;
  const [studio] = await db.select().from(developers).where(eq(developers.slug, developer));
  const [found] = await db
    .update(games)
    .set({ developerId: studio?.id ?? 0 })
    .where(eq(games.slug, game))
    .returning({ id: games.id });
  const gameId = found?.id ?? 0;
  await db.delete(builds).where(eq(builds.gameId, gameId));
  for (const version of ['1.0.0', '1.1.0']) {
    const row = { gameId, version, active: true, sdk: 1, createdAt: fixture.clock.now() };
    const [build] = await db.insert(builds).values(row).returning({ id: builds.id });
    buildIds.set(version, build?.id ?? 0);
  }
  today = dayOf(fixture.clock.now().getTime());
});
afterAll(() => fixture.server.close());

const health = async (query = '') =>
  dataOf(gameHealth, await callAs(analyst, gameHealth, { params: { developer, game }, query }));
const askStack = (error: string, query = '') =>
  callAs(analyst, gameErrorStack, { params: { developer, game, error }, query });

interface Played {
  readonly version?: string;
  readonly device?: 'computer' | 'headset';
  readonly errors?: readonly PlayError[];
  readonly vr?: readonly number[];
  /** Age in days. */
  readonly age?: number;
}

const daysAgo = (age: number) => new Date(fixture.clock.now().getTime() - age * 86_400_000);

/** Adds a play. */
function played({
  version = '1.0.0',
  device = 'computer',
  errors = [],
  vr = noFrames,
  age = 0,
}: Played): Promise<void> {
  const report = { started: true, errors, frames: { screen: noFrames, vr } };
  const sender = { buildId: buildIds.get(version) ?? 0, device, now: daysAgo(age) };
  return fixture.server.deps.database.db.transaction((tx) => addHealthReport(tx, report, sender));
}

let errors = 0;
/** Adds a play with an error of this stack. Returns the id of its group. */
async function thrown(stack: string | undefined, version?: string): Promise<string> {
  errors += 1;
  const message = `broken ${String.fromCodePoint(0x4e00 + errors)}`;
  await played({ ...(version !== undefined && { version }), errors: [{ kind: 'error', message, stack, count: 1 }] });
  return (await health()).groups.find((group) => group.message === message)?.id ?? '';
}
const putMap = (name: string, content: string | object) =>
  fixture.server.deps.blobs.put(
    `builds/${game}/1.0.0/${name}`,
    Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
  );
const map = {
  version: 3,
  sources: ['../src/main.ts'],
  sourcesContent: ['// The game.\nstart();\n  tick(map.tile);\n'],
  names: [],
  mappings: 'AAEE',
};

describe('GET .../game/{game}/health', () => {
  test('is empty for a game without plays', async () => {
    expect(await health()).toEqual({ worse: null, builds: [], days: [], groups: [], frames: [] });
  });

  test('sums builds, days, groups and frame times of the period', async () => {
    const error: PlayError = { kind: 'error', message: 'no tile 7', stack: 'at tick (/1.0.0/main.js:1:9)', count: 2 };
    const vr = noFrames.map((_, at) => (at === 3 ? 50 : 0));
    await played({ errors: [error], vr, device: 'headset' });
    await played({ version: '1.1.0', errors: [{ ...error, message: 'no tile 8', count: 1 }] });
    await played({ age: 10, errors: [{ kind: 'picture', message: '/1.0.0/sky.png', count: 1 }] });
    const all = await health();
    expect(all.builds).toEqual([
      { version: '1.1.0', sessions: 1 },
      { version: '1.0.0', sessions: 2 },
    ]);
    expect(all.days).toMatchObject([{ day: today, sessions: 2, errors: 2, failedLoads: 0, frames: { vr } }]);
    expect(all.groups).toMatchObject([
      { kind: 'error', count: 3, sessions: 2, builds: ['1.1.0', '1.0.0'], devices: { computer: 1, headset: 1 } },
    ]);
    expect(all.frames).toEqual([{ device: 'headset', mode: 'vr', sessions: 1, times: vr }]);
    const one = await health('?build=1.1.0');
    expect([one.days[0]?.sessions, one.groups[0]?.count, one.frames]).toEqual([1, 1, []]);
    const longer = await health(`?from=${dayAfter(today, -27)}`);
    expect(longer.groups.map(({ kind }) => kind)).toEqual(['error', 'picture']);
    expect(longer.days).toHaveLength(2);
  });

  test('names a group by its newest build, in one statement that loads no stack', async () => {
    const named = (count: number) => ({ kind: 'error', message: `one of ${String(count)}`, count }) as const;
    await played({ age: 2, errors: [{ ...named(5), stack: 'at a.js:1:1' }] });
    await played({ version: '1.1.0', age: 1, errors: [named(2)] });
    const { db } = fixture.server.deps.database;
    const [all, stacks] = [countStatements(db, /from "error_groups"/), countStatements(db, /"stack"/)];
    const found = (await health()).groups.find(({ message }) => message === 'one of 2');
    const seen = { firstSeen: daysAgo(2).toISOString(), lastSeen: daysAgo(1).toISOString() };
    expect(found).toMatchObject({ count: 7, sessions: 2, builds: ['1.1.0', '1.0.0'], ...seen });
    expect([all.count(), stacks.count()]).toEqual([1, 0]);
  });

  test('refuses days in the wrong order, more than 90 days and another developer’s game', async () => {
    const statusOf = async (query: string) =>
      (await callAs(analyst, gameHealth, { params: { developer, game }, query })).status;
    expect(await statusOf('?from=2026-01-02&to=2026-01-01')).toBe(422);
    expect(await statusOf('?from=2026-01-01&to=2026-04-01')).toBe(422);
    expect(await statusOf('?from=2026-01-01&to=2026-03-31')).toBe(200);
    const other = { params: { developer, game: 'kite-hill' } };
    expect((await callAs(analyst, gameHealth, other)).status).toBe(404);
  });
});

describe('GET .../game/{game}/health/error/{error}', () => {
  test('adds the places in the sources by the map beside the script', async () => {
    await putMap('assets/main file.js.map', map);
    const id = await thrown('at tick (/1.0.0/assets/main%20file.js:1:9)\nat https://cdn.test/a.js:1:2');
    expect(dataOf(gameErrorStack, await askStack(id))).toEqual({
      build: '1.0.0',
      lines: [
        {
          text: 'at tick (/1.0.0/assets/main%20file.js:1:9)',
          source: { file: '../src/main.ts', line: 3, column: 3, code: 'tick(map.tile);' },
        },
        { text: 'at https://cdn.test/a.js:1:2', source: null },
      ],
      note: null,
    });
  });

  test('returns the raw stack with a note without a map, and no lines without a stack', async () => {
    const id = await thrown('at tick (/1.0.0/none.js:1:9)');
    expect(dataOf(gameErrorStack, await askStack(id))).toMatchObject({
      lines: [{ text: 'at tick (/1.0.0/none.js:1:9)', source: null }],
      note: 'The build contains no “1.0.0/none.js.map”.',
    });
    expect(dataOf(gameErrorStack, await askStack(await thrown(undefined))).lines).toEqual([]);
    expect((await askStack('no-such-error')).status).toBe(404);
    expect((await askStack(id, '?build=1.1.0')).status).toBe(404);
  });

  test.each([
    ['no JSON', 'oops', 'is not a source map of version 3'],
    ['another version', { ...map, version: 2 }, 'is not a source map of version 3'],
    ['sections', { version: 3, sections: [] }, 'is not a source map of version 3'],
    ['sources that are no list', { ...map, sources: 7 }, 'is not a source map of version 3'],
    ['contents that are no texts', { ...map, sourcesContent: [7] }, 'is not a source map of version 3'],
    ['too many positions', { ...map, mappings: ';'.repeat(mapLimits.positions + 1) }, 'has too many positions'],
    ['too many sources', { ...map, sources: Array(mapLimits.sources + 1).fill('a.ts') }, 'has too many sources'],
    ['too many bytes', ' '.repeat(mapLimits.bytes + 1), 'is larger than 16 MiB'],
  ])('T71: leaves the stack as it is after a source map with %s, with a note', async (name, content, note) => {
    const file = `${name.replaceAll(' ', '-')}.js`;
    await putMap(`${file}.map`, content);
    const { lines, note: said } = dataOf(gameErrorStack, await askStack(await thrown(`at tick (/1.0.0/${file}:1:9)`)));
    expect(lines).toEqual([{ text: `at tick (/1.0.0/${file}:1:9)`, source: null }]);
    expect(said).toContain(note);
  });

  test('T71: reads no map outside the builds of the game', async () => {
    await fixture.server.deps.blobs.put('builds/kite-hill/1.0.0/main.js.map', Buffer.from(JSON.stringify(map)));
    const paths = ['/../kite-hill/1.0.0/main.js', '/%2e%2e/kite-hill/1.0.0/main.js', '/..%2fkite-hill/1.0.0/main.js'];
    for (const path of paths) {
      const { lines, note } = dataOf(gameErrorStack, await askStack(await thrown(`at tick (${path}:1:9)`)));
      expect(lines).toEqual([{ text: `at tick (${path}:1:9)`, source: null }]);
      expect(note).toContain('The build contains no');
    }
  });
});
