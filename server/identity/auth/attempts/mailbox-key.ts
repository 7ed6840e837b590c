import { emailKey } from '../../../../src/domain/auth/email-policy';

/** Returns the key of a mailbox: `ada+news@site.test` and `ada@site.test` share one mailbox (RFC 5233). */
export function mailboxKey(email: string): string {
  const key = emailKey(email);
  const at = key.lastIndexOf('@');
  const plus = key.indexOf('+');
  return plus > 0 && plus < at ? key.slice(0, plus) + key.slice(at) : key;
}
