import type { FriendAction } from '../../domain/friends/relationship';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { FriendGateway, FriendshipChange } from './friend-gateway.port';

/** Asks, accepts, declines, withdraws, removes, blocks or unblocks. */
export class ChangeFriendship {
  constructor(private readonly gateway: FriendGateway) {}

  execute(deed: FriendAction, user: string): Promise<Result<FriendshipChange, ApiFailure>> {
    return this.gateway.act(deed, user.trim());
  }
}
