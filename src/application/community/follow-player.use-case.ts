import type { Following } from '../../domain/community/following';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { FollowGateway } from './follow-gateway.port';

/** Follows or unfollows a player by user name, and returns the new state. */
export class FollowPlayer {
  constructor(private readonly gateway: Pick<FollowGateway, 'followPlayer'>) {}

  execute(user: string, following: boolean): Promise<Result<Following, ApiFailure>> {
    return this.gateway.followPlayer(user, following);
  }
}
