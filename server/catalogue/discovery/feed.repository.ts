import { desc } from 'drizzle-orm';
import { publishedArticle } from '../content/article-card.columns';
import { articleCards } from '../content/article-cards.query';
import type { Executor } from '../../platform/database/executor';
import { perExecutor } from '../../platform/database/per-executor';
import { articles } from '../../platform/database/schema/content';

const NEWEST = 20;

const newest = perExecutor((executor) =>
  articleCards(executor)
    .where(publishedArticle)
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(NEWEST)
    .prepare('feed_articles'),
);

/** Returns the twenty newest articles for the feed. */
export async function listFeed(executor: Executor) {
  const rows = await newest(executor).execute();
  return rows.map(({ slug, title, excerpt, publishedAt, category, author }) => ({
    slug,
    title,
    excerpt,
    published: publishedAt,
    category: category.title,
    author: author.alias ?? author.username,
  }));
}
