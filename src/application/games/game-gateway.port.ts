import type { GamePage } from '../../domain/games/game';
import type { GameIndex, GameQuery } from '../../domain/games/game-index';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

/** Where games come from. */
export interface GameGateway {
  index(query: GameQuery, signal?: AbortSignal): Promise<Result<GameIndex, ApiFailure>>;
  page(slug: string, signal?: AbortSignal): Promise<Result<GamePage, ApiFailure>>;
}
