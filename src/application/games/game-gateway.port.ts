import type { CancelSignal } from '../system/cancel-signal';
import type { GamePage } from '../../domain/games/game';
import type { GameIndex } from '../../domain/games/game-index';
import type { GameQuery } from '../../domain/games/game-query';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

/** Where games come from. */
export interface GameGateway {
  index(query: GameQuery, signal?: CancelSignal): Promise<Result<GameIndex, ApiFailure>>;
  page(slug: string, signal?: CancelSignal): Promise<Result<GamePage, ApiFailure>>;
}
