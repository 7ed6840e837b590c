import { expect, test } from 'vitest';
import { writeToken } from '../../../../src/domain/tokens/token';
import { secretOf } from '../../../../server/identity/email-links/secret-of';

const secret = 'A'.repeat(43);

test('the secret of a form is taken out of its page’s token, and anything else is left as it is', () => {
  expect(secretOf('reset-password', writeToken('reset-password', { secret }))).toBe(secret);
  const others = [secret, writeToken('deletion-status', { secret }), '', '../../etc'];
  expect(others.map((token) => secretOf('reset-password', token))).toEqual(others);
});
