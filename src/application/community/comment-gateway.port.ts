import type { ProfileComment } from '../../domain/community/profile-comment';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

/** A page of comments on a profile, newest first. */
export interface CommentPage {
  readonly comments: readonly ProfileComment[];
  /** Cursor of the next page; undefined on the last page. */
  readonly next: string | undefined;
}

/** Comments on player profiles. */
export interface CommentGateway {
  /** Returns ten comments on a player's profile after the cursor. Rejected with 403 when the comments are private. */
  list(user: string, after?: string): Promise<Result<CommentPage, ApiFailure>>;
  /** Posts a comment. Rejected with 403 when the player accepts none, and with 422 for an invalid length. */
  post(user: string, text: string): Promise<Result<ProfileComment, ApiFailure>>;
  /** Deletes a comment by its id. Rejected with 404 when it does not exist or the caller may not delete it. */
  delete(user: string, comment: string): Promise<Result<undefined, ApiFailure>>;
}
