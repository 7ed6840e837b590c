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

/** Presents an article card. An author without an alias is shown by username. */
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

/** Presents an article with its body. */
export function presentArticle(row: ArticleRow, urls: PublicUrls): WireArticle {
  return { ...presentArticleCard(row, urls), body: row.bodyHtml, share: urls.static(row.share) };
}

/** Presents the titles of a list's filters. An unknown or missing filter is null. */
export function presentArticleFilters({ category, author, tag }: ArticleFilterRows): WireFilters {
  return {
    cat: category ? { slug: category.slug, title: category.title } : null,
    author: author ? presentAuthor(author) : null,
    tag: tag ? { slug: tag.slug, title: tag.title } : null,
  };
}
