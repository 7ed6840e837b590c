import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { fc, test as propertyTest } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { searchGames } from '../../../../server/catalogue/search/game-search.repository';
import { listFound } from '../../../../server/catalogue/search/list-found';
import { slugIn } from '../games/card-model';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

/** More words with one prefix than are expanded, and characters that the database reads as several words. */
const TITLES = [
  ...Array.from({ length: 40 }, (_, index) => `Quoll ${String.fromCodePoint(97 + (index % 26))}x${index} quo${index}`),
  'Quasar Drift',
  'Quartz Drifters',
  'Über→Quest 3€',
  '日本語 Quest',
  "L'Été 2049",
];

let server: TestServer;

const select = async <T>(value: SQL<T>, from: SQL = sql`(values (1)) as nothing`): Promise<readonly T[]> =>
  (await server.deps.database.db.select({ value }).from(from)).map((row) => row.value);
const add = (title: string, slug: string) =>
  server.deps.database.db.execute(sql`
    insert into games (slug, kind, status, genre_id, category_id, developer_id, card, media, description, description_html,
      released_at, updated_at)
    select ${slug}, kind, 'published', genre_id, category_id, developer_id, jsonb_set(card, '{title}', to_jsonb(${title}::text)),
      media, '', '', released_at, updated_at from games where slug = 'lantern-drift'`);
const slugsOf = async (query: string) => {
  const { rows } = await listFound(searchGames(server.deps.database.db), query, { limit: 2000, offset: 0 });
  return rows.map(({ card }) => slugIn(card));
};

beforeAll(async () => {
  server = await startTestServer();
  for (const [index, title] of TITLES.entries()) await add(title, `titled-${index}`);
});
afterAll(() => server.close());

describe('prefixes in a game search', () => {
  const word = fc.oneof(
    fc
      .tuple(fc.constantFrom(...TITLES.flatMap((title) => title.split(' ')), 'lantern', 'drift'), fc.nat({ max: 8 }))
      .map(([whole, length]) => whole.slice(0, length + 1)),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 4 }),
  );

  // The example is read as several words by the database and is not expanded.
  propertyTest.prop([word], { numRuns: 100, examples: [['über→que']] })(
    'always find the same games as the unexpanded prefix',
    async (beginning) => {
      const found = (query: SQL) =>
        select(
          sql<string>`slug`,
          sql`(
          select slug from regexp_split_to_table(search_fold(${beginning}), ' +') as word join games on search @@ ${query}
          where word <> '' order by word, slug
        ) as found`,
        );
      expect(await found(sql`game_words_from(word)`)).toEqual(await found(sql`search_words(word)`));
    },
  );

  test('expand to whole words for rare prefixes only', async () => {
    const words = sql<string>`game_words_from(word)::text`;
    expect(await select(words, sql`(values ('quas'), ('quo'), ('quz')) as begun(word)`)).toEqual([
      "'quasar'",
      "'quo':*",
      "'quz'",
    ]);
  });

  test('include the words of a new game immediately', async () => {
    expect(await slugsOf('zephyrin')).toEqual([]);
    await add('Zephyrine', 'zephyrine');
    expect(await slugsOf('zephyrin')).toEqual(['zephyrine']);
    await server.deps.database.db.execute(
      sql`update games set description = 'a kaleidoscope of winds' where slug = 'zephyrine'`,
    );
    expect(await slugsOf('kaleido wind')).toEqual(['zephyrine']);
  });
});

describe('similar spellings', () => {
  test('are listed below a few exact matches', async () => {
    const [first, ...alike] = await slugsOf('quartz drift');
    expect(first).toBe('titled-41');
    expect(alike).toContain('titled-40');
  });

  test('are not searched if a game has exactly this name', async () => {
    expect(await slugsOf('Quasar Drift')).toEqual(['titled-40']);
  });
});
