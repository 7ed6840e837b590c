import type { ExpectedSender, ReceivedMessage } from '../bridge/trusted-message.policy';
import { isTrustedMessage } from '../bridge/trusted-message.policy';

/** Outcome of a login in another tab, as the closing page reports it. */
export type ClosingMessage =
  | { readonly type: 'login' | 'register' }
  /**
   * `waiting`: the provider has confirmed an identity. The next login or registration of this browser links it to the
   * account.
   */
  | { readonly type: 'error' | 'waiting'; readonly message: string | undefined };

/** Address of the closing page: a subdomain of the portal, never of the games' host. */
export type ClosingPage = Pick<ExpectedSender, 'page' | 'origin'>;

interface Fields {
  readonly type?: unknown;
  readonly message?: unknown;
  /** Error code of a failed login. */
  readonly reason?: unknown;
}

/** Maximum length of an error text, in characters. */
export const CLOSING_TEXT_MAX = 500;

/**
 * Parses the message of a closing page; undefined for anything else and for other senders.
 * @rule 1.4.6f Cross-frame messages are accepted only under the trust rule.
 * @rule 3.5 The portal accepts the message only from the window that it opened and from the closing page's exact
 * origin.
 */
export function parseClosingMessage(
  received: ReceivedMessage,
  { page, origin }: ClosingPage,
): ClosingMessage | undefined {
  if (!isTrustedMessage(received, { page, origin })) return undefined;
  try {
    return parseFields(received.data as Fields);
  } catch {
    // A getter or a proxy can throw while it is read.
    return undefined;
  }
}

function parseFields({ type, message, reason }: Fields): ClosingMessage | undefined {
  if (type === 'login' || type === 'register') return { type };
  if (type !== 'error') return undefined;
  return {
    type: reason === 'waiting' ? 'waiting' : 'error',
    message: typeof message === 'string' ? cut(message) : undefined,
  };
}

/** Cuts a text without splitting surrogate pairs, and without reading past the limit. */
function cut(message: string): string {
  return [...message.slice(0, 2 * CLOSING_TEXT_MAX)].slice(0, CLOSING_TEXT_MAX).join('');
}
