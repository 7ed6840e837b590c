import { events } from '../../../src/contract/realtime.contract';
import { announcementChannel } from '../../../src/domain/realtime/channels';
import type { ServerDependencies } from '../../deps';
import type { Executor } from '../../platform/database/executor';
import type { ChannelPublisher } from '../../play/realtime/channel-publisher';
import { presentMessageRow, presentNotification } from './inbox.presenter';
import type { LinkedGames } from './linked-games';
import type { StoredMessageRow } from './message-row.repository';
import type { StoredNotification } from './notification.repository';

/** Stores notifications batch by batch, each in a transaction, and publishes them. `storeBatch` returns undefined if nothing is left. */
export async function notifyInBatches(
  { clock, database, realtime }: Pick<ServerDependencies, 'clock' | 'database' | 'realtime'>,
  storeBatch: (tx: Executor, now: Date) => Promise<readonly StoredNotification[] | undefined>,
  signal?: AbortSignal,
): Promise<void> {
  while (signal?.aborted !== true) {
    const stored = await database.transaction((tx) => storeBatch(tx, clock.now()));
    if (!stored) return;
    for (const notification of stored) notifyPlayer(realtime, notification.accountId, { notification });
  }
}

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
