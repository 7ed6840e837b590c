import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import { treatNotFoundAsDone } from '../http/treat-not-found-as-done';
import type { AccountPagesGateway } from './account-pages-gateway.port';

/** Deletes one play from the player's history. Succeeds when the play was already deleted elsewhere. */
export class DeletePlay {
  constructor(private readonly gateway: Pick<AccountPagesGateway, 'deletePlay'>) {}

  async execute(id: string): Promise<Result<void, ApiFailure>> {
    return treatNotFoundAsDone(await this.gateway.deletePlay(id));
  }
}
