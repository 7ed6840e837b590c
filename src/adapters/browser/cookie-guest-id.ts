import type { GuestId } from '../../application/realtime/guest-id.port';
import { GUEST_COOKIE } from '../../contract/session-cookie';
import { parseGuestId } from '../../domain/session/guest-id';

/** Reads the guest id from the cookie set by the server (decisions §5). */
export class CookieGuestId implements GuestId {
  constructor(private readonly cookies: () => string = () => document.cookie) {}

  read(): string | undefined {
    const prefix = `${GUEST_COOKIE}=`;
    const values = this.cookies()
      .split(';')
      .map((cookie) => cookie.trim())
      .filter((cookie) => cookie.startsWith(prefix))
      .map((cookie) => cookie.slice(prefix.length));
    return parseGuestId(values);
  }
}
