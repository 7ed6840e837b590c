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

const UNITS = [
  ['day', 24 * 60 * 60_000],
  ['hour', 60 * 60_000],
  ['minute', 60_000],
] as const;

/** Formats a lifetime in its largest unit with a value of at least two: "30 minutes", "24 hours", "90 days". */
export function lifetimeText(milliseconds: number): string {
  const [name, size] = UNITS.find(([, unit]) => milliseconds >= 2 * unit) ?? UNITS[2];
  const count = Math.max(1, Math.floor(milliseconds / size));
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}
