import { brand } from '../shared/brand';
import type { PageOrigin } from './page-origin';
import { isTrustedOrigin } from './trusted-origin.policy';

/** A cross-frame message as received. */
export interface ReceivedMessage {
  readonly origin: unknown;
  readonly data: unknown;
  /** True if the one allowed window sent it; only the adapter can compare windows. */
  readonly fromExpectedWindow: boolean;
}

/** Allowed sender: a subdomain of `page` or, for games, of the games' host, and exactly `origin`. */
export interface ExpectedSender {
  readonly page: PageOrigin;
  /** Configured host of the games with its port, for games only; need not be a subdomain of the page's host. */
  readonly gamesHost?: string;
  readonly origin: string;
}

function hasPortalName(data: unknown): boolean {
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
 * True if a message may be processed: correct domain suffix, exact origin, exact window, and our identifier.
 * @rule 1.9.12 A message's sender is a subdomain of the portal's host or, for a game, of the configured games' host
 * (ADR 5).
 * @rule 1.9.12 A message's data is an object whose `from` field is the product's identifier.
 * @rule 2.5.8 Only trusted cross-frame messages are processed.
 * @rule 3.7 Each kind of message names its one sender as well: exact origin and window.
 */
export function isTrustedMessage(message: ReceivedMessage, expected: ExpectedSender): boolean {
  return (
    message.fromExpectedWindow &&
    message.origin === expected.origin &&
    isBelow(message.origin, expected) &&
    hasPortalName(message.data)
  );
}
