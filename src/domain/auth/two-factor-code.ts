/** Digits of a code that an authenticator app shows (RFC 6238). */
export const TOTP_DIGITS = 6;

/** Characters of a recovery code, in two halves with a hyphen between. */
export const RECOVERY_CHARACTERS = 10;

/** The second factor of a sign-in. */
export type TwoFactorCode = { readonly kind: 'totp' | 'recovery'; readonly code: string };

const TOTP = new RegExp(`^\\d{${TOTP_DIGITS}}$`);
const RECOVERY = new RegExp(`^[a-z2-7]{${RECOVERY_CHARACTERS}}$`);

/**
 * The code that a text means: six digits, or a recovery code of ten letters (of either case) and digits 2 to 7; spaces and hyphens do not matter.
 * @rule 3.5 Two-factor sign-in takes a code of the app, or a recovery code.
 */
export function parseTwoFactorCode(text: string): TwoFactorCode | undefined {
  const code = text.replace(/[\s-]/g, '').toLowerCase();
  if (TOTP.test(code)) return { kind: 'totp', code };
  return RECOVERY.test(code) ? { kind: 'recovery', code } : undefined;
}
