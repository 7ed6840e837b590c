import { expect, test } from 'vitest';
import { writeToken } from '../../../../src/domain/tokens/token';
import { secretOf } from '../../../../server/identity/email-links/secret-of';

const secret = 'A'.repeat(43);

test('secretOf extracts the secret of a page token and returns any other text unchanged', () => {
  expect(secretOf('reset-password', writeToken('reset-password', { secret }))).toBe(secret);
  const others = [secret, writeToken('deletion-status', { secret }), '', '../../etc'];
  expect(others.map((token) => secretOf('reset-password', token))).toEqual(others);
});
