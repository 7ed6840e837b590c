import type { FriendAction } from '../../domain/friends/relationship';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { FriendGateway, FriendshipChange } from './friend-gateway.port';

/** Performs a friend action: request, accept, decline, withdraw, remove, block or unblock. */
export class ChangeFriendship {
  constructor(private readonly gateway: FriendGateway) {}

  execute(action: FriendAction, user: string): Promise<Result<FriendshipChange, ApiFailure>> {
    return this.gateway.act(action, user.trim());
  }
}
