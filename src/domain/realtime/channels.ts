/** Who may listen: the signed-in player, the guest of the cookie, or both at once. */
export interface Listener {
  readonly playerId?: string | undefined;
  readonly guestId?: string | undefined;
}

const playerAnnouncements = (playerId: string): string => `announcement.${playerId}`;
const guestAnnouncements = (guestId: string): string => `guest.announcement.${guestId}`;
const account = (playerId: string): string => `account.${playerId}`;

/** The channel on which a listener hears of new badges: the player's, else the guest's; undefined without either (spec 1 §6, §7). */
export function announcementChannel({ playerId, guestId }: Listener): string | undefined {
  if (playerId !== undefined) return playerAnnouncements(playerId);
  return guestId === undefined ? undefined : guestAnnouncements(guestId);
}

/** Tells whether a listener may hear a channel: only those that carry the listener's own id (decisions §6). */
export function mayListen(channel: string, { playerId, guestId }: Listener): boolean {
  const own = [
    ...(playerId === undefined ? [] : [playerAnnouncements(playerId), account(playerId)]),
    ...(guestId === undefined ? [] : [guestAnnouncements(guestId)]),
  ];
  return own.includes(channel);
}
