import type { CancelSignal } from '../system/cancel-signal';
import type { GamePage } from '../../domain/games/game';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { GameGateway } from './game-gateway.port';

/** Loads a game with the content of its page. */
export class LoadGamePage {
  constructor(private readonly gateway: GameGateway) {}

  execute(slug: string, signal?: CancelSignal): Promise<Result<GamePage, ApiFailure>> {
    return this.gateway.page(slug, signal);
  }
}
