import type { Following } from '../../domain/community/following';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { FollowGateway } from './follow-gateway.port';

/** Follows a developer, by its slug, or ends that; answers how things stand then. */
export class FollowDeveloper {
  constructor(private readonly gateway: Pick<FollowGateway, 'followDeveloper'>) {}

  execute(developer: string, following: boolean): Promise<Result<Following, ApiFailure>> {
    return this.gateway.followDeveloper(developer, following);
  }
}
