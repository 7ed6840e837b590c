import { expect, test } from 'vitest';
import { lifetimeText, linkLifetimes } from '../../../../server/identity/email-links/link-lifetimes';

const MINUTE = 60_000;

test.each([
  [linkLifetimes['reset-password'], '30 minutes'],
  [linkLifetimes['social-finalize'], '30 minutes'],
  [linkLifetimes['verify-email'], '24 hours'],
  [linkLifetimes['deletion-status'], '90 days'],
  [MINUTE, '1 minute'],
  [90 * MINUTE, '90 minutes'],
  [1, '1 minute'],
])('lifetimeText formats %i milliseconds as %s', (milliseconds, text) => {
  expect(lifetimeText(milliseconds)).toBe(text);
});
