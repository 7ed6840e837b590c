import { createHmac } from 'node:crypto';
import type { Caller } from '../http/caller';

/** A key that is the same for the same visitor and tells nothing else: the account, else the guest id, else address and browser. */
export function visitorKey(secret: string, { player, guestId, ip, userAgent }: Caller): string {
  const who = player
    ? `player\n${player.id}`
    : guestId !== undefined
      ? `guest\n${guestId}`
      : `address\n${ip}\n${userAgent}`;
  return createHmac('sha256', secret).update(`visitor\n${who}`).digest('base64url');
}
