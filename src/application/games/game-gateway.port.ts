import type { CancelSignal } from '../system/cancel-signal';
import type { GamePage } from '../../domain/games/game';
import type { GameIndex } from '../../domain/games/game-index';
import type { GameQuery } from '../../domain/games/game-query';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

/** Where games come from. */
export interface GameGateway {
  /** One page of the games that a query asks for, with the genres to filter by (spec 2 §2). */
  index(query: GameQuery, signal?: CancelSignal): Promise<Result<GameIndex, ApiFailure>>;
  /** The whole of a game's page; refused with 404 when there is none of the name. */
  page(slug: string, signal?: CancelSignal): Promise<Result<GamePage, ApiFailure>>;
}
