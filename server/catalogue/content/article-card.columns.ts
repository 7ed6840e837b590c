import { sql } from 'drizzle-orm';
import type { Titled } from '../../../src/domain/shared/titled';
import { accounts } from '../../platform/database/schema/accounts';
import { articleCategories, articles, articleTags } from '../../platform/database/schema/content';
import type { StoredPicture } from '../../platform/database/schema/stored-media';
import { tags } from '../../platform/database/schema/tags';

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

const tagsOfArticle = sql<Titled[]>`(
  select coalesce(
    json_agg(json_build_object('slug', ${tags.slug}, 'title', ${tags.title}) order by ${tags.title}), '[]'
  ) from ${articleTags} join ${tags} on ${tags.id} = ${articleTags.tagId} where ${articleTags.articleId} = ${articles.id}
)`;

/** Columns of an article card: the article, its category, its author and its tags. */
export const articleCardColumns = {
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

/** Written as in the partial index, so that the planner uses it. */
export const publishedArticle = sql`${articles.status} = 'published'`;
