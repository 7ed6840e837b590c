import type { DeveloperPage } from '../../domain/developers/developer';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { CancelSignal } from '../system/cancel-signal';
import type { DeveloperGateway } from './developer-gateway.port';

/** Loads a developer with one page of the developer's games. Pages count from 1. */
export class LoadDeveloper {
  constructor(private readonly gateway: DeveloperGateway) {}

  execute(developer: string, page: number, signal?: CancelSignal): Promise<Result<DeveloperPage, ApiFailure>> {
    return this.gateway.page(developer, page, signal);
  }
}
