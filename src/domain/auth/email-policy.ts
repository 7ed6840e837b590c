const LOCAL_PART = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const LABEL = /^[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;

/**
 * Maximum length of an address, in characters (RFC 5321).
 * @rule 3.5 Only the form of an address is checked, never whether it is registered.
 */
export const EMAIL_MAX = 254;

/**
 * True if a text is a deliverable address by its form: ASCII, at most 254 characters, a domain with a dot.
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

/** Returns the same key for addresses that differ only in letter case. */
export function emailKey(text: string): string {
  return text.toLowerCase();
}
