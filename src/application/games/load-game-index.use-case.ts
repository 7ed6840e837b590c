import type { CancelSignal } from '../system/cancel-signal';
import type { GameIndex } from '../../domain/games/game-list';
import type { GameQuery } from '../../domain/games/game-query';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { GameGateway } from './game-gateway.port';

export class LoadGameIndex {
  constructor(private readonly gateway: GameGateway) {}

  execute(query: GameQuery, signal?: CancelSignal): Promise<Result<GameIndex, ApiFailure>> {
    return this.gateway.index(query, signal);
  }
}
