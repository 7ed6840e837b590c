/** Who may listen: the signed-in player, the guest of the cookie, or both at once. */
export interface Listener {
  readonly playerId?: string | undefined;
  readonly guestId?: string | undefined;
}

const PLAYERS = 'announcement.';
const playerAnnouncements = (playerId: string): string => `${PLAYERS}${playerId}`;
const guestAnnouncements = (guestId: string): string => `guest.announcement.${guestId}`;

/**
 * The channel of a player's account, on which their balance is told.
 * @rule 2.7.42b A private channel on the account announces a balance update.
 */
export function accountChannel(playerId: string): string {
  return `account.${playerId}`;
}

/**
 * The channel on which a listener hears of new badges: the player's, else the guest's; undefined without either (spec 1 §6, §7).
 * @rule 1.6.1 A guest has a channel by its session id cookie; without the cookie there is no channel to connect to.
 * @rule 1.6.2 A signed-in player has a private channel by the user's id.
 */
export function announcementChannel({ playerId, guestId }: Listener): string | undefined {
  if (playerId !== undefined) return playerAnnouncements(playerId);
  return guestId === undefined ? undefined : guestAnnouncements(guestId);
}

/** The player whose announcements a channel carries; undefined for any other channel. */
export function playerOfAnnouncements(channel: string): string | undefined {
  return channel.startsWith(PLAYERS) ? channel.slice(PLAYERS.length) : undefined;
}

/**
 * Tells whether a listener may hear a channel: only those that carry the listener's own id (decisions §6).
 * @rule 3.6 Announcements, guest announcements and the account have a channel each; none is another's.
 */
export function canSubscribe(channel: string, { playerId, guestId }: Listener): boolean {
  return (
    (playerId !== undefined && [playerAnnouncements(playerId), accountChannel(playerId)].includes(channel)) ||
    (guestId !== undefined && guestAnnouncements(guestId) === channel)
  );
}
