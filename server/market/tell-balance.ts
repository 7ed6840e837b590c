import { accountChannel } from '../../src/domain/realtime/channels';
import { realtimeEventNames } from '../../src/domain/realtime/realtime-event';
import type { ChannelPublisher } from '../realtime/channel-publisher';

/** Tells a player's open pages how many coins there are; call it after the commit. */
export function tellBalance(realtime: ChannelPublisher, playerId: string, total: number): void {
  realtime.publish(accountChannel(playerId), realtimeEventNames.balanceUpdated, { total });
}
