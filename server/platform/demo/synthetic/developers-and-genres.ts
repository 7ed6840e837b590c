import { gt, max, min, sql } from 'drizzle-orm';
import type { Executor } from '../../database/executor';
import { developers } from '../../database/schema/developers';
import { genres } from '../../database/schema/genres';
import { tags } from '../../database/schema/tags';
import { demoStudios } from '../demo-studios';
import { readGameFiles } from '../read-game-files';
import { insertGenres } from '../insert-catalogue';
import { chance, listOf } from './chance';
import { words } from './words';

/** How many games there are for each developer. */
const GAMES_EACH = 50;

const slugOf = (title: string): string => title.toLowerCase();

/** Developers whose ids follow each other. */
export interface Developers {
  readonly first: number;
  readonly count: number;
}

/** Makes sure of genres and of tags, and adds developers for so many games. */
export async function addDevelopersAndGenres(tx: Executor, games: number): Promise<Developers> {
  const [known] = await tx.select({ id: genres.id }).from(genres).limit(1);
  if (!known) await insertGenres(tx, readGameFiles());
  const titles = words.tags.map((title) => ({ slug: slugOf(title), title }));
  await tx.insert(tags).values(titles).onConflictDoNothing();
  const count = Math.ceil(games / GAMES_EACH);
  const [last] = await tx.select({ id: max(developers.id) }).from(developers);
  const before = last?.id ?? 0;
  const logos = demoStudios.map(({ slug }) => slug);
  await tx.execute(sql`
    insert into developers (slug, name, logo, about, about_html, links)
    select lower(adjective || '-' || studio) || '-' || number, adjective || ' ' || studio || ' ' || number,
      'developers/' || logo || '.webp', '', '', '[]'
    from (
      select number,
        (${listOf(words.adjectives)})[1 + ${chance(sql`number`, 1, words.adjectives.length)}] as adjective,
        (${listOf(words.studios)})[1 + ${chance(sql`number`, 2, words.studios.length)}] as studio,
        (${listOf(logos)})[1 + ${chance(sql`number`, 3, logos.length)}] as logo
      from generate_series(${before + 1}::integer, ${before + count}::integer) as number
    ) as named
    order by number`);
  const [made] = await tx
    .select({ first: min(developers.id) })
    .from(developers)
    .where(gt(developers.id, before));
  return { first: made?.first ?? 1, count };
}
