import type { CancelSignal } from '../system/cancel-signal';
import type { ArticlePage } from '../../domain/content/article';
import type { LegalPage } from '../../domain/content/legal-page';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

/** Where texts come from, and where moved paths went. */
export interface ContentGateway {
  article(slug: string, signal?: CancelSignal): Promise<Result<ArticlePage, ApiFailure>>;
  legalPage(slug: string, signal?: CancelSignal): Promise<Result<LegalPage, ApiFailure>>;
  redirect(path: string, signal?: CancelSignal): Promise<Result<string, ApiFailure>>;
}
