import { GUEST_COOKIE } from '../../../src/contract/session-cookie';
import { parseGuestId } from '../../../src/domain/session/guest-id';
import { readCookie } from './read-cookie';

/** The guest that a Cookie header names; `bad` when it names none although the cookie is there. */
export type GuestCookie = { readonly kind: 'none' | 'bad' } | { readonly kind: 'guest'; readonly id: string };

/** Reads the guest’s cookie out of a Cookie header. */
export function readGuestCookie(header: string | undefined): GuestCookie {
  const cookie = readCookie(header, GUEST_COOKIE);
  if (cookie.kind === 'none') return { kind: 'none' };
  const id = cookie.kind === 'one' ? parseGuestId([cookie.value]) : undefined;
  return id === undefined ? { kind: 'bad' } : { kind: 'guest', id };
}
