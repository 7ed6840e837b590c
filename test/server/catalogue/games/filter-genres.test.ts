import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filterGenres } from '../../../../server/catalogue/games/filter-genres';
import { countStatements } from '../../support/count-statements';
import { FakeServerClock } from '../../support/fake-server-clock';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const clock = new FakeServerClock();
let server: TestServer;
let statements: { readonly count: () => number };

beforeAll(async () => {
  server = await startTestServer();
  statements = countStatements(server.deps.database.db, /from "genres"/);
});

afterAll(() => server.close());

/** Returns the number of statements of two loads at once, one after 999 ms and one after a second. */
const used = async (production: boolean) => {
  const { config, database } = server.deps;
  const genres = filterGenres({ clock, config: { ...config, production } });
  const before = statements.count();
  const first = await Promise.all([genres(database.db), genres(database.db)]);
  clock.advance(999);
  await genres(database.db);
  const within = statements.count() - before;
  clock.advance(1);
  expect((await genres(database.db)).text).toBe(first[0].text);
  return [within, statements.count() - before];
};

describe('filterGenres', () => {
  test('loads the genres once a second in production', async () => {
    expect(await used(true)).toEqual([1, 2]);
  });

  test('loads the genres for every list outside production', async () => {
    expect(await used(false)).toEqual([3, 4]);
  });

  test('returns the genres as JSON text with their categories', async () => {
    const { config, database } = server.deps;
    const genres = (await filterGenres({ clock, config })(database.db)).value();
    expect(genres).toContainEqual({
      slug: 'action',
      title: 'Action',
      categories: expect.arrayContaining([{ slug: expect.any(String), title: expect.any(String) }]),
    });
  });
});
