import type { CancelSignal } from '../system/cancel-signal';
import type { ArticlePage } from '../../domain/content/article';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { ContentGateway } from './content-gateway.port';

/** Loads an article with related articles. */
export class LoadArticle {
  constructor(private readonly gateway: ContentGateway) {}

  execute(slug: string, signal?: CancelSignal): Promise<Result<ArticlePage, ApiFailure>> {
    return this.gateway.article(slug, signal);
  }
}
