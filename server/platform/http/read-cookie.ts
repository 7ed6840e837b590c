import { GUEST_COOKIE } from '../../../src/contract/session-cookie';
import { parseGuestId } from '../../../src/domain/session/guest-id';

/** A cookie as the request carries it: another host can plant a second one of the same name (`many`). */
export type CookieValue = { readonly kind: 'none' | 'many' } | { readonly kind: 'one'; readonly value: string };

const pairs = (header: string | undefined): readonly string[] => (header ? header.split(';') : []);

/** Finds a cookie by its exact name, without decoding anything. */
export function readCookie(header: string | undefined, name: string): CookieValue {
  const values = pairs(header)
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  if (values.length > 1) return { kind: 'many' };
  const [value] = values;
  return value ? { kind: 'one', value } : { kind: 'none' };
}

/** How many cookies a request carries. */
export const countCookies = (header: string | undefined): number => pairs(header).length;

/** The guest that a Cookie header names; `bad` when it names none although the cookie is there. */
type GuestCookie = { readonly kind: 'none' | 'bad' } | { readonly kind: 'guest'; readonly id: string };

/** Reads the guest’s cookie out of a Cookie header. */
export function readGuestCookie(header: string | undefined): GuestCookie {
  const cookie = readCookie(header, GUEST_COOKIE);
  if (cookie.kind === 'none') return { kind: 'none' };
  const id = cookie.kind === 'one' ? parseGuestId([cookie.value]) : undefined;
  return id === undefined ? { kind: 'bad' } : { kind: 'guest', id };
}
