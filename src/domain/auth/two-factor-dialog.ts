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
