import type { SQL } from 'drizzle-orm';
import { and, asc, eq, gt, inArray, notInArray, sql } from 'drizzle-orm';
import { basename, dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { wireSlug } from '../../../src/contract/wire-values';
import { err, ok } from '../../../src/domain/shared/result';
import type { Executor } from '../../platform/database/executor';
import { categories, games, genres } from '../../platform/database/schema/games';
import type { StoredPicture } from '../../platform/database/schema/stored-media';
import { UNKNOWN_COLOUR, readColours } from '../../platform/demo/read-game-files';
import { drawnPicture, pictureWriter, readPicture } from '../../publishing/builds/picture-writer';
import type { ContentDependencies } from './content-kind';
import { contentKind } from './content-kind';
import { line } from './page-kinds';

const position = z.int().check(z.minimum(0), z.maximum(10_000));
const category = z.strictObject({ slug: wireSlug, title: line(60), position });
type Category = z.output<typeof category>;

const genre = z.strictObject({
  slug: wireSlug,
  title: line(60),
  position,
  /** Path of a picture, from the file's folder. Without it, a stored picture stays and a new genre gets a drawn one. */
  picture: z.optional(line(4096)),
  categories: z.array(category).check(z.maxLength(100)),
});

/** A genre; its categories are in their order. */
type Genre = Omit<z.output<typeof genre>, 'picture'> & { readonly files?: StoredPicture };

/** Folder of the genres' pictures among the published ones; no game has such a slug. */
const FOLDER = '_genres';
const writerOf = ({ blobs, made }: ContentDependencies) => pictureWriter({ blobs, slug: FOLDER, made });

const inOrder = (given: readonly Category[]): Category[] =>
  given.toSorted((one, other) => one.position - other.position || (one.slug < other.slug ? -1 : 1));

async function currentGenres(executor: Executor): Promise<readonly Genre[]> {
  const rows = await executor.select().from(genres).orderBy(asc(genres.position), asc(genres.slug));
  const places = await executor.select().from(categories);
  return rows.map(({ id, slug, title, position: at, picture }) => ({
    ...{ slug, title, position: at },
    ...(picture && { files: picture }),
    categories: inOrder(
      places
        .filter((one) => one.genreId === id)
        .map((one) => ({ slug: one.slug, title: one.title, position: one.position })),
    ),
  }));
}

/** Returns the reason why games prevent the deletion of a genre or category; undefined if they do not use it. */
async function usageOf(executor: Executor, name: string, which: SQL): Promise<string | undefined> {
  const count = await executor.$count(games, which);
  const [first] = await executor
    .select({ slug: sql<string>`coalesce(${games.draftFor}, ${games.slug})` })
    .from(games)
    .where(which)
    .orderBy(asc(games.id))
    .limit(1);
  if (first === undefined) return undefined;
  const users =
    count === 1 ? `the game “${first.slug}” uses it` : `${String(count)} games use it, such as “${first.slug}”`;
  return `The ${name} cannot be deleted, because ${users}. Publish games and drafts in another category first.`;
}

/** Games of one statement, so that none reaches its time limit. */
const GAMES_AT_ONCE = 1000;

/** Copies the titles of a genre and its categories to the cards of its games. */
async function updateCards(tx: Executor, genreId: number): Promise<void> {
  for (let last = 0; ;) {
    const changed = await tx
      .select({ id: games.id })
      .from(games)
      .innerJoin(genres, eq(genres.id, games.genreId))
      .innerJoin(categories, eq(categories.id, games.categoryId))
      .where(
        and(
          eq(games.genreId, genreId),
          gt(games.id, last),
          sql`(${games.card}->'genre'->>'title', ${games.card}->'category'->>'title') is distinct from (${genres.title}, ${categories.title})`,
        ),
      )
      .orderBy(asc(games.id))
      .limit(GAMES_AT_ONCE);
    const ids = changed.map(({ id }) => id);
    const newest = ids.at(-1);
    if (newest === undefined) return;
    const titles = sql`(select jsonb_build_object(
      'genre', jsonb_build_object('slug', genres.slug, 'title', genres.title),
      'category', jsonb_build_object('slug', categories.slug, 'title', categories.title)
    ) from categories join genres on genres.id = categories.genre_id where categories.id = games.category_id)`;
    await tx
      .update(games)
      .set({ card: sql`${games.card} || ${titles}` })
      .where(inArray(games.id, ids));
    last = newest;
  }
}

async function putGenre(tx: Executor, given: Genre, deps: ContentDependencies): Promise<void> {
  const { slug, title, position: at, categories: places, files } = given;
  const [known] = await tx.select({ id: genres.id }).from(genres).where(eq(genres.slug, slug));
  const colour = readColours('server', 'assets', 'genres')[slug];
  // The product has pictures of its first genres.
  const isDrawn = files === undefined && known === undefined && colour === undefined;
  const picture = isDrawn ? await writerOf(deps).wide(drawnPicture(slug, 'wide')) : files;
  const row = { title, position: at, ...(picture && { picture, colour: picture.colour }) };
  const [stored] = await tx
    .insert(genres)
    .values({ slug, colour: colour ?? UNKNOWN_COLOUR, ...row })
    .onConflictDoUpdate({ target: genres.slug, set: row })
    .returning({ id: genres.id });
  if (!stored) throw new Error(`The genre ${slug} was not stored.`);
  const genreId = stored.id;
  for (const place of places)
    await tx
      .insert(categories)
      .values({ genreId, ...place })
      .onConflictDoUpdate({
        target: [categories.genreId, categories.slug],
        set: { title: place.title, position: place.position },
      });
  const slugs = places.map((place) => place.slug);
  const others = slugs.length > 0 ? notInArray(categories.slug, slugs) : undefined;
  await tx.delete(categories).where(and(eq(categories.genreId, genreId), others));
  await updateCards(tx, genreId);
}

/** True if a genre uses a file, by its path on the static host. */
export async function isGenreFile(executor: Executor, file: string): Promise<boolean> {
  const { picture } = genres;
  return (
    (await executor.$count(genres, sql`${file} in (${picture}->>'sm', ${picture}->>'hd', ${picture}->>'fhd')`)) > 0
  );
}

/** Genres of games with their categories: `genres.yaml`. */
export const genreKind = contentKind<z.output<typeof genre>, Genre>({
  word: 'genre',
  source: { file: 'genres.yaml' },
  schema: genre,
  keyOf: ({ slug }) => slug,
  async prepare({ picture, ...fields }, { folder }, deps) {
    const item = { ...fields, categories: inOrder(fields.categories) };
    const slugs = item.categories.map(({ slug }) => slug);
    const double = slugs.find((slug, at) => slugs.indexOf(slug) !== at);
    if (double !== undefined) return err(`The category “${double}” is here twice.`);
    if (picture === undefined) return ok(item);
    const path = join(folder, picture);
    const source = await readPicture(dirname(path), basename(path)).catch(() => err(`Cannot read the file ${path}.`));
    return source.ok ? ok({ ...item, files: await writerOf(deps).wide(source.value) }) : source;
  },
  current: currentGenres,
  complete(given, before, prunes) {
    const slugs = new Set(given.categories.map(({ slug }) => slug));
    const others = prunes ? [] : before.categories.filter(({ slug }) => !slugs.has(slug));
    return { ...given, categories: inOrder([...given.categories, ...others]) };
  },
  toFile: ({ files: _files, ...fields }) => fields,
  async problemOf(executor, { slug, categories: kept }) {
    const stored = await executor
      .select({ id: categories.id, slug: categories.slug })
      .from(categories)
      .innerJoin(genres, eq(genres.id, categories.genreId))
      .where(eq(genres.slug, slug));
    for (const place of stored) {
      if (kept.some((one) => one.slug === place.slug)) continue;
      const problem = await usageOf(executor, `category “${slug}/${place.slug}”`, eq(games.categoryId, place.id));
      if (problem !== undefined) return problem;
    }
    return undefined;
  },
  put: putGenre,
  deletionProblemOf: (executor, slug) =>
    usageOf(executor, `genre “${slug}”`, sql`${games.genreId} = (select id from genres where slug = ${slug})`),
  async remove(tx, slug) {
    await tx.delete(categories).where(sql`${categories.genreId} = (select id from genres where slug = ${slug})`);
    await tx.delete(genres).where(eq(genres.slug, slug));
  },
  filesOf: ({ files }) => (files ? [files.sm, files.hd, files.fhd] : []),
});
