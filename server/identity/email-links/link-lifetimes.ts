import type { TokenPage } from '../../../src/domain/tokens/token-templates';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long the links of accounts hold, in milliseconds; their mails say the same. */
export const linkLifetimes = {
  'verify-email': 24 * HOUR,
  'reset-password': 30 * MINUTE,
  'social-finalize': 30 * MINUTE,
  'coin-purchase': 24 * HOUR,
  'deletion-status': 90 * DAY,
  'subscription-confirm': 7 * DAY,
  // Who finds an old mail must still be able to end them.
  'subscription-unsubscribe': 2 * 365 * DAY,
} as const satisfies Partial<Record<TokenPage, number>>;
