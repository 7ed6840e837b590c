import { brand } from '../shared/brand';

/** Number of digits of an authenticator app's code (RFC 6238). */
export const TOTP_DIGITS = 6;

/** Number of characters of a recovery code, in two halves with a hyphen between. */
export const RECOVERY_CHARACTERS = 10;

/** The second factor of a login. */
export type TwoFactorCode = { readonly kind: 'totp' | 'recovery'; readonly code: string };

const TOTP = new RegExp(`^\\d{${TOTP_DIGITS}}$`);
const RECOVERY = new RegExp(`^[a-z2-7]{${RECOVERY_CHARACTERS}}$`);

/**
 * Parses a code: six digits, or a recovery code of ten letters and digits 2 to 7. Case, spaces and hyphens are ignored.
 * @rule 3.5 Two-factor authentication accepts a code of the app or a recovery code.
 */
export function parseTwoFactorCode(text: string): TwoFactorCode | undefined {
  const code = text.replace(/[\s-]/g, '').toLowerCase();
  if (TOTP.test(code)) return { kind: 'totp', code };
  return RECOVERY.test(code) ? { kind: 'recovery', code } : undefined;
}

/**
 * State of the dialog that sets up, renews or ends two-factor authentication. `codes` stays until the player has confirmed
 * saving them.
 */
export type TwoFactorDialog =
  | { readonly step: 'closed' }
  /** First step of the set-up: proof of identity. */
  | { readonly step: 'proof' }
  /** Second step of the set-up: the app receives the secret, and the player enters its first code. */
  | { readonly step: 'app'; readonly secret: string; readonly uri: string }
  /** Code entry before new recovery codes are created. */
  | { readonly step: 'renew' }
  /** Code entry before two-factor authentication is switched off. */
  | { readonly step: 'end' }
  | { readonly step: 'codes'; readonly codes: readonly string[]; readonly fresh: boolean; readonly kept: boolean };

export type TwoFactorDialogEvent =
  | { readonly type: 'opened'; readonly on: 'proof' | 'renew' | 'end' }
  | { readonly type: 'begun'; readonly secret: string; readonly uri: string }
  | { readonly type: 'codes-issued'; readonly codes: readonly string[] }
  | { readonly type: 'ended' }
  | { readonly type: 'kept'; readonly kept: boolean }
  | { readonly type: 'left' };

/** State of the closed dialog. */
export const closedTwoFactorDialog: TwoFactorDialog = { step: 'closed' };

/** Steps of the set-up, for the step counter. */
export const SET_UP_STEPS = ['proof', 'app', 'codes'] as const;

/** True if the dialog may close; recovery codes are shown only once, so they must be saved first. */
export function canClose(dialog: TwoFactorDialog): boolean {
  return dialog.step !== 'codes' || dialog.kept;
}

/** Returns the dialog after an event. Events that do not fit the step are ignored, including delayed responses. */
export function nextTwoFactorDialog(dialog: TwoFactorDialog, event: TwoFactorDialogEvent): TwoFactorDialog {
  const { step } = dialog;
  switch (event.type) {
    case 'opened':
      return step === 'closed' ? { step: event.on } : dialog;
    case 'begun':
      return step === 'proof' ? { step: 'app', secret: event.secret, uri: event.uri } : dialog;
    case 'codes-issued':
      // Issued codes are valid at once, so every step shows them.
      return { step: 'codes', codes: event.codes, fresh: step !== 'renew', kept: false };
    case 'ended':
      return step === 'end' ? closedTwoFactorDialog : dialog;
    case 'kept':
      return step === 'codes' ? { ...dialog, kept: event.kept } : dialog;
    case 'left':
      return canClose(dialog) ? closedTwoFactorDialog : dialog;
  }
}

/** Name of the file with recovery codes. */
export const RECOVERY_FILE = `${brand.identifier}-recovery-codes.txt`;

/** Returns the text of the recovery codes for a file or the clipboard: a heading, then one code a line. */
export function recoveryCodesText(username: string, codes: readonly string[]): string {
  return [`${brand.siteName} recovery codes of ${username}`, 'Each code works once.', '', ...codes, ''].join('\n');
}
