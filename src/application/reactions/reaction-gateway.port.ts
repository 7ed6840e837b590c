import type { ReactionKind } from '../../domain/reactions/reaction-kind';
import type { ReactionRequest } from '../../domain/reactions/reaction-lane';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

/** What players feel about games, as the server keeps it. */
export interface ReactionGateway {
  /** Gives a reaction to a game (its slug) or takes it back; answers whether it is not given now. */
  react(game: string, request: ReactionRequest<ReactionKind>): Promise<Result<boolean, ApiFailure>>;
}
