import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

/** Tokens that identify the player to the servers of games. */
export interface PlayerTokenGateway {
  /** Returns a token for the server of a game, valid for 10 minutes. */
  create(game: string): Promise<Result<string, ApiFailure>>;
}
