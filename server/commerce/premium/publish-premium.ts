import { accountChannel } from '../../../src/domain/realtime/channels';
import { realtimeEventNames } from '../../../src/domain/realtime/realtime-event';
import type { ChannelPublisher } from '../../play/realtime/channel-publisher';

/** Tells a player's open pages when premium ends (ISO 8601); call it after the commit. News may overtake each other: the later end is newer. */
export function publishPremium(realtime: ChannelPublisher, playerId: string, until: string): void {
  realtime.publish(accountChannel(playerId), realtimeEventNames.premiumUpdated, { until });
}
