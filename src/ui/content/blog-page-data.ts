import type { ArticleIndex } from '../../domain/content/article-index';
import type { ArticleQuery } from '../../domain/content/article-query';
import type { Titled } from '../../domain/shared/titled';

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
