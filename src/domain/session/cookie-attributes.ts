const DAY_SECONDS = 24 * 60 * 60;

export interface CookieOptions {
  /** Lifetime in days; without it, the cookie ends with the browser session. */
  readonly days?: number;
  /** Host of the cookie, including its sub-domains; without it, the current host only. */
  readonly domain?: string;
}

export interface CookieAttributes {
  readonly path: '/';
  /** Seconds. */
  readonly maxAge?: number;
  readonly domain?: string;
}

/**
 * Returns the attributes of a cookie that the portal sets.
 * @rule 1.9.11 Cookies expire in days, have the path / and, unless another is given, the current host.
 */
export function cookieAttributes({ days, domain }: CookieOptions): CookieAttributes {
  return {
    path: '/',
    ...(days === undefined ? {} : { maxAge: Math.round(days * DAY_SECONDS) }),
    ...(domain === undefined ? {} : { domain }),
  };
}
