import type { TagGames } from '../../domain/games/tag-games';
import type { TagQuery } from '../../domain/games/tag-query';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { CancelSignal } from '../system/cancel-signal';

/** Games by what they bear. */
export interface TagGateway {
  /** One page of the games of a tag; refused with 404 when there is none of the name. */
  games(tag: string, query: TagQuery, signal?: CancelSignal): Promise<Result<TagGames, ApiFailure>>;
}
