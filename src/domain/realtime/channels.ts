/** A subscriber of channels: the signed-in player, the guest of the cookie, or both. */
export interface Listener {
  readonly playerId?: string | undefined;
  readonly guestId?: string | undefined;
}

const PLAYERS = 'announcement.';
const playerAnnouncements = (playerId: string): string => `${PLAYERS}${playerId}`;
const guestAnnouncements = (guestId: string): string => `guest.announcement.${guestId}`;

/**
 * Returns the channel of a player's account, which carries balance and premium.
 * @rule 2.7.42b A private channel on the account announces a balance update.
 */
export function accountChannel(playerId: string): string {
  return `account.${playerId}`;
}

/**
 * Returns the channel with a subscriber's new achievements: the player's, else the guest's; undefined without either
 * (spec 1 §6, §7).
 * @rule 1.6.1 A guest's channel is named by the session id cookie; without the cookie there is none.
 * @rule 1.6.2 A signed-in player has a private channel named by the user's id.
 */
export function announcementChannel({ playerId, guestId }: Listener): string | undefined {
  if (playerId !== undefined) return playerAnnouncements(playerId);
  return guestId === undefined ? undefined : guestAnnouncements(guestId);
}

/** Returns the player whose announcements a channel carries; undefined for any other channel. */
export function playerOfAnnouncements(channel: string): string | undefined {
  return channel.startsWith(PLAYERS) ? channel.slice(PLAYERS.length) : undefined;
}

/**
 * True if a subscriber may receive a channel: only those with the subscriber's own id (decisions §6).
 * @rule 3.6 Announcements, guest announcements and the account have separate channels, which belong to one subscriber
 * each.
 */
export function canSubscribe(channel: string, { playerId, guestId }: Listener): boolean {
  return (
    (playerId !== undefined && [playerAnnouncements(playerId), accountChannel(playerId)].includes(channel)) ||
    (guestId !== undefined && guestAnnouncements(guestId) === channel)
  );
}
