import { events } from '../../../src/contract/realtime.contract';
import { announcementChannel } from '../../../src/domain/realtime/channels';
import type { ChannelPublisher } from '../../play/realtime/channel-publisher';
import { presentMessageRow, presentNotification } from './inbox.presenter';
import type { LinkedGames } from './linked-games';
import type { StoredMessageRow } from './message-row.repository';
import type { StoredNotification } from './notification.repository';

/** Publishes new inbox items to a player's open pages. Call it after the commit. */
export function notifyPlayer(
  realtime: ChannelPublisher,
  playerId: string,
  items: {
    readonly notification?: StoredNotification | undefined;
    readonly message?: StoredMessageRow | undefined;
    readonly linkedGames?: LinkedGames;
  },
): void {
  const channel = announcementChannel({ playerId });
  if (channel === undefined) return;
  const { notification, message, linkedGames = () => null } = items;
  if (notification) realtime.publish(events.notificationCreated, channel, presentNotification(notification));
  if (message) realtime.publish(events.messageCreated, channel, presentMessageRow(message, linkedGames));
}
