import { fc, test as property } from '@fast-check/vitest';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { globalSearch } from '../../../../src/contract/search.contract';
import { games } from '../../../../server/platform/database/schema/games';
import { addGames } from '../games/add-games';
import { dataOf } from '../../support/data-of';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await addGames(server.deps.database.db, 20, new Date('2026-01-01T00:00:00Z'));
});

afterAll(() => server.close());

const PATH = '/v1/public/global/search';
const gamesFor = async (query: string) => {
  const answer = await server.request(`${PATH}?query=${encodeURIComponent(query)}&games=true`);
  return dataOf(globalSearch, answer).games?.items ?? [];
};
const slugsFor = async (query: string) => (await gamesFor(query)).map(({ slug }) => slug);

describe('searchGames', () => {
  test('finds only names for single letters and symbols, never everything', async () => {
    const { db } = server.deps.database;
    const called = async (title: string) => {
      const card = sql`jsonb_set(card, '{title}', to_jsonb(${title}::text))`;
      await db.update(games).set({ card }).where(eq(games.slug, 'synthetic-5'));
    };
    expect([await slugsFor('a & | ! ('), await slugsFor('a %')]).toEqual([[], []]);
    expect((await server.request(`${PATH}?query=%E0%A4%A&games=true`)).status).toBe(200);
    await called('Plan A & B');
    for (const query of ['a & | ! (', 'B & A', 'a!?', 'á (Ｂ)']) expect(await slugsFor(query)).toEqual(['synthetic-5']);
    await called('S.T.O.R.M.');
    expect(await slugsFor('s.t.o.r.m.')).toEqual(['synthetic-5']);
    await called('夜 の 街');
    expect(await slugsFor('夜 街')).toEqual(['synthetic-5']);
    expect(await slugsFor('& 夜')).toEqual(['synthetic-5']);
    await called('Synthetic 5');
    expect((await slugsFor('synthetic 5'))[0]).toBe('synthetic-5');
  });

  const loose = fc.constantFrom('a', 'S', 't', '1', '&', '|', '!', '(', ':*', '%', '\0', '_', '😀');
  property.prop([fc.array(loose, { minLength: 3, maxLength: 8 })], {
    numRuns: 60,
    examples: [[['😀', 'a', 'a', 'a']]],
  })('never finds a game by single letters that are not words of its name', async (parts) => {
    const found = await gamesFor(parts.join(' '));
    const wanted = parts.filter((part) => /^[a-z1]$/i.test(part)).map((part) => part.toLowerCase());
    for (const { title } of found) expect(title.toLowerCase().split(/\W+/)).toEqual(expect.arrayContaining(wanted));
    if (wanted.length === 0) expect(found).toEqual([]);
  });
});
