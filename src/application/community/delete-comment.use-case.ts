import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import { treatNotFoundAsDone } from '../http/treat-not-found-as-done';
import type { CommentGateway } from './comment-gateway.port';

/** Deletes a comment on a player's profile. Succeeds when the comment was already deleted. */
export class DeleteComment {
  constructor(private readonly gateway: Pick<CommentGateway, 'delete'>) {}

  async execute(user: string, comment: string): Promise<Result<void, ApiFailure>> {
    return treatNotFoundAsDone(await this.gateway.delete(user, comment));
  }
}
