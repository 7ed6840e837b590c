import type { FriendLists } from '../../domain/friends/friend';
import { inFriendOrder } from '../../domain/friends/friend';
import type { Result } from '../../domain/shared/result';
import { ok } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { FriendGateway } from './friend-gateway.port';

/** Loads everybody around the player, the friends in the order in which they are shown. */
export class LoadFriends {
  constructor(private readonly gateway: FriendGateway) {}

  async execute(): Promise<Result<FriendLists, ApiFailure>> {
    const answer = await this.gateway.lists();
    return answer.ok ? ok({ ...answer.value, friends: inFriendOrder(answer.value.friends) }) : answer;
  }
}
