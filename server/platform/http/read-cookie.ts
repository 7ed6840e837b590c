import { GUEST_COOKIE } from '../../../src/contract/session-cookie';
import { parseGuestId } from '../../../src/domain/session/guest-id';

/** A cookie of a request. A sibling host can inject a second one of the same name (`many`). */
export type CookieValue = { readonly kind: 'none' | 'many' } | { readonly kind: 'one'; readonly value: string };

const pairs = (header: string | undefined): readonly string[] => (header ? header.split(';') : []);

/** Finds a cookie by its exact name, without decoding. */
export function readCookie(header: string | undefined, name: string): CookieValue {
  const values = pairs(header)
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  if (values.length > 1) return { kind: 'many' };
  const [value] = values;
  return value ? { kind: 'one', value } : { kind: 'none' };
}

/** Number of cookies in a request. */
export const countCookies = (header: string | undefined): number => pairs(header).length;

/** The guest in a Cookie header; `bad` if the cookie exists but has no valid id. */
type GuestCookie = { readonly kind: 'none' | 'bad' } | { readonly kind: 'guest'; readonly id: string };

/** Parses the guest from a Cookie header. */
export function readGuestCookie(header: string | undefined): GuestCookie {
  const cookie = readCookie(header, GUEST_COOKIE);
  if (cookie.kind === 'none') return { kind: 'none' };
  const id = cookie.kind === 'one' ? parseGuestId([cookie.value]) : undefined;
  return id === undefined ? { kind: 'bad' } : { kind: 'guest', id };
}
