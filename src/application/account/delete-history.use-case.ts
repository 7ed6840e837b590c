import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { AccountPagesGateway } from './account-pages-gateway.port';

/** Deletes all plays from the player's history except running ones, and returns the number of deleted plays. */
export class DeleteHistory {
  constructor(private readonly gateway: Pick<AccountPagesGateway, 'deletePlays'>) {}

  execute(): Promise<Result<number, ApiFailure>> {
    return this.gateway.deletePlays();
  }
}
