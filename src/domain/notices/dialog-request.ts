/**
 * What a dialog is about.
 * @rule 1.2.9 Dialogs are of the types danger, info, prompt and success.
 */
export type DialogType = 'danger' | 'info' | 'prompt' | 'success';

export type DialogButton = 'confirm' | 'cancel';

/** A button; an `async` action keeps the dialog open until it has ended. */
export interface DialogAction {
  readonly title: string;
  readonly action: 'instant' | 'async';
}

/** What a dialog asks (spec 1 §2, §3). */
export interface DialogRequest {
  readonly type: DialogType;
  readonly title: string;
  readonly content: string;
  readonly confirm: DialogAction;
  readonly cancel: DialogAction;
  /** What must be typed before anything can be pressed. */
  readonly typedConfirmation: string | undefined;
  readonly footer: string | undefined;
}

/**
 * Tells whether what was typed is what the dialog asks for: letter by letter, small and capital, without the spaces around it; composed (NFC).
 * @rule 1.4.9c The typed text must match the dialog's confirmation text.
 */
export function matchesTypedText({ typedConfirmation }: DialogRequest, typed: string): boolean {
  return typedConfirmation === undefined || tidy(typed) === tidy(typedConfirmation);
}

function tidy(text: string): string {
  return text.normalize('NFC').trim();
}
