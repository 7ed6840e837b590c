import type { ProfileComment } from '../../domain/community/profile-comment';
import { checkComment } from '../../domain/community/profile-comment';
import type { TextProblem } from '../../domain/reviews/text-limits';
import type { Result } from '../../domain/shared/result';
import { err } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { CommentGateway } from './comment-gateway.port';

export type PostCommentFailure = { readonly kind: 'refused'; readonly problem: TextProblem } | ApiFailure;

/** Posts a comment on a player's profile. A text of invalid length is not sent. */
export class PostComment {
  constructor(private readonly gateway: CommentGateway) {}

  async execute(user: string, text: string): Promise<Result<ProfileComment, PostCommentFailure>> {
    const checked = checkComment(text);
    if (!checked.ok) return err({ kind: 'refused', problem: checked.error });
    return this.gateway.post(user, checked.value);
  }
}
