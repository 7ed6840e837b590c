import { emailKey } from '../../../../src/domain/auth/email-policy';

/** What mails to an address are counted by: `ada+news@site.test` ends in the same mailbox as `ada@site.test` (RFC 5233). */
export function mailboxKey(email: string): string {
  const key = emailKey(email);
  const at = key.lastIndexOf('@');
  const plus = key.indexOf('+');
  return plus > 0 && plus < at ? key.slice(0, plus) + key.slice(at) : key;
}
