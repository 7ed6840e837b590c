import type { CancelSignal } from '../system/cancel-signal';
import type { LegalPage } from '../../domain/content/legal-page';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { ContentGateway } from './content-gateway.port';

export class LoadLegalPage {
  constructor(private readonly gateway: ContentGateway) {}

  execute(slug: string, signal?: CancelSignal): Promise<Result<LegalPage, ApiFailure>> {
    return this.gateway.legalPage(slug, signal);
  }
}
