import { createHash } from 'node:crypto';
import type { ServerRandom } from '../../platform/system/server-random';

/** Secret of a session cookie, and the hash that is stored. */
export interface SessionToken {
  readonly token: string;
  /** SHA-256 in lower-case hexadecimal. */
  readonly hash: string;
}

/** Returns the hash to store for a secret. The hash identifies the session but does not reveal the secret. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Creates the secret of a new session: 256 random bits as base64url (decisions §5). */
export function newSessionToken(random: ServerRandom): SessionToken {
  const token = random.bytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const REMEMBERED = 30 * DAY;
const REMEMBERED_LIMIT = 180 * DAY;

/** Sliding expiry and absolute limit of a session. */
interface SessionLifetime {
  readonly expiresAt: Date;
  readonly absoluteExpiresAt: Date;
  /**
   * Lifetime of the cookie in seconds; undefined for a cookie that ends with the browser. The cookie lasts until the absolute limit:
   * the stored session decides, so the cookie need not be sent again when the session slides.
   */
  readonly maxAgeSeconds: number | undefined;
}

/** Returns the lifetime of a new session: 30 days, sliding up to 180, if remembered; else 24 hours (decisions §5). */
export function sessionLifetime(remember: boolean, now: Date): SessionLifetime {
  const from = (milliseconds: number): Date => new Date(now.getTime() + milliseconds);
  return remember
    ? {
        expiresAt: from(REMEMBERED),
        absoluteExpiresAt: from(REMEMBERED_LIMIT),
        maxAgeSeconds: REMEMBERED_LIMIT / 1000,
      }
    : { expiresAt: from(DAY), absoluteExpiresAt: from(DAY), maxAgeSeconds: undefined };
}

/** Returns the new expiry of a session used at `now`, up to its absolute limit; undefined if its last use is less than an hour ago. */
export function slidExpiry(lastSeenAt: Date, absoluteExpiresAt: Date, now: Date): Date | undefined {
  if (now.getTime() - lastSeenAt.getTime() < HOUR) return undefined;
  return new Date(Math.min(now.getTime() + REMEMBERED, absoluteExpiresAt.getTime()));
}
