import { and, eq } from 'drizzle-orm';
import type { Titled } from '../../../src/domain/shared/titled';
import type { GameFile } from '../../publishing/builds/game-file';
import type { Executor } from '../database/executor';
import { developerMembers, developers } from '../database/schema/developers';
import { categories, genres } from '../database/schema/games';
import { tags } from '../database/schema/tags';
import { renderMarkdown } from '../markdown/render-markdown';
import { contentText } from './content-text';
import { demoArticles } from './demo-articles';
import { demoStudios } from './demo-studios';
import { UNKNOWN_COLOUR, readColours } from './read-game-files';

/** Genres of every installation in their order, with their sub-categories. */
const firstGenres: readonly (Titled & { readonly categories: readonly Titled[] })[] = [
  {
    slug: 'action',
    title: 'Action',
    categories: [
      { slug: 'arcade', title: 'Arcade' },
      { slug: 'shooter', title: 'Shooter' },
      { slug: 'sports', title: 'Sports' },
    ],
  },
  {
    slug: 'rhythm',
    title: 'Rhythm',
    categories: [
      { slug: 'slicing', title: 'Slicing' },
      { slug: 'drumming', title: 'Drumming' },
      { slug: 'music-making', title: 'Music Making' },
    ],
  },
  {
    slug: 'relaxation',
    title: 'Relaxation',
    categories: [
      { slug: 'ambient', title: 'Ambient' },
      { slug: 'creative', title: 'Creative' },
      { slug: 'nature', title: 'Nature' },
    ],
  },
  {
    slug: 'adventure',
    title: 'Adventure',
    categories: [
      { slug: 'exploration', title: 'Exploration' },
      { slug: 'space', title: 'Space' },
      { slug: 'puzzle', title: 'Puzzle' },
    ],
  },
];

type Ids = ReadonlyMap<string, number>;

const once = <T extends Titled>(items: readonly T[]): readonly T[] => [
  ...new Map(items.map((item) => [item.slug, item])).values(),
];

const bySlug = (rows: readonly { readonly id: number; readonly slug: string }[]): Ids =>
  new Map(rows.map(({ id, slug }) => [slug, id]));

/** Inserts the genres with their sub-categories, and any others that games name. Existing ones stay. */
export async function insertGenres(tx: Executor, games: readonly GameFile[]): Promise<void> {
  const colours = readColours('server', 'assets', 'genres');
  const all = once<Titled>([...firstGenres, ...games.map(({ genre }) => genre)]);
  const rows = all.map(({ slug, title }, position) => ({
    ...{ slug, title, position },
    colour: colours[slug] ?? UNKNOWN_COLOUR,
  }));
  await tx.insert(genres).values(rows).onConflictDoNothing();
  const ids = bySlug(await tx.select({ id: genres.id, slug: genres.slug }).from(genres));
  for (const genre of all) {
    const genreId = ids.get(genre.slug);
    if (genreId === undefined) continue;
    const known = firstGenres.find(({ slug }) => slug === genre.slug)?.categories ?? [];
    const named = games.filter((game) => game.genre.slug === genre.slug).map(({ category }) => category);
    const places = once([...known, ...named]).map(({ slug, title }, position) => ({
      ...{ genreId, slug, title, position },
    }));
    await tx.insert(categories).values(places).onConflictDoNothing();
  }
}

/** The ids of a genre and of one of its sub-categories. */
export async function findCategory(
  tx: Executor,
  genre: string,
  category: string,
): Promise<{ readonly genreId: number; readonly categoryId: number }> {
  const [found] = await tx
    .select({ genreId: genres.id, categoryId: categories.id })
    .from(categories)
    .innerJoin(genres, eq(genres.id, categories.genreId))
    .where(and(eq(genres.slug, genre), eq(categories.slug, category)));
  if (!found) throw new Error(`The category ${genre}/${category} does not exist.`);
  return found;
}

/** Inserts the tags of games and articles. Returns their ids. */
export async function insertTags(tx: Executor, games: readonly GameFile[]): Promise<Ids> {
  const all = once([...games.flatMap((game) => game.tags), ...demoArticles.flatMap((article) => article.tags)]);
  const rows = all.map(({ slug, title }) => ({ slug, title }));
  return bySlug(await tx.insert(tags).values(rows).returning({ id: tags.id, slug: tags.slug }));
}

/** Inserts the developers and their members. Returns the developers' ids. */
export async function insertStudios(tx: Executor, accountIds: ReadonlyMap<string, string>): Promise<Ids> {
  const ids = bySlug(
    await tx
      .insert(developers)
      .values(
        demoStudios.map(({ slug, name }) => ({
          slug,
          name,
          logo: `developers/${slug}.webp`,
          about: contentText('developers', slug),
          aboutHtml: renderMarkdown(contentText('developers', slug)),
          links: [],
        })),
      )
      .returning({ id: developers.id, slug: developers.slug }),
  );
  for (const { slug, owner } of demoStudios) {
    const accountId = owner === undefined ? undefined : accountIds.get(owner);
    const developerId = ids.get(slug);
    if (accountId === undefined || developerId === undefined) continue;
    await tx.insert(developerMembers).values({ developerId, accountId, role: 'owner' });
  }
  return ids;
}
