import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { articles, articleViews } from '../../platform/database/schema/content';
import { publishedArticle } from './article-card.columns';

/** Returns the id of a published article. */
export async function findArticleId(executor: Executor, slug: string): Promise<number | undefined> {
  const [found] = await executor
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.slug, slug), publishedArticle));
  return found?.id;
}

/**
 * Counts a visitor's view of an article at most once a year. Returns false if it was not counted, for example because
 * `mayCount` refused.
 */
export async function countArticleView(
  executor: Executor,
  articleId: number,
  visitor: string,
  now: Date,
  mayCount: () => Promise<boolean>,
): Promise<boolean> {
  const counted = await executor
    .insert(articleViews)
    .values({ visitor, articleId, countedAt: now })
    .onConflictDoNothing()
    .returning({ articleId: articleViews.articleId });
  if (counted.length === 0) return false;
  if (!(await mayCount())) {
    await executor
      .delete(articleViews)
      .where(and(eq(articleViews.visitor, visitor), eq(articleViews.articleId, articleId)));
    return false;
  }
  await executor
    .update(articles)
    .set({ views: sql`${articles.views} + 1` })
    .where(eq(articles.id, articleId));
  return true;
}
