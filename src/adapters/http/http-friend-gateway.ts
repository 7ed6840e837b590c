import type { FriendGateway, FriendshipChange } from '../../application/friends/friend-gateway.port';
import type { ApiFailure } from '../../application/http/api-failure';
import type { CancelSignal } from '../../application/system/cancel-signal';
import type { WireFriendLists } from '../../contract/friend.contract';
import type { FriendLists } from '../../domain/friends/friend';
import type { FriendAction } from '../../domain/friends/relationship';
import type { Result } from '../../domain/shared/result';
import type { HttpClient } from './http-client';
import { mapOk } from './map-ok';

const CALLS = {
  accept: 'friendAccept',
  decline: 'friendDecline',
  withdraw: 'friendWithdraw',
  remove: 'friendRemove',
  block: 'playerBlock',
  unblock: 'playerUnblock',
} as const;

export class HttpFriendGateway implements FriendGateway {
  constructor(private readonly http: HttpClient) {}

  async lists(signal?: CancelSignal): Promise<Result<FriendLists, ApiFailure>> {
    return mapOk(await this.http.send('friendList', { signal }), toLists);
  }

  act(action: FriendAction, user: string): Promise<Result<FriendshipChange, ApiFailure>> {
    if (action === 'ask') return this.http.send('friendRequest', { body: { user } });
    return this.http.send(CALLS[action], { params: { user } });
  }

  async requestByAddress(address: string): Promise<Result<undefined, ApiFailure>> {
    return mapOk(await this.http.send('friendRequestByAddress', { body: { address } }), () => undefined);
  }
}

function toLists({ friends, incoming, outgoing, blocked }: WireFriendLists): FriendLists {
  return {
    friends: friends.map(({ presence: { online, playing }, ...person }) => ({
      ...person,
      presence: { online, playing: playing ?? undefined },
    })),
    incoming,
    outgoing,
    blocked,
  };
}
