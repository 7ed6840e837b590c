import type { Relationship } from '../../../src/domain/friends/relationship';
import { announcementChannel } from '../../../src/domain/realtime/channels';
import { realtimeEventNames } from '../../../src/domain/realtime/realtime-event';
import type { ChannelPublisher } from '../../play/realtime/channel-publisher';
import type { RelationshipKey } from './relationship.repository';

/** Tells the pages of both that their lists have changed, and of nobody else's doing; call it after the commit. */
export function publishFriendsChanged(
  realtime: ChannelPublisher,
  { callerId, otherId }: RelationshipKey,
  before: Relationship,
  after: Relationship,
): void {
  // Of a block alone the other one hears nothing.
  const told = before.friendship === after.friendship ? [callerId] : [callerId, otherId];
  for (const playerId of told) publishFriendListChanged(realtime, playerId);
}

/** Tells the pages of one player that their lists have changed; call it after the commit. */
export function publishFriendListChanged(realtime: ChannelPublisher, playerId: string): void {
  const channel = announcementChannel({ playerId });
  if (channel !== undefined) realtime.publish(channel, realtimeEventNames.friendsChanged, null);
}
