import type { TagGames, TagQuery } from '../../domain/games/tag-games';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { CancelSignal } from '../system/cancel-signal';

export interface TagGateway {
  /** Returns one page of the games with a tag. Rejected with 404 for an unknown tag. */
  games(tag: string, query: TagQuery, signal?: CancelSignal): Promise<Result<TagGames, ApiFailure>>;
}
