import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountSettings } from '../../../../server/platform/database/schema/accounts';
import { games } from '../../../../server/platform/database/schema/games';
import { defaultSettings } from '../../../../src/domain/session/settings';
import type { PlayFixture } from '../../play/sessions/play-fixture';
import { startPlayFixture } from '../../play/sessions/play-fixture';

const MINUTE = 60_000;
let fixture: PlayFixture;

beforeAll(async () => {
  fixture = await startPlayFixture();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.server.close());

test('a profile lists each played game once, by its latest play', async () => {
  const times: string[] = [];
  for (const game of ['lantern-drift', 'pulse-saber', 'orbital-salvage', 'lantern-drift']) {
    fixture.clock.advance(MINUTE);
    times.push(fixture.clock.now().toISOString());
    await fixture.start(fixture.vega, {}, game);
  }
  fixture.clock.advance(MINUTE);
  await fixture.start(fixture.mira, {}, 'pulse-saber');
  expect(await fixture.history(fixture.vega)).toEqual([
    { game: 'lantern-drift', played: times[3] },
    { game: 'orbital-salvage', played: times[2] },
    { game: 'pulse-saber', played: times[1] },
  ]);
});

test('a profile leaves out games that are no longer visible', async () => {
  const { db } = fixture.server.deps.database;
  await fixture.start(fixture.vega, {}, 'pulse-saber');
  await fixture.start(fixture.vega);
  await db.update(games).set({ status: 'draft' }).where(eq(games.slug, 'pulse-saber'));
  expect((await fixture.history(fixture.vega))?.map(({ game }) => game)).toEqual(['lantern-drift']);
  await db.update(games).set({ status: 'published' }).where(eq(games.slug, 'pulse-saber'));
});

test('played games are hidden from viewers whom the privacy settings exclude', async () => {
  await fixture.start(fixture.vega);
  const standard = defaultSettings();
  const settings = { ...standard, privacy: { ...standard.privacy, play_history: 'none' } };
  await fixture.server.deps.database.db
    .update(accountSettings)
    .set({ settings })
    .where(eq(accountSettings.accountId, fixture.vega.id));
  expect(await fixture.history(fixture.vega)).toBeUndefined();
});
