import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countStatements } from '../../support/count-statements';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import { fillCatalogue } from '../../../../server/platform/demo/synthetic/fill-catalogue';

let server: TestServer;
let used: (path: string) => Promise<number>;

beforeAll(async () => {
  server = await startTestServer();
  const statements = countStatements(server.deps.database.db);
  used = async (path) => {
    const before = statements.count();
    expect((await server.request(path)).status).toBe(200);
    return statements.count() - before;
  };
});

afterAll(() => server.close());

const GAMES = '/v1/public/arcade/game';
const CALLS = [
  `${GAMES}/index`,
  `${GAMES}/index?page=3&includeExperience=1`,
  `${GAMES}/index?genre=action&minRating=1&recentlyUpdated=1&sort=popular`,
  `${GAMES}/tag/seated/games`,
  `${GAMES}/tag/seated/games?sort=rating&page=2`,
  `${GAMES}/pulse-saber/details`,
  '/v1/public/entity/dev/org/paper-moon/details',
  '/v1/public/global/home',
];

describe('statements of the catalogue', () => {
  test('every call takes the same number of statements for any number of games', async () => {
    const few: number[] = [];
    for (const call of CALLS) few.push(await used(call));
    await fillCatalogue(server.deps, 200);
    for (const [index, call] of CALLS.entries()) {
      const count = await used(call);
      expect(`${call} ${count}`).toBe(`${call} ${few[index]}`);
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThanOrEqual(6);
    }
  }, 60_000);
});
