import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import { treatNotFoundAsDone } from '../http/treat-not-found-as-done';
import type { PlaceGateway } from './place-gateway.port';

/** Takes one play out of the player's history; one that was deleted elsewhere is gone, too. */
export class DeletePlay {
  constructor(private readonly gateway: Pick<PlaceGateway, 'deletePlay'>) {}

  async execute(id: string): Promise<Result<void, ApiFailure>> {
    return treatNotFoundAsDone(await this.gateway.deletePlay(id));
  }
}
