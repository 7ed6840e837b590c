import type { FriendLists } from '../../domain/friends/friend';
import type { FriendAction, Friendship } from '../../domain/friends/relationship';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { CancelSignal } from '../system/cancel-signal';

/** New relationship between the player and another player. */
export interface FriendshipChange {
  readonly username: string;
  readonly friendship: Friendship;
  /** True if the two were friends before. */
  readonly wereFriends?: boolean | undefined;
}

/** Friends, requests and blocked players of the logged-in player. */
export interface FriendGateway {
  /** Returns friends with their presence, requests in both directions, and blocked players. */
  lists(signal?: CancelSignal): Promise<Result<FriendLists, ApiFailure>>;
  /**
   * Performs an action on a player by username, case-insensitive. 404: unknown player; 403: no requests allowed; 409:
   * limit reached.
   */
  act(action: FriendAction, user: string): Promise<Result<FriendshipChange, ApiFailure>>;
  /**
   * Sends a request to the player with this verified email address or entered phone number (E.164), if that player is
   * searchable by it. The response does not reveal whether such a player exists.
   */
  requestByAddress(address: string): Promise<Result<undefined, ApiFailure>>;
}
