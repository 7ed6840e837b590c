import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { CommentGateway, CommentPage } from './comment-gateway.port';

/** Loads ten comments on a player's profile after a cursor, for the page and for headless clients. */
export class LoadComments {
  constructor(private readonly gateway: Pick<CommentGateway, 'list'>) {}

  execute(user: string, after?: string): Promise<Result<CommentPage, ApiFailure>> {
    return this.gateway.list(user, after);
  }
}
