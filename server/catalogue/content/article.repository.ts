import { and, desc, eq, ne, or, sql } from 'drizzle-orm';
import { RELATED_ARTICLES } from '../../../src/domain/content/article';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';
import { articleCategories, articles, articleTags } from '../../platform/database/schema/content';
import { perExecutor } from '../../platform/database/per-executor';
import { quickRead } from '../../platform/database/quick-reads';
import type { ArticleCardRow } from './article-card.columns';
import { articleCardColumns, publishedArticle } from './article-card.columns';
import { articleCards } from './article-cards.query';

export interface ArticleRow extends ArticleCardRow {
  readonly id: number;
  readonly categoryId: number;
  readonly bodyHtml: string;
  readonly share: string;
}

const RECENT = 4;

const recentArticles = perExecutor((executor) =>
  articleCards(executor)
    .where(publishedArticle)
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(RECENT)
    .prepare(quickRead('articles_recent')),
);

const articleBySlug = perExecutor((executor) =>
  executor
    .select({
      ...articleCardColumns,
      id: articles.id,
      categoryId: articles.categoryId,
      bodyHtml: articles.bodyHtml,
      share: articles.share,
    })
    .from(articles)
    .innerJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
    .innerJoin(accounts, eq(accounts.id, articles.authorId))
    .where(and(eq(articles.slug, sql.placeholder('slug')), publishedArticle))
    .prepare(quickRead('article_by_slug')),
);

const sharedTags = sql<number>`(
  select count(*) from ${articleTags} as theirs
  join ${articleTags} as ours on ours.tag_id = theirs.tag_id and ours.article_id = ${sql.placeholder('id')}
  where theirs.article_id = ${articles.id}
)`;

const relatedArticles = perExecutor((executor) =>
  articleCards(executor)
    .where(
      and(
        publishedArticle,
        ne(articles.id, sql.placeholder('id')),
        or(eq(articles.categoryId, sql.placeholder('categoryId')), sql`${sharedTags} > 0`),
      ),
    )
    .orderBy(desc(sharedTags), desc(articles.publishedAt), desc(articles.id))
    .limit(RELATED_ARTICLES)
    .prepare(quickRead('articles_related')),
);

/** Returns the four newest articles. */
export function listRecentArticles(executor: Executor): Promise<readonly ArticleCardRow[]> {
  return recentArticles(executor).execute();
}

/** Finds a published article. */
export async function findArticle(executor: Executor, slug: string): Promise<ArticleRow | undefined> {
  const [found] = await articleBySlug(executor).execute({ slug });
  return found;
}

/** Returns up to three articles of the same category or with a common tag. Those with most common tags come first. */
export function listRelated(executor: Executor, { id, categoryId }: ArticleRow): Promise<readonly ArticleCardRow[]> {
  return relatedArticles(executor).execute({ id, categoryId });
}
