import type { Pair } from '../../src/domain/friends/pair';
import { announcementChannel } from '../../src/domain/realtime/channels';
import { realtimeEventNames } from '../../src/domain/realtime/realtime-event';
import type { ChannelPublisher } from '../realtime/channel-publisher';
import type { PairOf } from './pair.repository';

/** Tells the pages of both that their lists have changed, and of nobody else's doing; call it after the commit. */
export function tellFriendsChanged(
  realtime: ChannelPublisher,
  { callerId, otherId }: PairOf,
  before: Pair,
  after: Pair,
): void {
  // Of a block alone the other one hears nothing.
  const told = before.friendship === after.friendship ? [callerId] : [callerId, otherId];
  for (const playerId of told) tellListChanged(realtime, playerId);
}

/** Tells the pages of one player that their lists have changed; call it after the commit. */
export function tellListChanged(realtime: ChannelPublisher, playerId: string): void {
  const channel = announcementChannel({ playerId });
  if (channel !== undefined) realtime.publish(channel, realtimeEventNames.friendsChanged, null);
}
