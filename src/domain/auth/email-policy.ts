const LOCAL_PART = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const LABEL = /^[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;

/**
 * Most characters of an address (RFC 5321).
 * @rule 3.5 The form of an address is checked, never whether it is known.
 */
export const EMAIL_MAX = 254;

/**
 * Tells whether a text has the form of a mail address that can be written to: ASCII, at most 254 characters, a dotted domain.
 * @rule 1.7.5 An address is validated by its form.
 */
export function isEmail(text: string): boolean {
  if (text.length > EMAIL_MAX) return false;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  const labels = text.slice(at + 1).split('.');
  return (
    at !== -1 &&
    local.length <= 64 &&
    LOCAL_PART.test(local) &&
    labels.length >= 2 &&
    labels.every((part) => LABEL.test(part))
  );
}

/** Two addresses with the same key are the same mailbox to us: letter case is ignored. */
export function emailKey(text: string): string {
  return text.toLowerCase();
}
