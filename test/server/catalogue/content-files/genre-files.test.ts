import { fc, test as property } from '@fast-check/vitest';
import { and, asc, eq } from 'drizzle-orm';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import { applyContent, exportContent } from '../../../../server/catalogue/content-files/content-commands';
import { categories, games, genres } from '../../../../server/platform/database/schema/games';
import { globalHome } from '../../../../src/contract/content.contract';
import { err, ok } from '../../../../src/domain/shared/result';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import type { ContentFixture } from './content-fixture';
import { contentFixture } from './content-fixture';

const place = (slug: string, position = 0, title = slug) => ({ slug, title, position });
const genre = (slug: string, position: number, places: readonly ReturnType<typeof place>[], picture?: string) => ({
  ...place(slug, position),
  ...(picture === undefined ? {} : { picture }),
  categories: places,
});

let server: TestServer;
let content: ContentFixture;
beforeAll(async () => {
  server = await startTestServer({ environment: { HOLOCADE_DATA: temporaryFolder() } });
});
beforeEach(async () => {
  content = await contentFixture(server);
});
afterAll(() => server.close());

const apply = (all: readonly unknown[], options: { readonly prune?: boolean; readonly dryRun?: boolean } = {}) => {
  content.write({ 'genres.yaml': stringify(all) });
  return content.apply({ path: join(content.folder, 'genres.yaml'), ...options });
};
const categoriesOf = async (slug: string) => {
  const { db } = server.deps.database;
  const rows = await db
    .select({ slug: categories.slug, title: categories.title, position: categories.position })
    .from(categories)
    .innerJoin(genres, eq(genres.id, categories.genreId))
    .where(eq(genres.slug, slug))
    .orderBy(asc(categories.position));
  return rows;
};
const pictures = (): readonly string[] => {
  const folder = join(server.deps.config.dataFolder, 'published', 'pictures', '_genres');
  return existsSync(folder) ? readdirSync(folder).sort() : [];
};
/** Moves a game to a category without a command. */
async function move(game: string, to: string, category: string): Promise<void> {
  const { db } = server.deps.database;
  const [found] = await db
    .select({ genreId: genres.id, categoryId: categories.id })
    .from(categories)
    .innerJoin(genres, eq(genres.id, categories.genreId))
    .where(and(eq(genres.slug, to), eq(categories.slug, category)));
  await db
    .update(games)
    .set({ ...found })
    .where(eq(games.slug, game));
}
const homeGenre = async (slug: string) => {
  const home = await server.request(globalHome.path);
  type Home = { readonly data: { readonly genres: readonly { readonly slug: string; readonly picture: unknown }[] } };
  return (home.json() as Home).data.genres.find((one) => one.slug === slug);
};

describe('content apply of genres.yaml', () => {
  test('creates a genre with a drawn picture, which the home page shows, then changes nothing', async () => {
    const puzzle = genre('puzzle', 9, [place('logic', 1, 'Logic'), place('words', 0, 'Words')]);
    expect(await apply([puzzle], { dryRun: true })).toEqual(
      ok('create genre puzzle\nDry run, nothing was changed: 1 to create, 0 to update, 0 to delete, 0 unchanged.'),
    );
    expect([await categoriesOf('puzzle'), pictures()]).toEqual([[], []]);
    expect(await apply([puzzle])).toEqual(
      ok('create genre puzzle\nDone: 1 created, 0 updated, 0 deleted, 0 unchanged.'),
    );
    expect(await apply([puzzle])).toEqual(ok('Done: 0 created, 0 updated, 0 deleted, 1 unchanged.'));
    expect(await categoriesOf('puzzle')).toEqual([place('words', 0, 'Words'), place('logic', 1, 'Logic')]);
    expect(pictures()).toHaveLength(3);
    await move('kite-hill', 'puzzle', 'words');
    expect(await homeGenre('puzzle')).toMatchObject({
      picture: { sm: expect.stringContaining('/published/_genres/hero-640-'), colour: expect.stringMatching(/^#/) },
    });
    expect(await homeGenre('action')).toMatchObject({
      picture: { sm: expect.stringMatching(/\/genres\/action-640\.webp$/) },
    });
  });

  test('replaces the picture of a genre and deletes the old one', async () => {
    const picture = sharp({ create: { width: 640, height: 360, channels: 3, background: '#c02040' } });
    writeFileSync(join(content.folder, 'red.png'), await picture.png().toBuffer());
    await apply([genre('art', 8, [])]);
    const before = pictures();
    expect(await apply([genre('art', 8, [], 'red.png')])).toMatchObject({ ok: true });
    const after = pictures();
    expect(after).toHaveLength(before.length);
    expect(after).not.toEqual(before);
    const [row] = await server.deps.database.db.select().from(genres).where(eq(genres.slug, 'art'));
    expect(row).toMatchObject({ colour: row?.picture?.colour, picture: { sm: expect.any(String) } });
    expect(await apply([genre('art', 8, [], 'none.png')])).toMatchObject({
      ok: false,
      error: expect.stringContaining('Cannot read the file'),
    });
  });

  test('copies new titles to the cards of games, so that lists and the search show them', async () => {
    const action = genre('action', 3, [place('arcade', 5, 'Coin-Op')]);
    await move('glyph-gate', 'action', 'arcade');
    expect(await apply([{ ...action, title: 'Quick Action' }])).toMatchObject({ ok: true });
    const [game] = await server.deps.database.db.select().from(games).where(eq(games.slug, 'glyph-gate'));
    expect(game?.card).toMatchObject({
      genre: { slug: 'action', title: 'Quick Action' },
      category: { slug: 'arcade', title: 'Coin-Op' },
    });
    expect(game?.cardJson).toContain('Coin-Op');
    const all = await server.deps.database.db
      .select({ genre: genres.slug, card: games.card })
      .from(games)
      .innerJoin(genres, eq(genres.id, games.genreId));
    expect(all.length).toBeGreaterThan(4);
    for (const { genre: of, card } of all) expect(card.genre.title === 'Quick Action').toBe(of === 'action');
  });

  test('without --prune, categories that the file does not have stay; with it, unused ones are deleted', async () => {
    await apply([genre('sports', 7, [place('ball', 0), place('water', 1)])]);
    await apply([genre('sports', 7, [place('ball', 0, 'Ball Games')])]);
    expect(await categoriesOf('sports')).toEqual([place('ball', 0, 'Ball Games'), place('water', 1)]);
    const all = join(temporaryFolder(), 'all');
    await exportContent(server.deps, all);
    const listed = parse(readFileSync(join(all, 'genres.yaml'), 'utf8')) as ReturnType<typeof genre>[];
    const fewer = listed.map((one) => (one.slug === 'sports' ? genre('sports', 7, [place('ball', 0)]) : one));
    expect(await apply(fewer, { prune: true })).toMatchObject({
      ok: true,
      value: expect.stringContaining('1 updated'),
    });
    expect(await categoriesOf('sports')).toEqual([place('ball', 0)]);
    const without = fewer.filter((one) => one.slug !== 'sports');
    expect(await apply(without, { prune: true })).toMatchObject({
      ok: true,
      value: expect.stringContaining('delete genre sports'),
    });
    expect(await categoriesOf('sports')).toEqual([]);
  });

  test('refuses the deletion of a genre and of a category that games use, and changes nothing', async () => {
    await apply([genre('music', 6, [place('drums'), place('piano', 1)]), genre('quiet', 6, [place('tea')])]);
    await move('loom-of-sound', 'music', 'drums');
    const before = [await categoriesOf('music'), await categoriesOf('quiet')];
    const result = await apply([genre('music', 6, [place('piano', 1)])], { prune: true });
    expect(result.ok ? '' : result.error.split('\n')).toEqual(
      expect.arrayContaining([
        'genres.yaml:1: The category “music/drums” cannot be deleted, because the game “loom-of-sound” uses it. Publish games and drafts in another category first.',
        expect.stringMatching(
          /^genres\.yaml:1: The genre “action” cannot be deleted, because \d+ games use it, such as “/,
        ),
        'Nothing was changed.',
      ]),
    );
    expect([await categoriesOf('music'), await categoriesOf('quiet')]).toEqual(before);
  });

  test('names the line of a wrong field and of a category that is listed twice', async () => {
    content.write({
      'genres.yaml': [
        '- { slug: one, title: One, position: 0, categories: [{ slug: a, title: A, position: 0 }, { slug: a, title: B, position: 1 }] }',
        '- slug: two',
        '  title: Two',
        '  position: -1',
        '  categories: []',
      ].join('\n'),
    });
    expect(await content.apply()).toEqual(
      err(
        [
          'genres.yaml:1: The category “a” is here twice.',
          'genres.yaml:4: field “position”: This must be at least 0.',
          'Nothing was changed.',
        ].join('\n'),
      ),
    );
  });
});

describe('content export of genres.yaml', () => {
  let empty: TestServer;
  beforeAll(async () => {
    empty = await startTestServer({ demo: false, environment: { HOLOCADE_DATA: temporaryFolder() } });
  });
  afterAll(() => empty.close());

  const title = fc.string({ unit: fc.constantFrom(...'#:-\'"*&!%@{}[]|>? nulltrue0é😀'), minLength: 1, maxLength: 20 });
  const slug = fc.constantFrom('a', 'b-1', 'null', 'true', '007', 'x-y-z');
  const placed = fc.record({ slug, title, position: fc.integer({ min: 0, max: 2 }) });
  const unique = { selector: ({ slug: one }: { readonly slug: string }) => one, maxLength: 4 };
  const written = fc.uniqueArray(fc.tuple(placed, fc.uniqueArray(placed, unique)), {
    selector: ([{ slug: one }]) => one,
    maxLength: 4,
  });

  property.prop([written], { numRuns: 20 })('always applies without a change, whatever the genres', async (given) => {
    const { db } = empty.deps.database;
    await db.delete(categories);
    await db.delete(genres);
    for (const [one, places] of given) {
      const [row] = await db
        .insert(genres)
        .values({ ...one, colour: '#102030' })
        .returning();
      if (row && places.length > 0)
        await db.insert(categories).values(places.map((to) => ({ ...to, genreId: row.id })));
    }
    const folder = join(temporaryFolder(), 'content');
    await exportContent(empty.deps, folder);
    const path = join(folder, 'genres.yaml');
    expect(await applyContent(empty.deps, { path, dryRun: false, prune: true })).toEqual(
      ok(`Done: 0 created, 0 updated, 0 deleted, ${String(given.length)} unchanged.`),
    );
  });
});
