import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '../../../../server/platform/database/schema/games';
import { publishGame } from '../../../../server/publishing/builds/publish-game';
import { publishCommand } from '../../../../server/publishing/builds/publish-command';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import { built, facts } from './built-game';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { HOLOCADE_DATA: temporaryFolder() } });
});
afterAll(() => server.close());

const publish = async (gameFile: object): Promise<boolean> =>
  (await publishGame(server.deps, publishCommand.parse({ folder: built({}, gameFile), developer: 'paper-moon' }))).ok;

const flagsOf = async (slug: string) => {
  const [row] = await server.deps.database.db
    .select({
      save: games.hasSaves,
      multiplayer: games.hasMultiplayer,
      leaderboard: games.hasLeaderboards,
      achievement: games.hasAchievements,
      inventory: games.hasInventory,
    })
    .from(games)
    .where(eq(games.slug, slug));
  return row;
};

test(
  'storeListFeatures never removes a feature for a later file, and adds those of growing lists',
  { timeout: 60_000 },
  async () => {
    const { slug, title, genre, category, items } = facts;
    const none = { save: false, multiplayer: false, leaderboard: false, achievement: false, inventory: false };
    const plain = { slug: 'plain-golf', title: 'Plain Golf', genre, category };
    expect(await publish({ ...plain, features: { save: true } })).toBe(true);
    expect(await flagsOf('plain-golf')).toEqual({ ...none, save: true });
    expect(await publish({ ...plain, features: { multiplayer: true } })).toBe(true);
    expect(await flagsOf('plain-golf')).toEqual({ ...none, save: true, multiplayer: true });
    expect(await publish({ ...plain, items })).toBe(true);
    expect(await flagsOf('plain-golf')).toEqual({ ...none, save: true, multiplayer: true, inventory: true });

    const lists = { leaderboard: true, achievement: true, inventory: true };
    expect(await publish(facts)).toBe(true);
    expect(await flagsOf(slug)).toEqual({ ...none, ...lists });
    expect(await publish({ slug, title, genre, category, features: { save: true } })).toBe(true);
    expect(await flagsOf(slug)).toEqual({ ...none, ...lists, save: true });
  },
);
