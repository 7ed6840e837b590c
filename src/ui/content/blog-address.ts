import type { ArticleIndex } from '../../domain/content/article-index';
import type { ArticleQuery } from '../../domain/content/article-query';
import {
  articleQueryParameters,
  changeArticleQuery,
  defaultArticleQuery,
  parseArticleQuery,
} from '../../domain/content/article-query';
import type { Titled } from '../../domain/shared/titled';

export const BLOG = '/blog';

/** Reads the blog's query from URL parameters. */
export function parseBlogQuery(query: URLSearchParams): ArticleQuery {
  return parseArticleQuery((name) => query.get(name));
}

/** Returns the blog's URL for a changed query; changes reset the page number. */
export function blogAddress(change: Partial<ArticleQuery>, query: ArticleQuery = defaultArticleQuery): string {
  const parameters = articleQueryParameters(changeArticleQuery(query, change));
  const text = new URLSearchParams(parameters.map(([name, value]) => [name, value])).toString();
  return text === '' ? BLOG : `${BLOG}?${text}`;
}

/** Result of loading the articles. */
export type BlogOutcome =
  | ({ readonly kind: 'found' } & Pick<ArticleIndex, 'articles' | 'filters' | 'pagination'>)
  | { readonly kind: 'failed'; readonly message: string };

/** Serialisable data of the blog page. */
export interface BlogPageData {
  readonly query: ArticleQuery;
  readonly outcome: BlogOutcome;
  /** Known categories, from the latest successful load. */
  readonly categories: readonly Titled[];
}
