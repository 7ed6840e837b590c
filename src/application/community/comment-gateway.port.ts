import type { ProfileComment } from '../../domain/community/profile-comment';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

/** Some comments of a profile, the newest first. */
export interface CommentPage {
  readonly comments: readonly ProfileComment[];
  /** What the older ones are asked for by; undefined when there are none. */
  readonly next: string | undefined;
}

/** What players write on each other's profiles. */
export interface CommentGateway {
  /** Ten comments on a player's profile, after those of an earlier answer; refused with 403 when they are private. */
  list(user: string, after: string | undefined): Promise<Result<CommentPage, ApiFailure>>;
  /** Writes a comment; refused with 403 when the player takes none, with 422 for its length. */
  post(user: string, text: string): Promise<Result<ProfileComment, ApiFailure>>;
  /** Deletes a comment by its id; refused with 404 when it is gone, or not the player's to delete. */
  delete(user: string, comment: string): Promise<Result<undefined, ApiFailure>>;
}
