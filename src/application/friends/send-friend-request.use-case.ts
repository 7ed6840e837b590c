import { friendAddressKey, friendContact } from '../../domain/friends/friend-contact';
import type { Result } from '../../domain/shared/result';
import { err, ok } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { FriendGateway, FriendshipChange } from './friend-gateway.port';

/** What was typed can be neither a user name nor an address. */
export type SendFriendRequestFailure = { readonly kind: 'unreadable' } | ApiFailure;

/** Asks somebody for friendship by what was typed: a user name, or an e-mail address or phone number, of which the answer does not tell whether there is anybody (undefined). */
export class SendFriendRequest {
  constructor(private readonly gateway: FriendGateway) {}

  async execute(typed: string): Promise<Result<FriendshipChange | undefined, SendFriendRequestFailure>> {
    const contact = friendContact(typed);
    if (contact === undefined) return err({ kind: 'unreadable' });
    if (contact.kind === 'username') return this.gateway.act('ask', contact.username);
    const answer = await this.gateway.requestByAddress(friendAddressKey(contact));
    return answer.ok ? ok(undefined) : answer;
  }
}
