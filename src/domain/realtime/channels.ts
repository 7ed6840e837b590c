/** A subscriber of channels: the logged-in player, the guest of the cookie, or both. */
export interface Listener {
  readonly playerId?: string | undefined;
  readonly guestId?: string | undefined;
}

/** Channel of a player's account. */
export type AccountChannel = `account.${string}`;

/** Channel of a player's or a guest's announcements. */
export type AnnouncementChannel = `announcement.${string}` | `guest.announcement.${string}`;

const PLAYERS = 'announcement.';
const playerAnnouncements = (playerId: string) => `${PLAYERS}${playerId}` as const;
const guestAnnouncements = (guestId: string) => `guest.announcement.${guestId}` as const;

/**
 * Returns the channel of a player's account, which carries balance and premium.
 * @rule 2.7.42b A private channel on the account announces a balance update.
 */
export function accountChannel(playerId: string): AccountChannel {
  return `account.${playerId}`;
}

/**
 * Returns the channel with a subscriber's new achievements: the player's, else the guest's; undefined without either
 * (spec 1 §6, §7).
 * @rule 1.6.1 A guest's channel is named by the session id cookie; without the cookie there is none.
 * @rule 1.6.2 A signed-in player has a private channel named by the user's id.
 */
export function announcementChannel({ playerId, guestId }: Listener): AnnouncementChannel | undefined {
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
    (playerId !== undefined &&
      [playerAnnouncements(playerId), accountChannel(playerId)].some((own) => own === channel)) ||
    (guestId !== undefined && guestAnnouncements(guestId) === channel)
  );
}
