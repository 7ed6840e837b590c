import type { CancelSignal } from '../system/cancel-signal';
import type { ArticlePage } from '../../domain/content/article';
import type { LegalPage } from '../../domain/content/legal-page';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

/** Articles, legal pages and redirects. */
export interface ContentGateway {
  /** Returns an article with related articles. Rejected with 404 for an unknown slug. */
  article(slug: string, signal?: CancelSignal): Promise<Result<ArticlePage, ApiFailure>>;
  /** Returns a legal page. Rejected with 404 for an unknown slug. */
  legalPage(slug: string, signal?: CancelSignal): Promise<Result<LegalPage, ApiFailure>>;
  /** Returns the path or address that a path has moved to. Rejected with 404 when it has not moved. */
  redirect(path: string, signal?: CancelSignal): Promise<Result<string, ApiFailure>>;
}
