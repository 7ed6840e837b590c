import { and, desc, eq, ne, or, sql } from 'drizzle-orm';
import { RELATED_ARTICLES } from '../../src/domain/content/article';
import type { Executor } from '../database/executor';
import { accounts } from '../database/schema/accounts';
import { articleCategories } from '../database/schema/article-categories';
import { articleTags } from '../database/schema/article-tags';
import { articles } from '../database/schema/articles';
import type { StoredPicture } from '../database/schema/stored-media';
import { tags } from '../database/schema/tags';
import { perExecutor } from '../database/per-executor';
import type { Titled } from '../../src/domain/shared/titled';

export interface ArticleCardRow {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly hero: StoredPicture;
  readonly category: Titled;
  readonly author: { readonly alias: string | null; readonly username: string };
  readonly publishedAt: Date;
  readonly views: number;
  readonly tags: readonly Titled[];
}

export interface ArticleRow extends ArticleCardRow {
  readonly id: number;
  readonly categoryId: number;
  readonly bodyHtml: string;
  readonly share: string;
}

const RECENT = 4;

const tagsOfArticle = sql<Titled[]>`(
  select coalesce(
    json_agg(json_build_object('slug', ${tags.slug}, 'title', ${tags.title}) order by ${tags.title}), '[]'
  ) from ${articleTags} join ${tags} on ${tags.id} = ${articleTags.tagId} where ${articleTags.articleId} = ${articles.id}
)`;

const cardColumns = {
  slug: articles.slug,
  title: articles.title,
  excerpt: articles.excerpt,
  hero: articles.hero,
  category: { slug: articleCategories.slug, title: articleCategories.title },
  author: { alias: accounts.alias, username: accounts.username },
  publishedAt: articles.publishedAt,
  views: articles.views,
  tags: tagsOfArticle,
};

const published = sql`${articles.status} = 'published'`;

const cards = (executor: Executor) =>
  executor
    .select(cardColumns)
    .from(articles)
    .innerJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
    .innerJoin(accounts, eq(accounts.id, articles.authorId));

const recentArticles = perExecutor((executor) =>
  cards(executor)
    .where(published)
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(RECENT)
    .prepare('articles_recent'),
);

const articleBySlug = perExecutor((executor) =>
  executor
    .select({
      ...cardColumns,
      id: articles.id,
      categoryId: articles.categoryId,
      bodyHtml: articles.bodyHtml,
      share: articles.share,
    })
    .from(articles)
    .innerJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
    .innerJoin(accounts, eq(accounts.id, articles.authorId))
    .where(and(eq(articles.slug, sql.placeholder('slug')), published))
    .prepare('article_by_slug'),
);

const sharedTags = sql<number>`(
  select count(*) from ${articleTags} as theirs
  join ${articleTags} as ours on ours.tag_id = theirs.tag_id and ours.article_id = ${sql.placeholder('id')}
  where theirs.article_id = ${articles.id}
)`;

const relatedArticles = perExecutor((executor) =>
  cards(executor)
    .where(
      and(
        published,
        ne(articles.id, sql.placeholder('id')),
        or(eq(articles.categoryId, sql.placeholder('categoryId')), sql`${sharedTags} > 0`),
      ),
    )
    .orderBy(desc(sharedTags), desc(articles.publishedAt), desc(articles.id))
    .limit(RELATED_ARTICLES)
    .prepare('articles_related'),
);

/** The four newest articles. */
export function listRecentArticles(executor: Executor): Promise<readonly ArticleCardRow[]> {
  return recentArticles(executor).execute();
}

/** A published article. */
export async function findArticle(executor: Executor, slug: string): Promise<ArticleRow | undefined> {
  const [found] = await articleBySlug(executor).execute({ slug });
  return found;
}

/** Up to three articles with a tag in common or of the same category, those with most tags in common first. */
export function listRelated(executor: Executor, { id, categoryId }: ArticleRow): Promise<readonly ArticleCardRow[]> {
  return relatedArticles(executor).execute({ id, categoryId });
}
