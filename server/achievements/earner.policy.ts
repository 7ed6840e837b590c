import type { Caller } from '../http/caller';
import type { Earner } from './achievement.repository';

/** Who earns a badge with a request: the player, else the guest; nobody without either. */
export function earnerOf({ player, guestId }: Caller): Earner | undefined {
  if (player) return { kind: 'player', id: player.id };
  return guestId === undefined ? undefined : { kind: 'guest', id: guestId };
}
