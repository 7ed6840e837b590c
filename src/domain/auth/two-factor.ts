import { brand } from '../shared/brand';

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

/** The dialog in which two-factor sign-in is set up, gets new recovery codes, or is switched off; `codes` stay until the player says to have kept them. */
export type TwoFactorDialog =
  | { readonly step: 'closed' }
  /** Set-up, first: whether it is the player. */
  | { readonly step: 'proof' }
  /** Set-up, second: the secret goes into an app, and the app's first code comes back. */
  | { readonly step: 'app'; readonly secret: string; readonly uri: string }
  /** A code is asked for before new recovery codes are made. */
  | { readonly step: 'renew' }
  /** A code is asked for before it is switched off. */
  | { readonly step: 'end' }
  | { readonly step: 'codes'; readonly codes: readonly string[]; readonly fresh: boolean; readonly kept: boolean };

export type TwoFactorDialogEvent =
  | { readonly type: 'opened'; readonly on: 'proof' | 'renew' | 'end' }
  | { readonly type: 'begun'; readonly secret: string; readonly uri: string }
  | { readonly type: 'codes-issued'; readonly codes: readonly string[] }
  | { readonly type: 'ended' }
  | { readonly type: 'kept'; readonly kept: boolean }
  | { readonly type: 'left' };

/** Nothing is asked. */
export const closedTwoFactorDialog: TwoFactorDialog = { step: 'closed' };

/** Steps of setting it up, for counting them. */
export const SET_UP_STEPS = ['proof', 'app', 'codes'] as const;

/** Tells whether the dialog may go: recovery codes are shown this once, so not before they are kept. */
export function canClose(dialog: TwoFactorDialog): boolean {
  return dialog.step !== 'codes' || dialog.kept;
}

/** Moves the dialog; what does not fit its step is ignored, so that a late answer opens nothing. */
export function nextTwoFactorDialog(dialog: TwoFactorDialog, event: TwoFactorDialogEvent): TwoFactorDialog {
  const { step } = dialog;
  switch (event.type) {
    case 'opened':
      return step === 'closed' ? { step: event.on } : dialog;
    case 'begun':
      return step === 'proof' ? { step: 'app', secret: event.secret, uri: event.uri } : dialog;
    case 'codes-issued':
      // Codes that were issued count from now on: they are shown wherever the dialog is.
      return { step: 'codes', codes: event.codes, fresh: step !== 'renew', kept: false };
    case 'ended':
      return step === 'end' ? closedTwoFactorDialog : dialog;
    case 'kept':
      return step === 'codes' ? { ...dialog, kept: event.kept } : dialog;
    case 'left':
      return canClose(dialog) ? closedTwoFactorDialog : dialog;
  }
}

/** Name of the file in which recovery codes are kept. */
export const RECOVERY_FILE = `${brand.identifier}-recovery-codes.txt`;

/** Recovery codes as they are copied or kept in a file, one a line, below what they are. */
export function recoveryCodesText(username: string, codes: readonly string[]): string {
  return [`${brand.siteName} recovery codes of ${username}`, 'Each of them signs you in once.', '', ...codes, ''].join(
    '\n',
  );
}
