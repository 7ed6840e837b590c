import { events } from '../../../src/contract/realtime.contract';
import type { Relationship } from '../../../src/domain/friends/relationship';
import { announcementChannel } from '../../../src/domain/realtime/channels';
import type { ChannelPublisher } from '../../play/realtime/channel-publisher';
import type { RelationshipKey } from './relationship.repository';

/** Publishes to both players that their friend lists have changed. Call it after the commit. */
export function publishFriendsChanged(
  realtime: ChannelPublisher,
  { callerId, otherId }: RelationshipKey,
  before: Relationship,
  after: Relationship,
): void {
  // A block without a friendship is not published to the other player. An open conversation returns after an unblock.
  const isUnblock = before.blocked && !after.blocked;
  const receivers = before.friendship === after.friendship && !isUnblock ? [callerId] : [callerId, otherId];
  for (const playerId of receivers) publishFriendListChanged(realtime, playerId);
}

/** Publishes to one player that their friend list has changed. Call it after the commit. */
export function publishFriendListChanged(realtime: ChannelPublisher, playerId: string): void {
  const channel = announcementChannel({ playerId });
  if (channel !== undefined) realtime.publish(events.friendsChanged, channel, null);
}
