import type { BelongingList } from '../../domain/inventory/belongings';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

/** Items of the logged-in player in all games. */
export interface BelongingsGateway {
  /** Returns a page of games with the player's items, latest purchase first, eight games a page. Pages count from 1. */
  belongings(page: number): Promise<Result<BelongingList, ApiFailure>>;
}
