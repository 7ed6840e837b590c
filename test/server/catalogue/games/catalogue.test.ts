import { fc, test } from '@fast-check/vitest';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { ratings } from '../../../../src/domain/reviews/rating';
import { gameCapabilities } from '../../../../src/domain/games/game-capability';
import { gameSorts } from '../../../../src/domain/games/game-query';
import type { GameSort } from '../../../../src/domain/games/game-query';
import type { Database } from '../../../../server/platform/database/database';
import { games } from '../../../../server/platform/database/schema/games';
import { gameTags } from '../../../../server/platform/database/schema/tags';
import { listGamesOfDeveloper } from '../../../../server/catalogue/games/developer-games.repository';
import { listGames } from '../../../../server/catalogue/games/game-index.repository';
import { listGamesOfRuns, parseRuns } from '../../../../server/catalogue/games/game-runs.repository';
import type { GameFilter } from '../../../../server/catalogue/games/game-index.repository';
import type { GamePage } from '../../../../server/catalogue/games/game-page';
import { maintainCatalogue } from '../../../../server/catalogue/games/maintain-catalogue';
import { listGamesOfTag } from '../../../../server/catalogue/games/tag-games.repository';
import { FakeServerClock } from '../../support/fake-server-clock';
import { openEmptyDatabase } from '../../support/open-empty-database';
import { slugsIn } from './card-model';
import { naiveDeveloper, naiveIndex, naiveTag } from './catalogue-model';

const NOW = Date.parse('2026-03-01T12:00:00.000Z');
const DAY = 86_400_000;
const never = new AbortController().signal;
/** Two genres have a category of the same name. */
const PLACES = [
  { genreId: 1, categoryId: 1 },
  { genreId: 1, categoryId: 2 },
  { genreId: 2, categoryId: 3 },
];
const picture = { sm: '', hd: '', fhd: '', colour: '' };
const card = {
  title: '',
  excerpt: '',
  hero: picture,
  slides: [],
  tags: [],
  developer: { slug: '', name: '' },
  genre: { slug: '', title: '' },
  category: { slug: '', title: '' },
};
let database: Database;

beforeAll(async () => {
  database = await openEmptyDatabase();
  const { db } = database;
  await db.execute(
    sql`insert into genres (slug, title, colour, position) values ('one', '', '', 0), ('two', '', '', 1)`,
  );
  await db.execute(
    sql`insert into categories (genre_id, slug, title, position) values (1, 'space', '', 0), (1, 'sea', '', 1), (2, 'space', '', 0)`,
  );
  await db.execute(sql`insert into tags (slug, title) values ('calm', ''), ('fast', '')`);
  await db.execute(
    sql`insert into developers (slug, name, logo, about, about_html, links) values ('a', '', '', '', '', '[]'), ('b', '', '', '', '', '[]')`,
  );
});

afterAll(() => database.close());

const state = fc.record({
  place: fc.constantFrom(...PLACES),
  developerId: fc.constantFrom(1, 2),
  kind: fc.constantFrom('game' as const, 'experience' as const),
  status: fc.constantFrom('published' as const, 'published' as const, 'draft' as const),
  released: fc.integer({ min: 0, max: 9 }),
  updated: fc.constantFrom(0, 29, 31, 60),
  views: fc.integer({ min: 0, max: 4 }),
  capabilities: fc.subarray([...gameCapabilities]),
  rating: fc.constantFrom(0, 1, 2.5, 3, 3.5, 4, 4.9, 5),
});

const values = ({ place, released, updated, ...rest }: typeof state extends fc.Arbitrary<infer S> ? S : never) => ({
  ...rest,
  ...place,
  releasedAt: new Date(NOW - released * DAY),
  updatedAt: new Date(NOW - updated * DAY),
});

const which = fc.nat();
const write = fc.oneof(
  fc.record({ type: fc.constant('add' as const), states: fc.array(state, { minLength: 1, maxLength: 6 }) }),
  fc.record({ type: fc.constant('change' as const), which, state }),
  fc.record({ type: fc.constant('play all' as const), views: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ type: fc.constant('remove' as const), which }),
  fc.record({ type: fc.constant('tag' as const), which, tagId: fc.constantFrom(1, 2) }),
  fc.record({ type: fc.constant('untag' as const), which, tagId: fc.constantFrom(1, 2) }),
  fc.record({
    type: fc.constant('keep' as const),
    size: fc.integer({ min: 1, max: 4 }),
    days: fc.integer({ min: 0, max: 40 }),
  }),
);

let added = 0;
const pick = async (index: number): Promise<number> => {
  const ids = await database.db.select({ id: games.id }).from(games).orderBy(games.id);
  return ids[index % Math.max(1, ids.length)]?.id ?? 0;
};

async function carryOut(action: typeof write extends fc.Arbitrary<infer W> ? W : never): Promise<void> {
  const { db } = database;
  switch (action.type) {
    case 'add':
      await db.insert(games).values(
        action.states.map((each) => ({
          ...values(each),
          slug: `game-${(added += 1)}`,
          card,
          media: { portfolio: [], share: '' },
          description: '',
          descriptionHtml: '',
        })),
      );
      return;
    case 'change':
      await db
        .update(games)
        .set(values(action.state))
        .where(eq(games.id, await pick(action.which)));
      return;
    case 'play all':
      await db.update(games).set({ views: sql`${games.views} + ${action.views} * (${games.id} % 2)` });
      return;
    case 'remove':
      await db.delete(games).where(eq(games.id, await pick(action.which)));
      return;
    case 'tag': {
      const gameId = await pick(action.which);
      if (gameId > 0) await db.insert(gameTags).values({ gameId, tagId: action.tagId }).onConflictDoNothing();
      return;
    }
    case 'untag':
      await db.execute(
        sql`delete from game_tags where game_id = ${await pick(action.which)} and tag_id = ${action.tagId}`,
      );
      return;
    case 'keep': {
      const clock = new FakeServerClock(new Date(NOW + action.days * DAY));
      await maintainCatalogue({ clock, database }, never, action.size);
    }
  }
}

const filters: fc.Arbitrary<GameFilter> = fc.record({
  genre: fc.constantFrom(undefined, 'one', 'two', 'none'),
  category: fc.constantFrom(undefined, 'space', 'sea'),
  capability: fc.option(fc.constantFrom(...gameCapabilities), { nil: undefined }),
  minRating: fc.option(fc.constantFrom(...ratings), { nil: undefined }),
  recentlyUpdated: fc.boolean(),
  includeExperience: fc.boolean(),
});

const query = fc.record({
  filter: filters,
  sort: fc.constantFrom(...gameSorts),
  limit: fc.integer({ min: 1, max: 4 }),
});

/** Asserts that every page, and one beyond the last, equals its part of the whole list. */
async function expectPages(whole: readonly string[], limit: number, read: (offset: number) => Promise<GamePage>) {
  for (let offset = 0; offset <= whole.length; offset += limit) {
    const { cards, total } = await read(offset);
    expect(total).toBe(whole.length);
    expect(slugsIn(cards)).toEqual(whole.slice(offset, offset + limit));
  }
}

const tags = (sort: GameSort, limit: number, few: number | undefined) =>
  Promise.all(
    [1, 2].map(async (tagId) =>
      expectPages(await naiveTag(database.db, tagId, sort), limit, (offset) =>
        listGamesOfTag(database.db, tagId, sort, { limit, offset }, few),
      ),
    ),
  );

describe('lists of games after random writes', () => {
  test.prop([fc.array(write, { maxLength: 12 }), fc.array(query, { minLength: 1, maxLength: 2 })], { numRuns: 25 })(
    'always equal a query without counts, page by page, with the same total',
    async (writes, queries) => {
      const { db } = database;
      await db.delete(games);
      for (const action of writes) await carryOut(action);
      for (const { filter, sort, limit } of queries) {
        await expectPages(await naiveIndex(db, filter, sort), limit, (offset) =>
          listGames(db, filter, sort, { limit, offset }),
        );
        const { runs, hidden } = await listGames(db, filter, sort, { limit, offset: 0 });
        const all = await naiveIndex(db, { ...filter, includeExperience: true }, sort);
        expect(hidden).toBe(all.length - (await naiveIndex(db, filter, sort)).length);
        await expectPages(await naiveIndex(db, filter, sort), limit, (offset) =>
          listGamesOfRuns(db, filter, sort, { limit, offset }, parseRuns(runs)),
        );
        await tags(sort, limit, undefined);
        await tags(sort, limit, 0);
        await expectPages(await naiveDeveloper(db, 1), limit, (offset) =>
          listGamesOfDeveloper(db, 1, { limit, offset }),
        );
      }
    },
    180_000,
  );
});
