import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { PlayGateway } from './play-gateway.port';

export class CountPlay {
  constructor(private readonly gateway: PlayGateway) {}

  execute(game: string): Promise<Result<void, ApiFailure>> {
    return this.gateway.countPlayed(game);
  }
}
