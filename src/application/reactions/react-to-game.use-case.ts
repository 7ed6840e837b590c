import type { ReactionKind } from '../../domain/reactions/reaction-kind';
import type { ReactionRequest } from '../../domain/reactions/reaction-lane';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { ReactionGateway } from './reaction-gateway.port';

/** Adds a reaction to a game or removes it; returns true if the reaction has been removed. */
export class ReactToGame {
  constructor(private readonly gateway: ReactionGateway) {}

  execute(game: string, request: ReactionRequest<ReactionKind>): Promise<Result<boolean, ApiFailure>> {
    return this.gateway.react(game, request);
  }
}
