const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const REMEMBERED = 30 * DAY;
const REMEMBERED_LIMIT = 180 * DAY;

/** When a session ends unless it is used, and when it ends in any case. */
export interface SessionLifetime {
  readonly expiresAt: Date;
  readonly absoluteExpiresAt: Date;
  /**
   * Seconds that the cookie lives, or none for a cookie that ends with the browser. It reaches to the absolute limit:
   * the server's own record decides, so the cookie need not be sent again each time the session slides.
   */
  readonly maxAgeSeconds: number | undefined;
}

/** How long a new session lives: 30 days, sliding up to 180, when remembered; 24 hours otherwise (decisions §5). */
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

/** The new end of a session that is used at `now`, never beyond its limit; undefined while its last use is less than an hour ago. */
export function slidExpiry(lastSeenAt: Date, absoluteExpiresAt: Date, now: Date): Date | undefined {
  if (now.getTime() - lastSeenAt.getTime() < HOUR) return undefined;
  return new Date(Math.min(now.getTime() + REMEMBERED, absoluteExpiresAt.getTime()));
}
