import type { ArticleIndex } from '../../domain/content/article-index';
import type { ArticleQuery } from '../../domain/content/article-query';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { CancelSignal } from '../system/cancel-signal';
import type { BlogGateway } from './blog-gateway.port';

export class LoadBlog {
  constructor(private readonly gateway: BlogGateway) {}

  execute(query: ArticleQuery, signal?: CancelSignal): Promise<Result<ArticleIndex, ApiFailure>> {
    return this.gateway.index(query, signal);
  }
}
