const DAY_SECONDS = 24 * 60 * 60;

export interface CookieOptions {
  /** Until when it is kept, in days; without it, until the browser is closed. */
  readonly days?: number;
  /** The host that it is for, with the hosts below it; without it, the current host alone. */
  readonly domain?: string;
}

export interface CookieAttributes {
  readonly path: '/';
  /** Seconds. */
  readonly maxAge?: number;
  readonly domain?: string;
}

/**
 * The attributes of a cookie that the portal sets; without a `domain` a browser keeps it for the current host.
 * @rule 1.9.11 Cookies expire in days, have the path / and, unless told otherwise, the current host.
 */
export function cookieAttributes({ days, domain }: CookieOptions): CookieAttributes {
  return {
    path: '/',
    ...(days === undefined ? {} : { maxAge: Math.round(days * DAY_SECONDS) }),
    ...(domain === undefined ? {} : { domain }),
  };
}
