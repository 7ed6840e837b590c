import type { ArticleIndex } from '../../domain/content/article-index';
import type { ArticleQuery } from '../../domain/content/article-query';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { CancelSignal } from '../system/cancel-signal';

/** Index of the blog and its view counts. */
export interface BlogGateway {
  /** Returns one page of the articles that match a query. An unknown filter matches none. */
  index(query: ArticleQuery, signal?: CancelSignal): Promise<Result<ArticleIndex, ApiFailure>>;
  /** Counts a view of an article. The server counts each visitor once. */
  countRead(article: string): Promise<Result<void, ApiFailure>>;
}
