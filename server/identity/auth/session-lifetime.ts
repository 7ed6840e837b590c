const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const REMEMBERED = 30 * DAY;
const REMEMBERED_LIMIT = 180 * DAY;

/** Sliding expiry and absolute limit of a session. */
export interface SessionLifetime {
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
