import type { CancelSignal } from '../system/cancel-signal';
import type { ArticlePage } from '../../domain/content/article';
import type { LegalPage } from '../../domain/content/legal-page';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

/** Where texts come from, and where moved paths went. */
export interface ContentGateway {
  /** An article and those related to it; refused with 404 when there is none of the name. */
  article(slug: string, signal?: CancelSignal): Promise<Result<ArticlePage, ApiFailure>>;
  /** One of the legal texts; refused with 404 when there is none of the name. */
  legalPage(slug: string, signal?: CancelSignal): Promise<Result<LegalPage, ApiFailure>>;
  /** The path or address that a path has moved to; refused with 404 when it went nowhere. */
  redirect(path: string, signal?: CancelSignal): Promise<Result<string, ApiFailure>>;
}
