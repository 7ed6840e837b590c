import type { PlayerHome } from '../../domain/home/player-home';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

export interface PlayerHomeGateway {
  /** Returns the rows of the home page for the logged-in player. */
  rows(): Promise<Result<PlayerHome, ApiFailure>>;
}
