import { brand } from '../domain/shared/brand';

/** Name of the session cookie (decisions §5). */
export const SESSION_COOKIE = `__Host-${brand.identifier}`;

/** Name of the guest's cookie (spec 1 §6). */
export const GUEST_COOKIE = 'p1_uuid';

/** Name of the short-lived cookie that marks the browser in which a sign-in by a provider was begun (spec 1 §7). */
export const SOCIAL_COOKIE = `${SESSION_COOKIE}-social`;

/** Name of the cookie by which accounts know a browser that has signed in before; it signs nobody in. */
export const DEVICE_COOKIE = `${SESSION_COOKIE}-device`;

/** Name of the cookie with the drafts that a private link has opened in this browser. */
export const DRAFT_COOKIE = `${SESSION_COOKIE}-draft`;
