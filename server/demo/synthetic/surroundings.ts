import { sql } from 'drizzle-orm';
import type { Executor } from '../../database/executor';
import { genres } from '../../database/schema/genres';
import { tags } from '../../database/schema/tags';
import { demoStudios } from '../demo-studios';
import { readGameFiles } from '../game-file';
import { insertGenres } from '../insert-catalogue';
import { chance, listOf } from './chance';
import { words } from './words';

/** How many games there are for each developer. */
const GAMES_EACH = 50;

const slugOf = (title: string): string => title.toLowerCase();

/** Makes sure of genres, of tags, and of developers for so many games; answers the ids of these developers, which have no gaps. */
export async function addSurroundings(
  tx: Executor,
  count: number,
): Promise<{ readonly first: number; readonly developers: number }> {
  const [known] = await tx.select({ id: genres.id }).from(genres).limit(1);
  if (!known) await insertGenres(tx, readGameFiles());
  const titles = words.tags.map((title) => ({ slug: slugOf(title), title }));
  await tx.insert(tags).values(titles).onConflictDoNothing();
  const developers = Math.ceil(count / GAMES_EACH);
  const { rows } = (await tx.execute(sql`
    with first as (select coalesce(max(id), 0) as id from developers), named as (
      select first.id + n as number,
        (${listOf(words.adjectives)})[1 + ${chance(sql`first.id + n`, 1, words.adjectives.length)}] as adjective,
        (${listOf(words.studios)})[1 + ${chance(sql`first.id + n`, 2, words.studios.length)}] as studio,
        (${listOf(demoStudios.map(({ slug }) => slug))})[1 + ${chance(sql`first.id + n`, 3, demoStudios.length)}] as logo
      from first, generate_series(1, ${developers}::integer) as n
    ), made as (
      insert into developers (slug, name, logo, about, about_html, links)
      select lower(adjective || '-' || studio) || '-' || number, adjective || ' ' || studio || ' ' || number,
        'developers/' || logo || '.webp', '', '', '[]'
      from named order by number returning id
    )
    select min(id) as first from made`)) as unknown as { readonly rows: readonly { readonly first: number }[] };
  return { first: rows[0]?.first ?? 1, developers };
}
