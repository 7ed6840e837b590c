import type { ArticleIndex } from '../../domain/content/article-index';
import type { ArticleQuery } from '../../domain/content/article-query';
import {
  articleQueryParameters,
  changeArticleQuery,
  defaultArticleQuery,
  parseArticleQuery,
} from '../../domain/content/article-query';
import type { Titled } from '../../domain/shared/titled';

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

/** How asking for articles ended. */
export type BlogOutcome =
  | ({ readonly kind: 'found' } & Pick<ArticleIndex, 'articles' | 'filters' | 'pagination'>)
  | { readonly kind: 'failed'; readonly message: string };

/** What the blog's index shows; plain data, so that it survives inlining. */
export interface BlogPageData {
  readonly query: ArticleQuery;
  readonly outcome: BlogOutcome;
  /** The categories to choose from, as they were told last. */
  readonly categories: readonly Titled[];
}
