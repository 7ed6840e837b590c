import type { FriendLists } from '../../domain/friends/friend';
import { inFriendOrder } from '../../domain/friends/friend';
import type { Result } from '../../domain/shared/result';
import { ok } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { FriendGateway } from './friend-gateway.port';

/** Loads the friend lists, with the friends in display order. */
export class LoadFriends {
  constructor(private readonly gateway: FriendGateway) {}

  async execute(): Promise<Result<FriendLists, ApiFailure>> {
    const answer = await this.gateway.lists();
    return answer.ok ? ok({ ...answer.value, friends: inFriendOrder(answer.value.friends) }) : answer;
  }
}
