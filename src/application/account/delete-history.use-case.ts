import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { AccountPagesGateway } from './account-pages-gateway.port';

/** Takes all plays but those that go on now out of the player's history, and answers how many there were. */
export class DeleteHistory {
  constructor(private readonly gateway: Pick<AccountPagesGateway, 'deletePlays'>) {}

  execute(): Promise<Result<number, ApiFailure>> {
    return this.gateway.deletePlays();
  }
}
