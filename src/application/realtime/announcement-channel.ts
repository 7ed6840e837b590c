import type { Session } from '../../domain/session/session';

/** The channel on which this visitor's achievements are announced; undefined for a guest without an id (spec 1 §6, §7). */
export function announcementChannel(session: Session, guestId: string | undefined): string | undefined {
  if (session.user !== undefined) return `announcement.${session.user.id}`;
  return guestId === undefined ? undefined : `guest.announcement.${guestId}`;
}
