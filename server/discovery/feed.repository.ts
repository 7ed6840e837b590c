import { desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../database/executor';
import { perExecutor } from '../database/per-executor';
import { accounts } from '../database/schema/accounts';
import { articleCategories } from '../database/schema/article-categories';
import { articles } from '../database/schema/articles';

const NEWEST = 20;

const newest = perExecutor((executor) =>
  executor
    .select({
      slug: articles.slug,
      title: articles.title,
      excerpt: articles.excerpt,
      published: articles.publishedAt,
      category: articleCategories.title,
      author: sql<string>`coalesce(${accounts.alias}, ${accounts.username})`,
    })
    .from(articles)
    .innerJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
    .innerJoin(accounts, eq(accounts.id, articles.authorId))
    .where(sql`${articles.status} = 'published'`)
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(NEWEST)
    .prepare('feed_articles'),
);

/** The twenty newest articles, for the feed. */
export function listFeed(executor: Executor) {
  return newest(executor).execute();
}
