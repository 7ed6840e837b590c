import type { Following } from '../../domain/community/following';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { FollowGateway } from './follow-gateway.port';

/** Follows or unfollows a developer by slug, and returns the new state. */
export class FollowDeveloper {
  constructor(private readonly gateway: Pick<FollowGateway, 'followDeveloper'>) {}

  execute(developer: string, following: boolean): Promise<Result<Following, ApiFailure>> {
    return this.gateway.followDeveloper(developer, following);
  }
}
