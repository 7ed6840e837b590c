import type { ArticleQuery } from '../../domain/content/article-query';
import {
  articleQueryParameters,
  changeArticleQuery,
  defaultArticleQuery,
  parseArticleQuery,
} from '../../domain/content/article-query';

/** Where the blog lies. */
export const BLOG = '/blog';

/** What an address asks of the blog. */
export function parseBlogQuery(query: URLSearchParams): ArticleQuery {
  return parseArticleQuery((name) => query.get(name));
}

/** The blog's address for a query with some of it changed; a change leads back to the first page. */
export function blogAddress(change: Partial<ArticleQuery>, query: ArticleQuery = defaultArticleQuery): string {
  const parameters = articleQueryParameters(changeArticleQuery(query, change));
  const text = new URLSearchParams(parameters.map(([name, value]) => [name, value])).toString();
  return text === '' ? BLOG : `${BLOG}?${text}`;
}
