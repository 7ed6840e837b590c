import type { Executor } from '../../../../server/platform/database/executor';
import { developers } from '../../../../server/platform/database/schema/developers';
import { categories, games, genres } from '../../../../server/platform/database/schema/games';
import { reviewCounts } from '../../../../server/platform/database/schema/reviews';
import { gameTags, tags } from '../../../../server/platform/database/schema/tags';
import { and, eq } from 'drizzle-orm';

const AT_ONCE = 500;

const picture = { sm: 'a.webp', hd: 'b.webp', fhd: 'c.webp', colour: '#141627' };

/**
 * Adds games `synthetic-1`, ... of one studio and category. Popularity increases with the number; every fifth is rated
 * 5, each by one review, which does not exist.
 */
export async function addGames(db: Executor, count: number, since: Date): Promise<void> {
  const [studio] = await db.select({ id: developers.id }).from(developers).limit(1);
  const [place] = await db
    .select({ genreId: genres.id, categoryId: categories.id })
    .from(categories)
    .innerJoin(genres, eq(genres.id, categories.genreId))
    .where(and(eq(genres.slug, 'adventure'), eq(categories.slug, 'space')));
  const [tag] = await db.select({ id: tags.id }).from(tags).limit(1);
  if (!studio || !place || !tag) throw new Error('The demo content is missing.');
  // A statement has five seconds, also on a busy machine.
  for (let first = 0; first < count; first += AT_ONCE) {
    const indices = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, at) => first + at);
    const rows = await db
      .insert(games)
      .values(
        indices.map((index) => ({
          ...place,
          slug: `synthetic-${index + 1}`,
          kind: 'game' as const,
          status: 'published' as const,
          developerId: studio.id,
          card: {
            title: `Synthetic ${index + 1}`,
            excerpt: 'A game for tests.',
            hero: picture,
            slides: [],
            tags: [],
            developer: { slug: 'studio', name: 'Studio' },
            genre: { slug: 'adventure', title: 'Adventure' },
            category: { slug: 'space', title: 'Space' },
          },
          media: { portfolio: [], share: 'a.jpg' },
          description: '',
          descriptionHtml: '',
          releasedAt: new Date(since.getTime() + index * 60_000),
          updatedAt: since,
          views: index * 10,
          reviews: 1,
          rating: index % 5 === 4 ? 5 : 3,
        })),
      )
      .returning({ id: games.id, rating: games.rating });
    await db.insert(reviewCounts).values(rows.map(({ id, rating }) => ({ gameId: id, rating, count: 1 })));
    await db.insert(gameTags).values(rows.map(({ id }) => ({ gameId: id, tagId: tag.id })));
  }
}
