import { brand } from '../shared/brand';
import type { PageOrigin } from './page-origin';
import { isTrustedOrigin } from './trusted-origin.policy';

/** A cross-frame message as it arrived. */
export interface ReceivedMessage {
  readonly origin: unknown;
  readonly data: unknown;
  /** Whether it came from the one window that may send it; only the adapter can compare windows. */
  readonly fromExpectedWindow: boolean;
}

/** Who may send: a sub-domain of `page` or, where games speak, of the games' host, and of those exactly `origin`. */
export interface ExpectedSender {
  readonly page: PageOrigin;
  /** The configured host of the games, with its port where it has one, for a game only; it need not be below the page's. */
  readonly gamesHost?: string;
  readonly origin: string;
}

function bearsTheName(data: unknown): boolean {
  try {
    return typeof data === 'object' && data !== null && (data as { from?: unknown }).from === brand.identifier;
  } catch {
    // A getter or a proxy can throw while it is read.
    return false;
  }
}

function isBelow(origin: unknown, { page, gamesHost }: ExpectedSender): boolean {
  if (isTrustedOrigin(origin, page)) return true;
  return gamesHost !== undefined && isTrustedOrigin(origin, { scheme: page.scheme, host: gamesHost });
}

/**
 * Whether a message may be looked at: the suffix rule, and the exact origin, and the exact window, and our name on it.
 * @rule 1.9.12 Its sender is below the portal's own host or, for a game, below the configured games' host (ADR 5).
 * @rule 1.9.12 Its data is an object whose from field is the product's identifier.
 * @rule 2.5.8 Only trusted cross-frame messages are processed.
 * @rule 3.7 Each kind of message names its one sender as well: exact origin and window.
 */
export function isTrustedMessage(message: ReceivedMessage, expected: ExpectedSender): boolean {
  return (
    message.fromExpectedWindow &&
    message.origin === expected.origin &&
    isBelow(message.origin, expected) &&
    bearsTheName(message.data)
  );
}
