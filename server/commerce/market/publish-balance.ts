import { accountChannel } from '../../../src/domain/realtime/channels';
import { realtimeEventNames } from '../../../src/domain/realtime/realtime-event';
import type { ChannelPublisher } from '../../play/realtime/channel-publisher';

/** Coins of an account, and the number of the movement that left them. */
interface BalanceNews {
  readonly total: number;
  readonly revision: number;
}

/** Tells a player's open pages how many coins there are; call it after the commit. News may overtake each other: the greater revision is newer. */
export function publishBalance(realtime: ChannelPublisher, playerId: string, { total, revision }: BalanceNews): void {
  realtime.publish(accountChannel(playerId), realtimeEventNames.balanceUpdated, { total, revision });
}
