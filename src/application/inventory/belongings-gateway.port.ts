import type { BelongingList } from '../../domain/inventory/belongings';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

/** What the signed-in player has in all games. */
export interface BelongingsGateway {
  /** A page (from 1) of the games with what the player has there, the game last bought in first, eight to a page. */
  belongings(page: number): Promise<Result<BelongingList, ApiFailure>>;
}
