import type { ReactionKind } from '../../domain/reactions/reaction-kind';
import type { ReactionRequest } from '../../domain/reactions/reaction-lane';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

export interface ReactionGateway {
  /** Adds a reaction to a game, by its slug, or removes it; returns true if the reaction has been removed. */
  react(game: string, request: ReactionRequest<ReactionKind>): Promise<Result<boolean, ApiFailure>>;
}
