import type { AnnouncementChannel } from '../../../src/domain/realtime/channels';
import { announcementChannel } from '../../../src/domain/realtime/channels';
import type { Caller } from '../../platform/http/caller';
import type { Earner } from './achievement.repository';

/** The earner of an achievement, with the channel for the announcement. */
export interface PresentEarner {
  readonly earner: Earner;
  readonly channel: AnnouncementChannel;
}

/** The earner of an achievement in a request: the player, else the guest; undefined without either. */
export function earnerOf({ player, guestId }: Caller): Earner | undefined {
  if (player) return { kind: 'player', id: player.id };
  return guestId === undefined ? undefined : { kind: 'guest', id: guestId };
}

/** The earner of a request with the channel for the announcement. */
export function presentEarnerOf(caller: Caller): PresentEarner | undefined {
  const earner = earnerOf(caller);
  const channel = announcementChannel({ playerId: caller.player?.id, guestId: caller.guestId });
  return earner && channel !== undefined ? { earner, channel } : undefined;
}
