import { announcementChannel } from '../../../src/domain/realtime/channels';
import type { Caller } from '../../platform/http/caller';
import type { Earner } from './achievement.repository';

/** Who earns a badge now, and where to tell of it. */
export interface PresentEarner {
  readonly earner: Earner;
  readonly channel: string;
}

/** Who earns a badge with a request: the player, else the guest; nobody without either. */
export function earnerOf({ player, guestId }: Caller): Earner | undefined {
  if (player) return { kind: 'player', id: player.id };
  return guestId === undefined ? undefined : { kind: 'guest', id: guestId };
}

/** The same, with the channel on which to tell of the badge. */
export function presentEarnerOf(caller: Caller): PresentEarner | undefined {
  const earner = earnerOf(caller);
  const channel = announcementChannel({ playerId: caller.player?.id, guestId: caller.guestId });
  return earner && channel !== undefined ? { earner, channel } : undefined;
}
