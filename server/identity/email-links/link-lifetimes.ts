import type { TokenPage } from '../../../src/domain/tokens/token-templates';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Lifetimes of emailed links, in milliseconds. The emails state the same times. */
export const linkLifetimes = {
  'verify-email': 24 * HOUR,
  'reset-password': 30 * MINUTE,
  'social-finalize': 30 * MINUTE,
  'coin-purchase': 24 * HOUR,
  'deletion-status': 90 * DAY,
  'subscription-confirm': 7 * DAY,
  // An old email must still allow its reader to unsubscribe.
  'subscription-unsubscribe': 2 * 365 * DAY,
} as const satisfies Partial<Record<TokenPage, number>>;
