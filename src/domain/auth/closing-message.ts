import type { ExpectedSender, ReceivedMessage } from '../bridge/trusted-message.policy';
import { isTrustedMessage } from '../bridge/trusted-message.policy';

/** How a sign-in in another tab ended, as the closing page there tells it. */
export type ClosingMessage =
  { readonly type: 'login' | 'register' } | { readonly type: 'error'; readonly message: string | undefined };

/** Most characters of an error's words. */
export const CLOSING_TEXT_MAX = 500;

/**
 * Reads what the closing page of a social sign-in posted; undefined for anything else, and for every other sender.
 * @rule 1.4.6f Cross-frame messages are accepted only under the trust rule.
 * @rule 3.5 The portal takes it only from the window that it opened, and from the closing page's exact origin.
 */
export function parseClosingMessage(received: ReceivedMessage, expected: ExpectedSender): ClosingMessage | undefined {
  if (!isTrustedMessage(received, expected)) return undefined;
  const { type, message } = received.data as { readonly type?: unknown; readonly message?: unknown };
  if (type === 'login' || type === 'register') return { type };
  if (type !== 'error') return undefined;
  return { type, message: typeof message === 'string' ? [...message].slice(0, CLOSING_TEXT_MAX).join('') : undefined };
}
