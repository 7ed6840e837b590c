import type { SQL } from 'drizzle-orm';
import { max, sql, gt, min } from 'drizzle-orm';
import { maintainCatalogue } from '../../../catalogue/games/maintain-catalogue';
import { storePopularGames } from '../../../catalogue/games/popular-game.repository';
import type { ServerDependencies } from '../../../deps';
import type { Executor } from '../../database/executor';
import { developers } from '../../database/schema/developers';
import { games } from '../../database/schema/games';
import { tags } from '../../database/schema/tags';
import { demoStudios } from '../demo-studios';
import { gameMedia } from '../game-media';
import { insertGenres } from '../insert-catalogue';
import { readGameFiles } from '../read-game-files';

/** Words for titles and excerpts of synthetic games. */
const words = {
  adjectives:
    'Amber Broken Crimson Distant Electric Fading Gentle Hidden Infinite Jade Kinetic Lunar Molten Neon Orbital Paper Quiet Rogue Silent Tidal Umbral Velvet Wandering Xeno Yonder Zenith Arctic Burning Copper Drifting Emerald Frozen Golden Hollow Iron Lost Midnight Northern Painted Restless Scarlet Sunken'.split(
      ' ',
    ),
  nouns:
    'Anchor Beacon Canyon Drifter Echo Forge Garden Harbor Island Journey Kingdom Lantern Machine Nomad Outpost Pilot Quarry Reef Signal Temple Universe Voyage Workshop Atlas Bastion Circuit Dungeon Engine Frontier Glider Horizon Labyrinth Meadow Observatory Parade Racer Saber Station Theatre Tower Valley Winter'.split(
      ' ',
    ),
  studios: 'Works Studio Interactive Collective Labs Games Arts Brothers'.split(' '),
  tags: 'Calm Fast Seated Standing Room-scale Co-op Versus Solo Puzzle Story Music Drums Swords Archery Racing Flying Sailing Climbing Boxing Dancing Cooking Building Painting Stealth Survival Horror Mystery Fantasy Space Underwater Nature Cities Robots Dragons Retro Pixel-art Low-poly Hand-tracking Passthrough One-handed Family Hard Short Endless Physics Magnets Light Shadow Time Gravity'.split(
    ' ',
  ),
} as const;

/** A whole number from 0 to below `most`; equal for equal number and salt on every server. */
const chance = (number: SQL, salt: number, most: number): SQL =>
  sql`((hashint8extended((${number})::bigint, ${salt}::bigint) & 9223372036854775807) % ${most}::bigint)::integer`;

/** A fraction from 0 to below 1; equal for equal number and salt. */
const fraction = (number: SQL, salt: number): SQL => sql`(${chance(number, salt, 1_000_000)} / 1000000.0::float8)`;

/** Passes words without spaces to the statement as a list. */
const listOf = (items: readonly string[]): SQL => sql`string_to_array(${items.join(' ')}, ' ')`;

/** Number of games per developer. */
const GAMES_EACH = 50;

const slugOf = (title: string): string => title.toLowerCase();

/** Developers with consecutive ids. */
interface Developers {
  readonly first: number;
  readonly count: number;
}

/** Inserts missing genres and tags, and developers for a number of games. */
async function addDevelopersAndGenres(tx: Executor, games: number): Promise<Developers> {
  await insertGenres(tx, readGameFiles());
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

/** First and last number of the games to add, and their developers. */
interface Batch {
  readonly from: number;
  readonly to: number;
  readonly developers: Developers;
}

/** The pictures of this repository's games, shared by the synthetic ones. */
const sharedPictures = (): string =>
  JSON.stringify(
    readGameFiles().map((file) => {
      const { hero, slides, portfolio, share } = gameMedia(file);
      return { hero, slides: slides.slice(0, 2), media: { portfolio: portfolio.slice(0, 2), share } };
    }),
  );

const lists = (pictures: string) => sql`
  pictures as materialized (
    select row_number() over () - 1 as number, count(*) over () as all, picture
    from jsonb_array_elements(${pictures}::jsonb) as picture
  ), places as materialized (
    select row_number() over (order by categories.position, categories.id) - 1 as number, count(*) over () as all,
      genre_id, categories.id as category_id,
      jsonb_build_object('slug', genres.slug, 'title', genres.title) as genre,
      jsonb_build_object('slug', categories.slug, 'title', categories.title) as category
    from categories join genres on genres.id = genre_id
  ), labels as materialized (
    select row_number() over (order by id) - 1 as number, count(*) over () as all,
      jsonb_build_object('slug', slug, 'title', title) as tag
    from tags
  )`;

const n = sql`numbered.n`;

/** Inserts games with these numbers. Nearly all are published; none has a playable build. */
async function addGames(tx: Executor, batch: Batch, now: Date): Promise<void> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`
    with ${lists(sharedPictures())}, numbered as (
      select n,
        (${listOf(words.adjectives)})[1 + ${chance(sql`n`, 1, words.adjectives.length)}] as adjective,
        (${listOf(words.nouns)})[1 + ${chance(sql`n`, 2, words.nouns.length)}] as noun,
        ${batch.developers.first}::integer + floor(power(${fraction(sql`n`, 3)}, 2) * ${batch.developers.count}::integer)::integer as developer,
        ${moment} - ${fraction(sql`n`, 4)} * interval '8 years' as released_at,
        floor(30 / (${fraction(sql`n`, 5)} + 0.0001))::integer as views
      from generate_series(${batch.from}::integer, ${batch.to}::integer) as n
    ), worded as (
      select numbered.*, adjective || ' ' || noun as title, floor(views * ${fraction(n, 6)} / 100)::integer as reviews,
        'Find the ' || lower(noun) || ' of a world that is ' || lower(adjective) || ', and what waits behind it.' as excerpt
      from numbered
    )
    insert into games (slug, kind, status, genre_id, category_id, developer_id, card, media, description, description_html, engine,
      has_multiplayer, has_achievements, has_saves, has_leaderboards, released_at, updated_at, views, reviews, reactions, rating)
    select lower(adjective || '-' || noun) || '-' || n,
      case when ${chance(n, 7, 5)} = 0 then 'experience' else 'game' end,
      case when ${chance(n, 8, 50)} = 0 then 'draft' else 'published' end,
      places.genre_id, places.category_id, developers.id,
      jsonb_build_object('title', title || ' ' || n, 'excerpt', excerpt, 'hero', picture->'hero', 'slides', picture->'slides',
        'tags', chosen.tags, 'developer', jsonb_build_object('slug', developers.slug, 'name', developers.name),
        'genre', places.genre, 'category', places.category),
      picture->'media', excerpt, '<p>' || excerpt || '</p>', 'three',
      ${chance(n, 9, 4)} = 0, ${chance(n, 10, 2)} = 0, ${chance(n, 11, 2)} = 0, ${chance(n, 12, 3)} = 0,
      released_at, released_at + power(${fraction(n, 13)}, 4) * (${moment} - released_at),
      views, reviews, floor(views * ${fraction(n, 14)} / 20)::integer,
      case when reviews = 0 then 0 else round(reviews * (1 + 4 * sqrt(${fraction(n, 15)}))) / reviews end
    from worded as numbered
    join developers on developers.id = developer
    join places on places.number = floor(power(${fraction(n, 16)}, 1.5) * places.all)
    join pictures on pictures.number = ${chance(n, 17, 1_000_003)} % pictures.all
    cross join lateral (
      select coalesce(jsonb_agg(distinct tag), '[]') as tags
      from generate_series(1, 3 + ${chance(n, 18, 3)}) as nth
      join labels on labels.number = floor(power(${fraction(sql`numbered.n * 8 + nth`, 19)}, 2) * labels.all)
    ) as chosen
    order by n`);
}

/** Stores the tags named in the cards of games from this id on. */
async function addTags(tx: Executor, from: number): Promise<void> {
  await tx.execute(sql`
    insert into game_tags (game_id, tag_id)
    select games.id, tags.id
    from games cross join lateral jsonb_array_elements(card->'tags') as label join tags on tags.slug = label->>'slug'
    where games.id >= ${from}::integer
    on conflict do nothing`);
}

/** Counts the reviews of games from this id on by rating: the two next to the mean. The reviews themselves do not exist. */
async function addReviewCounts(tx: Executor, from: number): Promise<void> {
  await tx.execute(sql`
    insert into review_counts (game_id, rating, count)
    select id, counted.rating, counted.count
    from games
    cross join lateral (select floor(games.rating)::integer as low, round(games.rating * reviews)::integer as stars) as summed
    cross join lateral (
      values (low, reviews * (low + 1) - stars), (low + 1, stars - reviews * low)
    ) as counted (rating, count)
    where id >= ${from}::integer and counted.count > 0`);
}

/** Games per transaction; small because play continues meanwhile and the embedded database has little memory. */
const BATCH = 2000;

/** Number of games after which the buckets are first rebalanced, while that is still fast. */
const FIRST_REBALANCE = 20_000;

async function withoutTimeLimit<T>(tx: Executor, work: () => Promise<T>): Promise<T> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`set local work_mem = '64MB'`);
  return work();
}

const nextId = async (executor: Executor): Promise<number> => {
  const [last] = await executor.select({ id: max(games.id) }).from(games);
  return (last?.id ?? 0) + 1;
};

/** Inserts synthetic games with tags and developers in batches. Reports the total after each batch. */
export async function fillCatalogue(
  deps: Pick<ServerDependencies, 'clock' | 'database'>,
  count: number,
  onProgress: (added: number) => void = () => {},
): Promise<void> {
  const { clock, database } = deps;
  const now = clock.now();
  const developers = await database.transaction((tx) => withoutTimeLimit(tx, () => addDevelopersAndGenres(tx, count)));
  for (let added = 0; added < count;) {
    const more = Math.min(BATCH, count - added);
    await database.transaction((tx) =>
      withoutTimeLimit(tx, async () => {
        const from = await nextId(tx);
        await addGames(tx, { from, to: from + more - 1, developers }, now);
        await addTags(tx, from);
        await addReviewCounts(tx, from);
      }),
    );
    added += more;
    onProgress(added);
    if (added === count || added % FIRST_REBALANCE === 0) await maintainCatalogue(deps, new AbortController().signal);
  }
  await storePopularGames(deps);
  await database.transaction((tx) => withoutTimeLimit(tx, () => tx.execute(sql`analyze`)));
}
