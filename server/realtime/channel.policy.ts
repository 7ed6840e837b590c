/** Who asks to listen. */
export interface Listener {
  readonly playerId?: string | undefined;
  readonly guestId?: string | undefined;
}

/** Tells whether a caller may listen on a channel: only on those that carry the caller's own id (decisions §6). */
export function maySubscribe(channel: string, listener: Listener): boolean {
  const { playerId, guestId } = listener;
  if (playerId && (channel === `announcement.${playerId}` || channel === `account.${playerId}`)) return true;
  return Boolean(guestId) && channel === `guest.announcement.${guestId}`;
}
