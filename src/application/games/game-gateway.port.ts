import type { CancelSignal } from '../system/cancel-signal';
import type { GamePage } from '../../domain/games/game';
import type { GameIndex } from '../../domain/games/game-list';
import type { GameQuery } from '../../domain/games/game-query';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

export interface GameGateway {
  /** Returns one page of the games that match a query, with the genres to filter by (spec 2 §2). */
  index(query: GameQuery, signal?: CancelSignal): Promise<Result<GameIndex, ApiFailure>>;
  /** Returns the content of a game page. Rejected with 404 for an unknown slug. */
  page(slug: string, signal?: CancelSignal): Promise<Result<GamePage, ApiFailure>>;
}
