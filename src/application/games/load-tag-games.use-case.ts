import type { TagGames, TagQuery } from '../../domain/games/tag-games';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { CancelSignal } from '../system/cancel-signal';
import type { TagGateway } from './tag-gateway.port';

/** Loads one page of the games with a tag. */
export class LoadTagGames {
  constructor(private readonly gateway: TagGateway) {}

  execute(tag: string, query: TagQuery, signal?: CancelSignal): Promise<Result<TagGames, ApiFailure>> {
    return this.gateway.games(tag, query, signal);
  }
}
