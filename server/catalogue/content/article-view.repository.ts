import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { articleViews } from '../../platform/database/schema/article-views';
import { articles } from '../../platform/database/schema/articles';
import { publishedArticle } from './article-card.columns';

/** The id of a published article. */
export async function findArticleId(executor: Executor, slug: string): Promise<number | undefined> {
  const [found] = await executor
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.slug, slug), publishedArticle));
  return found?.id;
}

/** Counts a view of an article, unless the same visitor has read it within a year, or `mayCount` refuses a new one; tells whether it was counted. */
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
