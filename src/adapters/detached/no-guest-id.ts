import type { GuestId } from '../../application/realtime/guest-id.port';

/** Absent guest id for programs without cookies. */
export const noGuestId: GuestId = { read: () => undefined };
