import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Titled } from '../../../src/domain/shared/titled';
import type { Executor } from '../../platform/database/executor';
import { perExecutor } from '../../platform/database/per-executor';
import { articleCategories, articles, articleTags } from '../../platform/database/schema/content';
import type { ArticleCardRow } from './article-card.columns';
import { publishedArticle } from './article-card.columns';
import { articleCards } from './article-cards.query';
import type { ArticleFilterRows } from './article-filter.repository';

const categoriesInUse = perExecutor((executor) =>
  executor
    .select({ slug: articleCategories.slug, title: articleCategories.title })
    .from(articleCategories)
    .where(
      sql`exists (select 1 from articles where articles.category_id = article_categories.id and articles.status = 'published')`,
    )
    .orderBy(asc(articleCategories.title))
    .prepare('article_categories_in_use'),
);

const articleIdsWithTag = (executor: Executor, tagId: number) =>
  executor.select({ id: articleTags.articleId }).from(articleTags).where(eq(articleTags.tagId, tagId));

/** Returns the categories that have a published article, by title. */
export function listArticleCategories(executor: Executor): Promise<readonly Titled[]> {
  return categoriesInUse(executor).execute();
}

/** Returns one page of the published articles that match every filter, newest first, and their total. */
export async function listArticles(
  executor: Executor,
  { category, author, tag }: ArticleFilterRows,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly ArticleCardRow[]; readonly total: number }> {
  const where = and(
    publishedArticle,
    category && eq(articles.categoryId, category.id),
    author && eq(articles.authorId, author.id),
    tag && inArray(articles.id, articleIdsWithTag(executor, tag.id)),
  );
  const [rows, [counted]] = await Promise.all([
    articleCards(executor)
      .where(where)
      .orderBy(desc(articles.publishedAt), desc(articles.id))
      .limit(limit)
      .offset(offset),
    executor
      .select({ total: sql<number>`count(*)::int` })
      .from(articles)
      .where(where),
  ]);
  return { rows, total: counted?.total ?? 0 };
}
