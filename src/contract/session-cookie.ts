import { brand } from '../domain/shared/brand';

/** Name of the session cookie (decisions §5). */
export const SESSION_COOKIE = `__Host-${brand.identifier}`;

/** Name of the guest cookie (spec 1 §6). */
export const GUEST_COOKIE = 'p1_uuid';

/** Name of the short-lived cookie that binds a provider login to the browser that started it (spec 1 §7). */
export const SOCIAL_COOKIE = `${SESSION_COOKIE}-social`;

/** Name of the cookie that identifies a known browser; the cookie grants no access. */
export const DEVICE_COOKIE = `${SESSION_COOKIE}-device`;

/** Name of the cookie that lists the drafts opened through a private link in this browser. */
export const DRAFT_COOKIE = `${SESSION_COOKIE}-draft`;
