import { friendAddressKey, friendContact } from '../../domain/friends/friend';
import type { Result } from '../../domain/shared/result';
import { err, ok } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { FriendGateway, FriendshipChange } from './friend-gateway.port';

/** Failure of a friend request; `unreadable` when the input is neither a username nor an address. */
export type SendFriendRequestFailure = { readonly kind: 'unreadable' } | ApiFailure;

/**
 * Sends a friend request to a username, an email address or a phone number.
 * For an address the result is undefined, because the response does not reveal whether a player exists.
 */
export class SendFriendRequest {
  constructor(private readonly gateway: FriendGateway) {}

  async execute(typed: string): Promise<Result<FriendshipChange | undefined, SendFriendRequestFailure>> {
    const contact = friendContact(typed);
    if (contact === undefined) return err({ kind: 'unreadable' });
    if (contact.kind === 'username') return this.gateway.act('request', contact.username);
    const answer = await this.gateway.requestByAddress(friendAddressKey(contact));
    return answer.ok ? ok(undefined) : answer;
  }
}
