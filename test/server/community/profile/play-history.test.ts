import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountSettings } from '../../../../server/platform/database/schema/account-settings';
import { games } from '../../../../server/platform/database/schema/games';
import { defaultSettings } from '../../../../src/domain/session/settings';
import type { PlayHouse } from '../../play/sessions/play-house';
import { openPlayHouse } from '../../play/sessions/play-house';

const MINUTE = 60_000;
let house: PlayHouse;

beforeAll(async () => {
  house = await openPlayHouse();
});
beforeEach(() => house.clear());
afterAll(() => house.server.close());

test('a profile tells each game that was played once, with its latest play, the latest game first', async () => {
  const times: string[] = [];
  for (const game of ['lantern-drift', 'pulse-saber', 'orbital-salvage', 'lantern-drift']) {
    house.clock.advance(MINUTE);
    times.push(house.clock.now().toISOString());
    await house.start(house.vega, {}, game);
  }
  house.clock.advance(MINUTE);
  await house.start(house.mira, {}, 'pulse-saber');
  expect(await house.history(house.vega)).toEqual([
    { game: 'lantern-drift', played: times[3] },
    { game: 'orbital-salvage', played: times[2] },
    { game: 'pulse-saber', played: times[1] },
  ]);
});

test('a profile leaves games out that are no longer shown', async () => {
  const { db } = house.server.deps.database;
  await house.start(house.vega, {}, 'pulse-saber');
  await house.start(house.vega);
  await db.update(games).set({ status: 'draft' }).where(eq(games.slug, 'pulse-saber'));
  expect((await house.history(house.vega))?.map(({ game }) => game)).toEqual(['lantern-drift']);
  await db.update(games).set({ status: 'published' }).where(eq(games.slug, 'pulse-saber'));
});

test('what somebody has played is for nobody whom the privacy settings do not let see it', async () => {
  await house.start(house.vega);
  const standard = defaultSettings();
  const settings = { ...standard, privacy: { ...standard.privacy, play_history: 'none' } };
  await house.server.deps.database.db
    .update(accountSettings)
    .set({ settings })
    .where(eq(accountSettings.accountId, house.vega.id));
  expect(await house.history(house.vega)).toBeUndefined();
});
