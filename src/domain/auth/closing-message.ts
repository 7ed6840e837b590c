import type { ExpectedSender, ReceivedMessage } from '../bridge/trusted-message.policy';
import { isTrustedMessage } from '../bridge/trusted-message.policy';

/** How a sign-in in another tab ended, as the closing page there tells it. */
export type ClosingMessage =
  | { readonly type: 'login' | 'register' }
  /** `waiting`: the provider has confirmed somebody whom the next login or registration of this browser makes known here. */
  | { readonly type: 'error' | 'waiting'; readonly message: string | undefined };

/** Where the closing page is: a sub-domain of the portal, never of the games' host. */
export type ClosingPage = Pick<ExpectedSender, 'page' | 'origin'>;

interface Fields {
  readonly type?: unknown;
  readonly message?: unknown;
  /** Why there was no sign-in, in one word. */
  readonly reason?: unknown;
}

/** Most characters of an error's words. */
export const CLOSING_TEXT_MAX = 500;

/**
 * Reads what the closing page of a social sign-in posted; undefined for anything else, and for every other sender.
 * @rule 1.4.6f Cross-frame messages are accepted only under the trust rule.
 * @rule 3.5 The portal takes it only from the window that it opened, and from the closing page's exact origin.
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

/** A character is one unit of a string, or two: the rest of a text of any length is not looked at. */
function cut(message: string): string {
  return [...message.slice(0, 2 * CLOSING_TEXT_MAX)].slice(0, CLOSING_TEXT_MAX).join('');
}
