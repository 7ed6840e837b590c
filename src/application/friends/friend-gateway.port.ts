import type { FriendLists } from '../../domain/friends/friend';
import type { FriendAction, Friendship } from '../../domain/friends/relationship';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { CancelSignal } from '../system/cancel-signal';

/** What now stands between the player and another one. */
export interface FriendshipChange {
  readonly username: string;
  readonly friendship: Friendship;
}

/** The signed-in player's friends, requests and blocks. */
export interface FriendGateway {
  /** Friends with their presence, requests both ways, and who is blocked. */
  lists(signal?: CancelSignal): Promise<Result<FriendLists, ApiFailure>>;
  /** Does something to a player by user name, in any case. 404 for nobody, 403 when no requests are taken, 409 at a limit. */
  act(deed: FriendAction, user: string): Promise<Result<FriendshipChange, ApiFailure>>;
  /** Asks whoever has confirmed an e-mail address, or has told a phone number (E.164), and lets others search by it; whether there is anybody is not told. */
  requestByAddress(address: string): Promise<Result<undefined, ApiFailure>>;
}
