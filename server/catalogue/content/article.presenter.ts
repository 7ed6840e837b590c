import type { AnswerOf } from '../../../src/contract/call';
import type { WireArticleCard, articleDetails, articleIndex } from '../../../src/contract/content.contract';
import { presentPicture } from '../games/media.presenter';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import type { ArticleCardRow } from './article-card.columns';
import type { ArticleFilterRows } from './article-filter.repository';
import type { ArticleRow } from './article.repository';

type WireArticle = AnswerOf<typeof articleDetails>['article'];
type WireFilters = AnswerOf<typeof articleIndex>['filters'];

const presentAuthor = ({ alias, username }: ArticleCardRow['author']): WireArticleCard['author'] => ({
  name: alias ?? username,
  username,
});

/** What lists show of an article; an author without an alias goes by the user name. */
export function presentArticleCard(row: ArticleCardRow, urls: PublicUrls): WireArticleCard {
  return {
    slug: row.slug,
    title: row.title,
    hero: presentPicture(row.hero, urls),
    excerpt: row.excerpt,
    category: { slug: row.category.slug, title: row.category.title },
    tags: row.tags.map(({ slug, title }) => ({ slug, title })),
    author: presentAuthor(row.author),
    date: { published: row.publishedAt.toISOString() },
    stats: { views: row.views },
  };
}

/** The whole of an article. */
export function presentArticle(row: ArticleRow, urls: PublicUrls): WireArticle {
  return { ...presentArticleCard(row, urls), body: row.bodyHtml, share: urls.static(row.share) };
}

/** What the filters of a list are called; null for each that is unknown or not used. */
export function presentArticleFilters({ category, author, tag }: ArticleFilterRows): WireFilters {
  return {
    cat: category ? { slug: category.slug, title: category.title } : null,
    author: author ? presentAuthor(author) : null,
    tag: tag ? { slug: tag.slug, title: tag.title } : null,
  };
}
