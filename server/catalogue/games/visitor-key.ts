import { createHmac } from 'node:crypto';
import type { Caller } from '../../platform/http/caller';

const keyOf = (secret: string, who: string): string =>
  createHmac('sha256', secret).update(`visitor\n${who}`).digest('base64url');

/** Returns the key of a player's visits. */
export const playerKey = (secret: string, accountId: string): string => keyOf(secret, `player\n${accountId}`);

/** Returns the key of a guest's visits. */
export const guestKey = (secret: string, guestId: string): string => keyOf(secret, `guest\n${guestId}`);

/**
 * Returns a pseudonymous key of a visitor, derived from the account, else the guest id, else IP address and browser.
 */
export function visitorKey(secret: string, { player, guestId, ip, userAgent }: Caller): string {
  if (player) return playerKey(secret, player.id);
  return guestId === undefined ? keyOf(secret, `address\n${ip}\n${userAgent}`) : guestKey(secret, guestId);
}
