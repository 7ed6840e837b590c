import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { LeavingGateway } from './leaving-gateway.port';

/** Asks for a copy of the player's data, which is made in a while. */
export class RequestCopy {
  constructor(private readonly gateway: Pick<LeavingGateway, 'requestCopy'>) {}

  execute(): Promise<Result<void, ApiFailure>> {
    return this.gateway.requestCopy();
  }
}
