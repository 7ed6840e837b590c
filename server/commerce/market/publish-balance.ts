import { events } from '../../../src/contract/realtime.contract';
import { accountChannel } from '../../../src/domain/realtime/channels';
import type { ChannelPublisher } from '../../play/realtime/channel-publisher';

/** Coins of an account and the number of its newest movement. */
interface Balance {
  readonly total: number;
  readonly revision: number;
}

/**
 * Publishes a player's balance to their open pages. Call it after the commit. Events can arrive out of order: the
 * greater revision is newer.
 */
export function publishBalance(realtime: ChannelPublisher, playerId: string, { total, revision }: Balance): void {
  realtime.publish(events.balanceUpdated, accountChannel(playerId), { total, revision });
}
