import type { ArticleIndex } from '../../domain/content/article-index';
import type { ArticleQuery } from '../../domain/content/article-query';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { CancelSignal } from '../system/cancel-signal';

/** The blog's index, and the count of who has read what. */
export interface BlogGateway {
  /** One page of the articles that a query asks for; an unknown filter finds none. */
  index(query: ArticleQuery, signal?: CancelSignal): Promise<Result<ArticleIndex, ApiFailure>>;
  /** Counts a view of an article; the server counts each visitor once. */
  countRead(article: string): Promise<Result<void, ApiFailure>>;
}
