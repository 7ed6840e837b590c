import type { GuestId } from '../../application/realtime/guest-id.port';

const NAME = 'p1_uuid';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads the guest's id from the cookie that the server sets; anything but one UUID counts as none (decisions §5). */
export class CookieGuestId implements GuestId {
  constructor(private readonly cookies: () => string = () => document.cookie) {}

  read(): string | undefined {
    const values = this.cookies()
      .split(';')
      .map((cookie) => cookie.trim())
      .filter((cookie) => cookie.startsWith(`${NAME}=`))
      .map((cookie) => cookie.slice(NAME.length + 1));
    const [value] = values;
    return values.length === 1 && value !== undefined && UUID.test(value) ? value : undefined;
  }
}
