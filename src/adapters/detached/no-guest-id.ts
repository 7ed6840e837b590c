import type { GuestId } from '../../application/realtime/guest-id.port';

/** The guest of a program that keeps no cookie. */
export const noGuestId: GuestId = { read: () => undefined };
