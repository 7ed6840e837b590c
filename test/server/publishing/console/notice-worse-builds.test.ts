import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { gameHealth } from '../../../../src/contract/game-health.contract';
import type { PlayError } from '../../../../src/domain/play/runtime-health';
import { noFrames } from '../../../../src/domain/play/runtime-health';
import { defaultSettings } from '../../../../src/domain/session/settings';
import { addHealthReport } from '../../../../server/play/sessions/build-health.repository';
import { accountSettings } from '../../../../server/platform/database/schema/accounts';
import { builds } from '../../../../server/platform/database/schema/builds';
import { games } from '../../../../server/platform/database/schema/games';
import { noticeWorseBuilds } from '../../../../server/publishing/console/notice-worse-builds';
import { dataOf } from '../../support/data-of';
import type { ConsoleFixture, Person } from './console-fixture';
import { callAs, consoleFixture } from './console-fixture';

let fixture: ConsoleFixture;
let owner: Person;
let analyst: Person;
let quiet: Person;
let supporter: Person;
let gameId: number;
const buildIds = new Map<string, number>();

beforeAll(async () => {
  fixture = await consoleFixture({ demo: true });
  [owner, analyst, quiet, supporter] = await Promise.all([
    fixture.person('an-owner'),
    fixture.person('an-analyst'),
    fixture.person('a-quiet-owner'),
    fixture.person('a-supporter'),
  ]);
  const developerId = await fixture.developer('the-studio', [
    [owner, 'owner'],
    [analyst, 'analyst'],
    [quiet, 'owner'],
    [supporter, 'support'],
  ]);
  const { db } = fixture.server.deps.database;
  const settings = defaultSettings();
  const off = { ...settings, notification: { ...settings.notification, game_health_emails: false } };
  await db.update(accountSettings).set({ settings: off }).where(eq(accountSettings.accountId, quiet.id));
  const [found] = await db
    .update(games)
    .set({ developerId })
    .where(eq(games.slug, 'lantern-drift'))
    .returning({ id: games.id });
  gameId = found?.id ?? 0;
});
afterAll(() => fixture.server.close());

beforeEach(async () => {
  const { db } = fixture.server.deps.database;
  await db.delete(builds).where(eq(builds.gameId, gameId));
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    const row = { gameId, version, active: true, sdk: 1, createdAt: fixture.clock.now() };
    const [build] = await db.insert(builds).values(row).returning({ id: builds.id });
    buildIds.set(version, build?.id ?? 0);
  }
});

const broken: PlayError = { kind: 'error', message: 'no tile', count: 3 };

/** Adds plays of a build, some of them with an error. */
async function played(version: string, plays: number, withError = 0): Promise<void> {
  const { db } = fixture.server.deps.database;
  const sender = { buildId: buildIds.get(version) ?? 0, device: 'computer', now: fixture.clock.now() } as const;
  for (let play = 0; play < plays; play += 1) {
    const errors = play < withError ? [broken] : [];
    const report = { started: true, errors, frames: { screen: noFrames, vr: noFrames } };
    await db.transaction((tx) => addHealthReport(tx, report, sender));
  }
}
const run = () => noticeWorseBuilds(fixture.server.deps);

describe('noticeWorseBuilds', () => {
  test('notifies and emails the members who may see statistics once, with a link', async () => {
    await played('1.0.0', 30, 1);
    await played('1.2.0', 30, 6);
    await Promise.all([run(), run()]);
    await run();
    const news = await fixture.news(owner);
    expect(news).toMatchObject([
      {
        title: 'Lantern Drift 1.2.0 is worse',
        body: 'Compared with 1.0.0. Errors per 100 sessions: 20 instead of 3.',
        link: '/developer/console/the-studio/games/lantern-drift/health',
      },
    ]);
    expect((await fixture.news(analyst)).length).toBe(1);
    expect((await fixture.news(quiet)).length).toBe(1);
    expect(await fixture.news(supporter)).toEqual([]);
    const letters = await Promise.all(
      [owner, analyst, quiet, supporter].map(({ username }) => fixture.letters(username)),
    );
    expect(letters.map(({ length }) => length)).toEqual([1, 1, 0, 0]);
    expect(letters[0]).toMatchObject([{ subject: 'Lantern Drift 1.2.0 is worse than 1.0.0' }]);
    expect(letters[0]?.[0]?.text).toContain('/console/the-studio/games/lantern-drift/health');
  });

  test.each([
    ['with fewer than thirty sessions', '1.2.0', 29, 6],
    ['that is not worse', '1.2.0', 30, 2],
    ['that does not open by default', '1.1.0', 30, 6],
  ])('does not notify about a build %s', async (_, version, plays, withError) => {
    const before = (await fixture.news(owner)).length;
    await played('1.0.0', 30, 1);
    await played(version, plays, withError);
    await run();
    expect((await fixture.news(owner)).length).toBe(before);
  });

  test('does not notify about the first build', async () => {
    const before = (await fixture.news(owner)).length;
    await played('1.2.0', 30, 30);
    await run();
    expect((await fixture.news(owner)).length).toBe(before);
  });
});

describe('GET .../game/{game}/health', () => {
  test('says that the build that opens is worse than the one before, with a sentence for each figure', async () => {
    const params = { developer: 'the-studio', game: 'lantern-drift' };
    const worse = async () =>
      dataOf(gameHealth, await callAs(analyst, gameHealth, { params, query: '?build=1.0.0' })).worse;
    await played('1.0.0', 30, 1);
    await played('1.2.0', 30, 6);
    expect(await worse()).toEqual({
      ...{ version: '1.2.0', before: '1.0.0' },
      reasons: ['Errors per 100 sessions: 20 instead of 3.'],
    });
    const { db } = fixture.server.deps.database;
    await db
      .update(builds)
      .set({ active: false })
      .where(eq(builds.id, buildIds.get('1.2.0') ?? 0));
    expect(await worse()).toBeNull();
  });
});
